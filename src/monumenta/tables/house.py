"""What every table shares: the settings, the store, the bots' thinking rooms, and the background work."""

from __future__ import annotations

from dataclasses import dataclass, field

from monumenta.server.people.bans import Bans
from monumenta.server.people.origins import Origins
from monumenta.server.people.quota import TableQuota
from monumenta.server.settings import Settings
from monumenta.server.store.database import Store
from monumenta.server.thinking.outsiders import Outsiders
from monumenta.server.thinking.rooms import Thinkers
from monumenta.tables.tasks import Tasks


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
