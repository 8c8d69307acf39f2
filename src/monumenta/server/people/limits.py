"""How much one client may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Generator, Iterable
from contextlib import contextmanager

from monumenta.server.settings import Settings
from monumenta.tables.problem import Refused

ADDRESS_SHARE = Settings().address_share
"""One address may do as much as so many guests, unless the host says otherwise."""
REMEMBERED = Settings().remembered
"""The same for how many are remembered."""
IPV6_SHARE = 64
"""Bits of an IPv6 address that say whose it is: the rest are the holder's to choose."""


def share_of(address: str) -> str:
    """Who is behind an address, as far as it tells."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, IPV6_SHARE), strict=False))
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)


class Places:
    """So many places for each client; whoever has them all must give one back first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        """One more, if there is room."""
        if self._taken[client] >= self.most:
            return False
        self._taken[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._taken[client] -= 1
        if self._taken[client] <= 0:
            del self._taken[client]


@contextmanager
def taken(wanted: Iterable[tuple[Places, str]], refusal: str) -> Generator[None]:
    """A place of each kind for its client, for a while. The refusal may name how many there are of the kind that is
    full."""
    held: list[tuple[Places, str]] = []
    try:
        for places, client in wanted:
            if not places.take(client):
                raise Refused("too-many", refusal.format(most=places.most))
            held.append((places, client))
        yield
    finally:
        for places, client in held:
            places.leave(client)


class Bucket:
    """A token bucket: `burst` requests at once, then `rate` per second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._seen = time.monotonic()

    def left(self, cost: int = 1) -> bool:
        """Is there room for one more request?"""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        return self._left >= cost

    def take(self, cost: int = 1) -> bool:
        """One more request, if there is room; it may count for several."""
        if not self.left(cost):
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each client of the last while; the longest unseen are forgotten, so memory is bounded."""

    def __init__(self, rate: float, burst: int, most: int = REMEMBERED) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def left(self, client: str) -> bool:
        """Is there room for a request that has not come yet?"""
        bucket = self._buckets.get(client)
        return bucket is None or bucket.left()

    def take(self, client: str, cost: int = 1) -> bool:
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._burst)
        self._buckets[client] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(cost)
