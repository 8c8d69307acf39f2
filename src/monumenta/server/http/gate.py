"""Who may talk to the server: our own pages and programs, never a page of another site.

A browser sends the cookies of this host with requests that a foreign page makes, so everything that changes
something, and every WebSocket, must come from a page of the same host. Programs send no Origin and are let in.
While the server listens on loopback only, it also insists on a loopback name, so that a foreign name which was
pointed at 127.0.0.1 (DNS rebinding) gets nothing. And every address has one spelling, so that nobody comes round a ban.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from monumenta.tables.problem import Refused

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def check_path(path: str) -> None:
    """Refuse an address that is written in another way than ours are. What looks inside would find the same behind
    `//api/me` as behind `/api/me`, and whoever judges by the beginning of a path would not."""
    if not path.startswith("/") or "//" in path:
        raise Refused("not-found", f"there is nothing at {path}; /api/schema lists what there is")


def check_host(host: str | None, allowed: frozenset[str] | None) -> None:
    """Refuse a Host header that is not one of ours; `allowed` is None when any name is fine."""
    if allowed is None:
        return
    try:
        name = urlsplit(f"//{host or ''}").hostname
    except ValueError:  # half an IPv6 address
        name = None
    if name is None or not (name in allowed or _is_loopback(name)):
        raise Refused(
            "bad-host",
            f"this server does not answer to the name {host!r}; open it at the address it printed, "
            "or start it with MONUMENTA_HOSTS set to that name",
        )


def _is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def check_origin(origin: str | None, site: str | None, host: str | None) -> None:
    """Refuse what a page of another site sends."""
    foreign = site is not None and site not in ("same-origin", "none")
    if origin is not None:
        foreign = not _same_place(origin, host)
    if foreign:
        raise Refused(
            "foreign-origin", f"requests from pages of {origin or 'another site'} are refused; open the game's own page"
        )


def _same_place(origin: str, host: str | None) -> bool:
    try:
        ours, theirs = urlsplit(f"//{host or ''}"), urlsplit(origin)
        default = DEFAULT_PORTS.get(theirs.scheme)
        ports = theirs.port or default, ours.port or default
    except ValueError:  # a port that is no number, half an IPv6 address
        return False
    return theirs.hostname is not None and theirs.hostname == ours.hostname and ports[0] == ports[1]
