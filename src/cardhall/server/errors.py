"""Turn errors into what people read: what happened, which field, what to do. No card or name."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar._multipart import parse_multipart_form
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException

from cardhall.messages import Message, no_words, to_answer, written

log = logging.getLogger("cardhall")


class Trouble(msgspec.Struct, omit_defaults=True):
    """The body of every answer that is not a success.

    ``error`` is a fixed word: refused, stale, not_allowed, sign_in, not_found, too_many, too_large,
    bad_request, busy, fault. ``clause`` is a clause id or an option's name; ``reason`` a game's own
    key of what it refuses.
    """

    error: str
    why: Message
    field: str = ""
    cure: Message | msgspec.UnsetType = msgspec.UNSET
    clause: str = ""
    reason: str = ""


class Refused(Exception):
    """Raised anywhere in the server; becomes one ``Trouble`` with its HTTP status."""

    def __init__(self, status: int, problem: msgspec.Struct) -> None:
        super().__init__(status)
        self.status = status
        self.problem = problem


def sign_in(why: Message = no_words, field: str = "", cure: Message = no_words) -> Refused:
    return Refused(
        401,
        Trouble(
            "sign_in",
            why or Message("sign-in-first"),
            field,
            cure or Message("scan-your-code-again-or-ask"),
        ),
    )


def not_allowed(why: Message = no_words, cure: Message = no_words) -> Refused:
    return Refused(
        403,
        Trouble(
            "not_allowed",
            why or Message("that-is-not-yours-to-do-here"),
            "",
            cure or Message("ask-the-chairperson"),
        ),
    )


def not_found(why: Message, field: str = "", cure: Message = no_words) -> Refused:
    return Refused(
        404, Trouble("not_found", why, field, cure or Message("look-at-the-address-again"))
    )


def bad_request(why: Message, field: str = "", cure: Message = no_words) -> Refused:
    return Refused(400, Trouble("bad_request", why, field, cure or msgspec.UNSET))


def answer(
    status: int, problem: msgspec.Struct, headers: dict[str, str] | None = None
) -> Response[bytes]:
    return Response(
        to_answer(problem),
        status_code=status,
        media_type=MediaType.JSON,
        headers=headers or {},
    )


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    return answer(error.status, error.problem)


def on_refusal(_: Request[Any, Any, Any], refusal: Any) -> Response[bytes]:
    """A domain's own refusal: it names the field, the cure and the clause."""
    clause, reason = getattr(refusal, "clause", ""), getattr(refusal, "reason", "")
    problem = Trouble(
        "refused",
        refusal.why,
        refusal.field,
        refusal.cure or msgspec.UNSET,
        clause,
        reason,
    )
    return answer(422, problem)


def on_store_failed(_: Request[Any, Any, Any], failed: Any) -> Response[bytes]:
    """The disk would not take it: nothing was changed, and the same command may come again."""
    return answer(503, Trouble("busy", failed.why, "", failed.cure or msgspec.UNSET))


def on_no_press(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A paper was asked for where nothing prints."""
    cure = Message("install-what-prints")
    return answer(422, Trouble("refused", Message("this-hall-cannot-print"), "", cure))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The framework's own refusals, in the hall's words."""
    return answer(error.status_code, in_words(error), dict(error.headers or {}))


def in_words(error: HTTPException) -> Trouble:
    status = error.status_code
    if isinstance(error, ValidationException):
        field, cure = named_field(error)
        return Trouble("bad_request", Message("that-could-not-be-read"), field, cure)
    if isinstance(error, PermissionDeniedException) and "CSRF" in error.detail:
        return Trouble(
            "not_allowed",
            Message("this-page-is-no-longer-current"),
            "",
            Message("load-the-page-again"),
        )
    words = {
        400: Trouble(
            "bad_request", Message("that-could-not-be-read"), "", Message("load-the-page-again")
        ),
        401: Trouble("sign_in", Message("sign-in-first"), "", Message("scan-your-code-again")),
        403: Trouble(
            "not_allowed",
            Message("that-is-not-yours-to-do-here"),
            "",
            Message("ask-the-chairperson"),
        ),
        404: Trouble(
            "not_found", Message("there-is-nothing-here"), "", Message("look-at-the-address-again")
        ),
        405: Trouble(
            "not_found", Message("there-is-nothing-here"), "", Message("look-at-the-address-again")
        ),
        413: Trouble(
            "too_large", Message("that-is-too-much-at-once"), "", Message("send-a-smaller-file")
        ),
        429: Trouble(
            "too_many", Message("too-many-at-once"), "", Message("wait-a-minute-and-try-again")
        ),
    }
    return words.get(status, fault())


def named_field(error: ValidationException) -> tuple[str, Message]:
    """The first field that the framework could not read, and what it expected there."""
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    if isinstance(first, dict):
        return str(first.get("key", "")), written(str(first.get("message", "")))
    return "", no_words


def fault() -> Trouble:
    return Trouble(
        "fault",
        Message("something-went-wrong-here"),
        "",
        Message("try-again"),
    )


def on_form(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Refuse a form whose text is none, or in letters that nobody knows: the framework reads it
    without minding. The same kind of error anywhere else is a fault."""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code is parse_multipart_form.__code__:
            return answer(400, in_words(HTTPException(status_code=400)))
        trace = trace.tb_next
    return on_fault(request, error)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Unknown trouble: where it happened goes to the log, what was in it does not."""
    log_fault(request.scope["route_handler"].name or "a request", error)
    return answer(500, fault())


def log_fault(where: str, error: BaseException) -> None:
    """The kind of error and its places in the code; messages and values may hold cards or names."""
    places, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(
            f"{code.co_filename.rpartition('cardhall')[2] or '?'}:{trace.tb_lineno} {code.co_name}"
        )
        trace = trace.tb_next
    log.error("fault in %s: %s at %s", where, type(error).__name__, " < ".join(reversed(places)))
