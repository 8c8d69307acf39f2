"""What every table shares: the settings, the store, the bots' thinking rooms, and the background work."""

from __future__ import annotations

from dataclasses import dataclass, field

from monumenta.server.bans import Bans
from monumenta.server.origins import Origins
from monumenta.server.outsiders import Outsiders
from monumenta.server.quota import TableQuota
from monumenta.server.settings import Settings
from monumenta.server.store import Store
from monumenta.server.tasks import Tasks
from monumenta.server.thinking import Thinkers


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Store
    thinkers: Thinkers
    outsiders: Outsiders
    tasks: Tasks
    quota: TableQuota
    origins: Origins = field(default_factory=Origins)
    bans: Bans = field(default_factory=Bans)
