"""How much one client may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict

ADDRESS_SHARE = 10
"""One address may do as much as so many guests, unless the host says otherwise."""
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


class Bucket:
    """A token bucket: `burst` requests at once, then `rate` per second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Is there room for one more request?"""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client of the last while; the longest unseen are forgotten, so memory is bounded."""

    def __init__(self, rate: float, burst: int, most: int) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._burst)
        self._buckets[client] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
