"""A bot for Cardhall: sits down at a table by its link and plays until the session is over.

python a_bot.py http://127.0.0.1:8000/live/k3x9q2 "Robo Thibodeaux"
"""

import json
import random
import sys
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect


def play(link: str, name: str, dice: random.Random, pin: str = "2468") -> dict:
    """Legal acts at random, to the end; the last view of the table."""
    hall, _, code = link.rsplit("/", 2)
    cookies = CookieJar()
    browser = build_opener(HTTPCookieProcessor(cookies))

    def ask(path: str, body: dict | None = None) -> dict:
        form = next((one.value for one in cookies if one.name.endswith("cardhall-form")), "")
        head = {"Content-Type": "application/json", "X-CSRFToken": form}
        data = None if body is None else json.dumps(body).encode()
        return json.load(browser.open(Request(hall + path, data, head)))

    def tell(type: str, **what: object) -> int:
        command = {"type": type, "seat": seat, **what}
        told = {"id": f"{dice.getrandbits(128):032x}", "version": 0, "command": command}
        try:
            return ask(f"/api/tables/{table}/commands", told)["version"]
        except HTTPError as refused:  # too late: it was done for me, and the next push tells
            if refused.code != 422:
                raise
            return known

    known = 0
    table = ask(f"/api/sit/{code}")["table"]
    ask("/api/login", {"name": name, "pin": pin, "event": table})
    seats = ask(f"/api/tables/{table}/view")["view"]["seats"]
    seat = next(one["seat"] for one in seats if not one["taken"] and not one["bot"])
    known = tell("sit", person="", name=name, acknowledged=True)
    head = {"Cookie": "; ".join(f"{one.name}={one.value}" for one in cookies)}
    socket = f"ws{hall[4:]}/ws/tables/{table}"
    with connect(socket, origin=hall, additional_headers=head) as pushes:
        for push in map(json.loads, pushes):
            view, mine = push["view"], push["view"]["mine"]
            if view["stage"] == "ended":
                return view
            if push["version"] < known:  # from before my last act
                continue
            acts = [one["words"] for one in (*mine["actions"], *mine["cards"]) if one["words"]]
            if seat in view["asked"] and acts:
                known = tell("act", step=view["step"], words=dice.choice(acts))
            for duty in ("draw_card", "shuffle", "cut", "go_on", "take_back_seat"):
                if mine[f"may_{duty}"]:
                    known = tell(duty)
    raise ConnectionError("the hall has closed the line")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], random.Random())["results"])
