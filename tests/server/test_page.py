"""The page and its headers, over HTTP."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from monumenta.server.http.door import HEADERS
from monumenta.server.http.page import FOR_EVER, read_page
from tests.server.harness import PATIENCE, Person, Server


def get(server: Server, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """As somebody without a cookie."""
    return httpx.get(server.url + path, headers=headers, timeout=PATIENCE)


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/t/anything"):
        answer = get(server, path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
    assert "default-src 'self'" in HEADERS["content-security-policy"]


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Server) -> None:
    cookie = get(server, "/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    anybody = get(server, "/api/me", {"X-Forwarded-Proto": "https"})
    assert "secure" not in anybody.headers["set-cookie"].lower()  # anybody could say so


def test_the_word_of_our_own_proxy_counts(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_PROXIES="127.0.0.1", MONUMENTA_POSTS="1")
    behind_tls = get(server, "/api/me", {"X-Forwarded-Proto": "https"})
    assert "secure" in behind_tls.headers["set-cookie"].lower()


def test_a_made_up_address_gives_nobody_more_room(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_POSTS="1")
    guests = [Person(server) for _ in range(60)]

    def post(number: int) -> int:  # from another address each, as they say
        headers = {"X-Forwarded-For": f"203.0.113.{number}"}
        return guests[number].http.post("/api/me", json={"name": "A"}, headers=headers).status_code

    with ThreadPoolExecutor(len(guests)) as pool:  # at once: room comes back with time
        codes = list(pool.map(post, range(len(guests))))
    assert set(codes) == {200, 429}


def test_head_is_get_without_the_body(server: Server) -> None:
    for path in ("/", "/api/games"):
        whole, head = httpx.get(server.url + path, timeout=PATIENCE), httpx.head(server.url + path, timeout=PATIENCE)
        assert head.status_code == whole.status_code
        assert head.content == b""
        assert head.headers["content-type"] == whole.headers["content-type"]


def test_any_address_of_the_page_gets_the_page_or_says_how_to_build_it(server: Server) -> None:
    home, inside = (get(server, path) for path in ("/", "/t/some-table"))
    assert home.text == inside.text
    assert home.headers["content-type"] == "text/html; charset=utf-8"
    if home.status_code == 503:
        assert "make play" in home.text
    else:
        assert '<div id="app">' in home.text


def test_files_are_packed_and_kept_by_their_hash(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + "x" * 5000)
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a;" * 1000)
    (tmp_path / "assets" / "font-1a2b.woff2").write_bytes(b"f" * 5000)
    files = read_page(tmp_path)
    assert set(files) == {"/index.html", "/assets/main-1a2b.js", "/assets/font-1a2b.woff2"}
    script = files["/assets/main-1a2b.js"]
    assert script.cache == FOR_EVER
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.data
    assert script.kind == "text/javascript"
    assert files["/index.html"].cache == "no-cache"
    assert files["/assets/font-1a2b.woff2"].packed is None


def test_no_path_leads_out_of_the_page(server: Server) -> None:
    for path in ("/../server/app.py", "/%2e%2e/server/app.py", "/assets/../../server/app.py", "//etc/passwd"):
        answer = get(server, path)
        assert "import" not in answer.text.partition("<style>")[0]
        assert "root:" not in answer.text


def test_the_interface_describes_itself(ana: Person) -> None:
    schema = ana.get("/api/schema")
    paths = {"/api/me", "/api/tables", "/api/tables/{table_id}/join", "/api/games/{game}/rules", "/api/compiling"}
    assert paths <= set(schema["paths"])
    assert "NewTable" in schema["components"]["schemas"]
    (game,) = [info for info in ana.get("/api/games") if info["name"] == "monuments"]
    assert game["players"] == [2, 3, 4]
    assert {"random", "greedy"} <= set(game["bots"])
    assert {option["name"]: option["kind"] for option in game["options"]}["show_holdings"] == "flag"
    box = ana.get("/api/games/monuments/box")
    assert box["monuments"][0]["id"] == "notre-dame"
    english, spanish = (ana.get(f"/api/games/monuments/rules?lang={lang}") for lang in ("en", "es"))
    assert english[0]["rules"][0]["source"]
    assert [len(section["rules"]) for section in english] == [len(section["rules"]) for section in spanish]
    assert ana.get("/api/health")["version"]
