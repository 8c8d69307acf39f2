"""`monumenta admin ban`, `unban`, `rename` and `rotate-key`: who may come in, and under which name."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from monumenta.server.people.bans import Ban, Bans, banned_name, too_wide
from monumenta.server.store import migrate
from monumenta.tables.problem import Refused
from tests.server.harness import Json, Page, Person, Server, request_id
from tests.server.host import Host


def _together(server: Server, **how: Any) -> tuple[Person, Person, Json]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open", starter=0, **how)
    ben.join(table)
    return ana, ben, table


def _replaceable(page: Page, seat: int) -> None:
    while page.info is None or not page.info["seats"][seat]["replaceable"]:
        page.hear()


def test_a_banned_guest_is_cut_off_and_told_why(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server(MONUMENTA_GRACE="1000")  # nobody waits for that
    ana, ben, table = _together(server, listed=True)
    other = ana.create("me", "open", listed=True)
    with ana.page(table["id"]) as one, ben.page(table["id"]) as two, ben.page(other["id"]) as three:
        for page in (one, two, three):
            page.wait("scene")
        said = host.done("ban", ben.me["guest"], "--reason", "Please be kind.")
        assert (said["who"], said["known"], said["until"]) == (ben.me["guest"], True, None)
        for page in (two, three):
            assert page.read_to_the_end() == 4403
            last = page.heard[-1]
            assert (last["kind"], last["code"], last["detail"]) == ("rejected", "banned", "Please be kind.")
        _replaceable(one, 1)
        one.say(kind="handover", id=request_id(), seat=1, bot="random")
        while one.info is None or one.info["seats"][1]["kind"] != "bot":
            one.hear()
        for path in ("/api/me", "/api/tables", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/record"):
            refused = ben.http.get(path)
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
            assert refused.json()["detail"] == "Please be kind."
        posts: dict[str, Json] = {
            "/api/tables": {"game": "monuments", "options": {}, "seats": [{"kind": "open"}] * 2},
            f"/api/tables/{other['id']}/join": {},
            "/api/me": {"name": "Benji"},
        }
        for path, body in posts.items():
            assert ben.http.post(path, json=body).json()["code"] == "banned"
        with ben.page(other["id"]) as page:
            assert page.hear()["code"] == "banned"
            with pytest.raises(ConnectionClosed):
                page.hear()
        server.kill()
        server.start()
    for person in (ana, ben):
        person.moved()
    assert ben.http.get("/api/me").json()["code"] == "banned"  # it is kept
    assert ana.get("/api/me")
    assert [ban["reason"] for ban in host.done("bans")] == ["Please be kind."]
    assert host.done("unban", ben.me["guest"])["done"] is True
    assert ben.get("/api/me") == ben.me
    assert host.done("bans") == []
    assert host("unban", ben.me["guest"]).status == 1


def test_the_seat_of_who_is_banned_waits_for_nobody_after_a_restart(
    own_server: Callable[..., Server], host: Host
) -> None:
    server = own_server(MONUMENTA_GRACE="1000")
    ana, ben, table = _together(server)
    server.stop()
    host.done("ban", ben.me["guest"])  # with no server, as with one
    server.start()
    ana.moved()
    with ana.page(table["id"]) as page:
        assert [seat["replaceable"] for seat in page.wait("scene")["table"]["seats"]] == [False, True]


def test_a_banned_address_gets_the_page_and_nothing_else(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server(MONUMENTA_PROXIES="127.0.0.1", MONUMENTA_GRACE="1000")
    ana, ben, table = _together(server, listed=True)
    far: Json = {"X-Forwarded-For": "203.0.113.7"}
    ben.http.headers.update(far)
    with ana.page(table["id"]) as one, ben.page(table["id"], headers=far) as two:
        one.wait("scene")
        two.wait("scene")
        watching = Page(None, table["id"], server, headers=far)
        watching.wait("scene")
        host.done("ban", "203.0.113.0/24", "--until", "1h")
        for page in (two, watching):
            assert page.read_to_the_end() == 4403
        _replaceable(one, 1)
        refused = ben.http.get("/api/me")
        assert refused.json()["code"] == "banned"
        assert "until" in refused.json()["message"]
        assert ben.http.get("/api/games").json()["code"] == "banned"
        assert ben.http.get("/api/health").status_code == 200
        assert ben.http.get("/").status_code == 200
        with ben.page(table["id"], headers=far) as page:
            assert page.hear()["code"] == "banned"
        assert ben.http.get("/api/me", headers={"X-Forwarded-For": "203.0.114.7"}).status_code == 200
        assert ben.http.get("/api/me", headers={"X-Forwarded-For": "::ffff:203.0.113.9"}).status_code == 403
        host.done("unban", "203.0.113.200/24")  # the same net, written otherwise
        assert ben.get("/api/me")["guest"] == ben.me["guest"]


def test_there_is_no_way_round_a_ban(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server(MONUMENTA_PROXIES="127.0.0.1")
    table = Person(server).create("me", "open", listed=True)["id"]
    host.done("ban", "203.0.113.7")
    banned: Json = {"X-Forwarded-For": "203.0.113.7"}
    for path in ("//api/me", "/%2fapi/me", "///api/me", "/%2F/api/me", "/api//me", "api/me", "%2f/api/me"):
        assert _asked(server, path) == (404, "not-found"), path
        assert _asked(server, path, "X-Forwarded-For: 203.0.113.7") == (404, "not-found"), path
        playing = path.replace("me", f"tables/{table}/play")
        assert _asked(server, playing, "X-Forwarded-For: 203.0.113.7") == (404, "not-found"), path
        if playing.startswith("/"):  # the client sends no other
            with connect(f"ws://{server.host}{playing}", additional_headers=banned) as line:
                assert json.loads(line.recv())["code"] == "not-found", path
    for path in ("/api/me", "%2fapi/me", "/%61pi/me", "/api/me/", "/api%2fme"):  # these are ours, once they are read
        assert _asked(server, path) == (200, None), path
        assert _asked(server, path, "X-Forwarded-For: 203.0.113.7") == (403, "banned"), path


def _asked(server: Server, path: str, *headers: str) -> tuple[int, str | None]:
    """Status and code of what is answered to a path, written exactly so."""
    name, port = server.host.split(":")
    lines = [f"GET {path} HTTP/1.1", f"Host: {server.host}", "Connection: close", *headers, "", ""]
    with socket.create_connection((name, int(port)), timeout=30) as line:
        line.sendall("\r\n".join(lines).encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body).get("code") if body.startswith(b"{") else None


def test_a_ban_ends_when_it_was_said_to(host: Host) -> None:
    now = int(time.time())
    bans = Bans()
    bans.adopt([Ban("0" * 16, now, now - 1, None), Ban("10.0.0.0/8", now, now - 1), Ban("1" * 16, now, now + 1000)])
    assert bans.of_guest("0" * 16) is None
    assert bans.of_address("10.1.2.3") is None
    with pytest.raises(Refused, match="until"):
        bans.check_guest("1" * 16)
    migrate.upgrade(f"sqlite:///{host.db}")
    host.done("ban", "1" * 16, "--until", "1h")
    assert host.done("bans")[0]["until"] == pytest.approx(now + 3600, abs=600)
    host.ask("update bans set until = 1")
    assert host.done("bans") == []


@pytest.mark.parametrize(
    ("typed", "who"),
    [
        ("ABCDEF0123456789", "abcdef0123456789"),
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::1/128", "2001:db8::1/128"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("::ffff:192.0.2.0/120", "192.0.2.0/24"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_a_guest_or_an_address_is_known_by_one_name(typed: str, who: str) -> None:
    assert banned_name(typed) == who


@pytest.mark.parametrize(
    "typed", ["", "Ana", "0" * 15, "0" * 17, "300.1.1.1", "1.2.3.4/33", "'; drop table bans", "/0"]
)
def test_what_is_neither_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        banned_name(typed)


def test_nets_of_many_sizes_are_told_apart() -> None:
    bans = Bans()
    bans.adopt([Ban(who, 0) for who in ("10.1.0.0/16", "192.0.2.7/32", "2001:db8::/64")])
    banned = ["10.1.255.255", "192.0.2.7", "2001:db8::ffff", "::ffff:10.1.0.1"]
    free = ["10.2.0.0", "192.0.2.8", "2001:db8:0:1::", "testclient", "", None]
    assert [bans.of_address(one) is not None for one in banned] == [True] * len(banned)
    assert [bans.of_address(one) for one in free] == [None] * len(free)


@pytest.mark.parametrize(
    "who", ["0.0.0.0/0", "::/0", "127.0.0.1/32", "::1/128", "64.0.0.0/2", "2000::/3", "::ffff:0:0/96"]
)
def test_a_net_that_may_hold_everybody_is_asked_for_twice(
    who: str, host: Host, own_server: Callable[..., Server]
) -> None:
    if who == "0.0.0.0/0":
        own_server()
    else:
        migrate.upgrade(f"sqlite:///{host.db}")
    assert too_wide(banned_name(who))
    said = host("ban", who, "--yes")
    assert said.status == 2
    assert "--wide" in said.err
    for answers in ("n\n", "y\nn\n", "y\n", ""):
        assert host("ban", who, answers=answers).status in (1, 2)
    assert host.done("bans") == []
    assert host("ban", who, answers="y\ny\n").status == 0
    assert host.done("unban", who)["done"] is True  # from the command the host can always come back
    assert host("ban", who, "--yes", "--wide").status == 0


def test_ordinary_bans_are_not_asked_about(host: Host) -> None:
    migrate.upgrade(f"sqlite:///{host.db}")
    assert not too_wide("10.0.0.0/8")
    assert not too_wide("0" * 16)
    said = host("ban", "f" * 16)
    assert said.status == 0
    assert "Nobody of that id" in said.out  # it may have been mistyped


def test_a_new_name_shows_everywhere(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben, table = _together(server, listed=True)
    room = ben.create("me", "open", listed=True)
    over = ben.create("me", "random", listed=True)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        said = host.done("rename", ben.me["guest"], "  Guest\u200b 99 ")
        assert (said["name"], said["was"], said["seats"]) == ("Guest 99", "Ben", 3)
        while page.info is None or page.info["seats"][1]["name"] != "Guest 99":
            page.hear()
    for _ in ("live", "restarted"):
        assert ben.get("/api/me")["name"] == "Guest 99"
        names = {info["id"]: [seat["name"] for seat in info["seats"]] for info in ana.get("/api/tables")}
        assert names[table["id"]] == ["Ana", "Guest 99"]
        assert names[room["id"]][0] == names[over["id"]][0] == "Guest 99"
        server.kill()
        server.start()
        for person in (ana, ben):
            person.moved()
    for bad in ("", "x" * 25, "\u2800\u200b", "\x00"):
        said = host("rename", ben.me["guest"], bad)
        assert said.status == 1, bad
        assert "24" in said.err
    assert host("rename", "0" * 16, "Nobody").status == 1
    server.stop()
    assert host.done("rename", ben.me["guest"], "Ben again")["seats"] == 3


def test_a_new_key_loses_nobody_and_forgetting_the_old_ones_everybody(
    own_server: Callable[..., Server], host: Host
) -> None:
    server = own_server()
    ana, ben, table = _together(server)
    old = ana.http.cookies["monumenta_guest"]
    assert host.done("rotate-key") == {"order": "rotate-key", "done": True, "old_keys": 1, "forgot_old": False}
    assert ana.get(f"/api/tables/{table['id']}")["you"] == 0  # by the old cookie
    assert ana.get("/api/me") == ana.me
    new = ana.http.cookies["monumenta_guest"]
    assert new != old  # signed anew at the next visit
    assert "set-cookie" not in ana.http.get("/api/me").headers
    server.stop()
    host.done("rotate-key")
    server.start()
    ana.moved()
    ben.moved()
    assert ben.get("/api/me") == ben.me  # two keys later
    assert host("rotate-key", "--forget-old", answers="n\n").status == 1
    assert ana.get("/api/me") == ana.me
    assert host.done("rotate-key", "--forget-old")["old_keys"] == 0
    assert ana.get("/api/me")["guest"] != ana.me["guest"]
    keys = host.ask("select value from settings where name = 'cookie-key'")
    assert str(keys[0][0]) not in str(host("rotate-key"))


def test_a_forged_cookie_is_good_under_no_key(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana = Person(server)
    host.done("rotate-key")
    forged = f"{ana.me['guest']}.{'A' * 27}"
    ana.http.cookies.set("monumenta_guest", forged, domain=server.host.partition(":")[0])
    assert ana.http.get("/api/me", headers={"Cookie": f"monumenta_guest={forged}"}).json()["guest"] != ana.me["guest"]


def test_a_reason_is_a_text_whatever_is_in_it(host: Host) -> None:
    migrate.upgrade(f"sqlite:///{host.db}")
    reason = "[red]'; drop table bans; --\x1b[2J\nand so on"
    host.done("ban", "a" * 16, "--reason", reason)
    assert host.done("bans")[0]["reason"] == reason
    assert "\x1b" not in host("bans").out
    assert "[red]" in host("bans").out
