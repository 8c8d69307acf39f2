"""Who is connected, and who has to go where there is no room for somebody else.

A line is a file to the system, and it gives out only so many. When all are in use, whoever has most of them gives one
up for a newcomer who has fewer; so nobody can keep others out by holding lines.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Collection
from typing import Protocol

from monumenta.server.people.limits import share_of

IPV6_SITE = 48
"""Bits of an IPv6 address that one customer of a provider may share: what is in it may well be one person's."""

logger = logging.getLogger(__name__)


class Line(Protocol):
    @property
    def idle(self) -> bool:
        """Was everything answered, and nothing asked since? Who loses such a line opens another and notices nothing."""
        ...

    @property
    def lasting(self) -> bool:
        """Is somebody at a table by it?"""
        ...

    def cut(self) -> None: ...


Lines = dict[Line, None]
"""In the order in which they came."""


class Crowd:
    def __init__(self, each: int, most: int, proxies: Collection[str]) -> None:
        """So many lines for each address, and so many of all. Who is behind one of the proxies is not told apart here:
        these may have as many as there are."""
        self._each = each
        self._most = most
        self._proxies = frozenset(proxies)
        self._places: dict[Line, tuple[str, str]] = {}
        """Of each line its address, and its site."""
        self._addresses: dict[str, Lines] = {}
        self._sites: dict[str, Lines] = {}

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, line: Line, address: str) -> bool:
        """Is there room for it?"""
        share, site = share_of(address), site_of(address)
        own = self._addresses.get(share, {})
        if address not in self._proxies and len(own) >= self._each and not self._spare(own):
            return False
        if len(self) >= self._most and not self._make_room(site):
            logger.warning("%s lines are open, no more are taken (MONUMENTA_ALL_LINES)", self._most)
            return False
        self._add(line, (share, site))
        return True

    def hand_on(self, line: Line, heir: Line) -> None:
        """The same line is something else now."""
        place = self._places.get(line)
        if place is not None:
            self.leave(line)
            self._add(heir, place)

    def leave(self, line: Line) -> None:
        place = self._places.pop(line, None)
        if place is None:
            return
        for groups, name in zip((self._addresses, self._sites), place, strict=True):
            del groups[name][line]
            if not groups[name]:
                del groups[name]

    def _add(self, line: Line, place: tuple[str, str]) -> None:
        self._places[line] = place
        for groups, name in zip((self._addresses, self._sites), place, strict=True):
            groups.setdefault(name, {})[line] = None

    def _make_room(self, site: str) -> bool:
        largest = max(self._sites.values(), key=len)
        own = self._sites.get(site, {})
        if len(largest) <= len(own) + 1:
            return self._spare(own) or self._spare(largest)
        if not self._spare(largest):
            passing = next((line for line in largest if not line.lasting), None)
            self._cut(passing or next(reversed(largest)))
        return True

    def _spare(self, lines: Lines) -> bool:
        """Cut one that nobody will miss, if there is one."""
        found = next((line for line in lines if line.idle), None)
        if found is not None:
            self._cut(found)
        return found is not None

    def _cut(self, line: Line) -> None:
        self.leave(line)
        line.cut()


def site_of(address: str) -> str:
    """Whose an address is, seen from afar."""
    share = share_of(address)
    try:
        network = ipaddress.ip_network(share)
    except ValueError:
        return share
    return share if network.version == 4 else str(network.supernet(new_prefix=min(IPV6_SITE, network.prefixlen)))
