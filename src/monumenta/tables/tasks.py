"""Background work that is never lost: kept referenced, its failures reported, finished or cancelled on shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

_Group: TypeAlias = "dict[asyncio.Task[Any], None]"
"""Tasks in the order in which they were started, which is the order in which they are stopped."""

log = logging.getLogger(__name__)


class Tasks:
    def __init__(self) -> None:
        self._running: _Group = {}
        self._closing: _Group = {}

    def start(self, work: Coroutine[Any, Any, T], *, must_finish: bool = False) -> asyncio.Task[T]:
        """Run it beside; on shutdown it is cancelled, or awaited if it `must_finish`."""
        task = asyncio.get_running_loop().create_task(work)
        group = self._closing if must_finish else self._running
        group[task] = None
        task.add_done_callback(group.pop)
        # what must finish is awaited by who started it, who hears of its failure unless cancelled first
        task.add_done_callback(_retrieve if must_finish else _report)
        return task

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, *self._closing, return_exceptions=True)


def _retrieve(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()


def _report(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("background work failed", exc_info=error)
