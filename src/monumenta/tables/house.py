"""What every table shares, and all that it is given."""

from __future__ import annotations

from dataclasses import dataclass, field

from monumenta.tables.clock import Clock, SystemClock
from monumenta.tables.host import Host
from monumenta.tables.settings import TableSettings
from monumenta.tables.store import Store
from monumenta.tables.tasks import Tasks
from monumenta.tables.thinkers import OutsideBots, Thinkers


@dataclass(frozen=True, slots=True)
class House:
    settings: TableSettings
    store: Store
    thinkers: Thinkers
    outsiders: OutsideBots
    host: Host
    tasks: Tasks
    clock: Clock = field(default_factory=SystemClock)
