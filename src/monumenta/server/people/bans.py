"""Who is shut out: guests by their id, and nets of addresses. Kept in the store, asked in memory.

Every request asks, so asking is a look into a dictionary: of nets, one look for each length of prefix there is.
"""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Iterable

from msgspec import Struct

from monumenta.server.people.limits import IPV6_SHARE
from monumenta.tables.problem import Refused

GUEST = re.compile(r"[0-9a-f]{16}")
"""What the id of a guest looks like."""

Net = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

WIDEST = {4: 8, 6: 32}
"""Bits of a prefix, by version: a net with fewer may well hold everybody, the host included."""


class Ban(Struct, frozen=True):
    who: str
    """A guest's id, or a net such as 192.0.2.0/24."""
    since: int
    """Seconds since 1970."""
    until: int | None = None
    """The same; null: for good."""
    reason: str | None = None
    """In the host's words; whoever is banned is told."""


class Bans:
    def __init__(self) -> None:
        self._guests: dict[str, Ban] = {}
        self._nets: dict[tuple[int, int], dict[int, Ban]] = {}
        """By version and length of the prefix, then by the prefix itself."""

    def adopt(self, bans: Iterable[Ban]) -> None:
        """Take these for all there are."""
        self._guests, self._nets = {}, {}
        for ban in bans:
            if GUEST.fullmatch(ban.who):
                self._guests[ban.who] = ban
            else:
                net = ipaddress.ip_network(ban.who)
                length = net.max_prefixlen - net.prefixlen
                group = self._nets.setdefault((net.version, length), {})
                group[int(net.network_address) >> length] = ban

    def of_guest(self, guest: str | None) -> Ban | None:
        return None if guest is None else _still(self._guests.get(guest))

    def of_address(self, address: str | None) -> Ban | None:
        if not self._nets or address is None:
            return None
        parsed = parsed_address(address)
        if parsed is None:
            return None
        number = int(parsed)
        found = (
            _still(group.get(number >> length))
            for (version, length), group in self._nets.items()
            if version == parsed.version
        )
        return next((ban for ban in found if ban is not None), None)

    def check_guest(self, guest: str) -> None:
        """Refuse somebody who is banned."""
        _check(self.of_guest(guest))

    def check_address(self, address: str | None) -> None:
        """Refuse whoever comes from an address that is banned."""
        _check(self.of_address(address))


def _still(ban: Ban | None) -> Ban | None:
    return None if ban is None or (ban.until is not None and ban.until <= time.time()) else ban


def _check(ban: Ban | None) -> None:
    if ban is not None:
        raise shut_out(ban)


def shut_out(ban: Ban) -> Refused:
    """What somebody is told who is banned."""
    until = "" if ban.until is None else time.strftime(" until %Y-%m-%d %H:%M UTC", time.gmtime(ban.until))
    return Refused("banned", f"the host of this server has shut you out{until}", detail=ban.reason)


def parsed_address(address: str) -> Address | None:
    """An address as it counts: IPv4 written as IPv6 is IPv4; None if it is none."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


def banned_name(text: str) -> str:
    """What `who` of a ban is, from what somebody typed; raises ValueError if it is neither guest nor address.

    Of an IPv6 address that stands alone the first 64 bits are meant: the rest are its holder's to choose.
    """
    text = text.strip()
    if GUEST.fullmatch(text.lower()):
        return text.lower()
    if "/" in text:
        return str(_net(text))
    parsed = parsed_address(text)
    if parsed is None:
        raise ValueError(f"{text!r} is neither a guest nor an address")
    return str(ipaddress.ip_network((parsed, 32 if parsed.version == 4 else IPV6_SHARE), strict=False))


def _net(text: str) -> Net:
    net = ipaddress.ip_network(text, strict=False)
    mapped = getattr(net.network_address, "ipv4_mapped", None)
    if mapped is not None and net.prefixlen >= 96:
        return ipaddress.ip_network((mapped, net.prefixlen - 96), strict=False)
    return net


def too_wide(who: str) -> bool:
    """Might this ban shut out everybody, or the host's own machine with the proxy on it?"""
    if GUEST.fullmatch(who):
        return False
    net = ipaddress.ip_network(who)
    loopback = ipaddress.ip_network("127.0.0.0/8" if net.version == 4 else "::1/128")
    return net.prefixlen < WIDEST[net.version] or net.overlaps(loopback)
