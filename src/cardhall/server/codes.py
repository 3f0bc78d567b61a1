"""Find what a code gives access to, and check that a grant's code was not replaced since."""

import hashlib
from functools import lru_cache

from msgspec.structs import replace

from cardhall.hall.entries.decide import CODE_LETTERS
from cardhall.hall.state import State, plain_code
from cardhall.server.access import Grant

TABLE_CODE = 5  # codes of an event are longer: nobody takes one for the other


@lru_cache(4096)
def proof_of(code: str) -> str:
    """Make the digest of a code that a grant keeps: enough to know when another code has replaced
    it."""
    return hashlib.sha256(plain_code(code).encode()).hexdigest()[:16]


def grant_for(state: State, code: str) -> Grant | None:
    """The grant that a code gives; None for one that opens nothing in this event."""
    role, where, table = state.who(code)
    if role == "judge":
        return Grant("judge", state.id, proof=proof_of(code))
    if role == "captain":
        return Grant("captain", state.id, table=f"{where}/{table}", proof=proof_of(code))
    if role == "player":
        return Grant("player", state.id, entry=where, member=table, proof=proof_of(code))
    return None


def grant_for_name(state: State, code: str, name: str) -> Grant | None:
    """The same for one who also gives a name. Of a team either code does, and the name tells
    which of the two it is."""
    grant = grant_for(state, code)
    entry = state.entries.get(grant.entry) if grant else None
    if grant is None or entry is None:
        return grant if grant and name_of(state, grant).casefold() == name.casefold() else None
    for member, known in enumerate(entry.people):
        if known.casefold() == name.casefold():
            mine = replace(grant, member=member)
            return replace(mine, proof=proof_of(code_of(state, mine)))
    return None


def entry_of(state: State, name: str) -> str:
    """The entry in which somebody of this name plays; "" for none."""
    named = name.casefold()
    for id, entry in state.entries.items():
        if any(known.casefold() == named for known in entry.people):
            return id
    return ""


def stands(state: State, grant: Grant) -> bool:
    """True while a grant's code is still the code of its place: a reset kills the old one."""
    code = code_of(state, grant)
    return bool(code) and proof_of(code) == grant.proof


def name_of(state: State, grant: Grant) -> str:
    """A player's name as it is now: grants of an event keep none, so that it can be forgotten."""
    entry = state.entries.get(grant.entry)
    return entry.people[grant.member] if entry and grant.member < len(entry.people) else grant.name


def code_of(state: State, grant: Grant) -> str:
    if grant.role == "judge":
        return state.judge_code
    if grant.role == "captain":
        key, _, table = grant.table.partition("/")
        category = state.categories.get(key)
        return category.codes.get(int(table), "") if category else ""
    entry = state.entries.get(grant.entry)
    if entry is None:
        return ""
    # a team that was taken before each of the two had a code shares one
    return (grant.member and entry.partner_code) or entry.code


@lru_cache(4096)
def table_code(id: str) -> str:
    """Five letters and figures that are read aloud to friends: "K7QXM". What it opens is open to
    everybody in the hall, so it need only tell tables in play apart, and be short."""
    number = int.from_bytes(hashlib.sha256(f"table {id}".encode()).digest()[:8], "big")
    letters = []
    for _ in range(TABLE_CODE):
        number, index = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[index])
    return "".join(letters)
