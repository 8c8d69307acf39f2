"""The compiler's progress in the terminal: a bar for people, two lines for a log file."""

from __future__ import annotations

from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from monumenta.tables.messages import Compiling


class CompileProgress:
    def __init__(self, console: Console) -> None:
        self._console = console
        self._bars = Progress(
            TextColumn("Compiling {task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._bars.stop()

    def show(self, status: Compiling) -> None:
        """Called at every step of the compiler."""
        name = status.game
        if name not in self._tasks and not status.ready and status.failed is None:
            self._tasks[name] = self._bars.add_task(name)
            self._bars.start()
            if not self._console.is_terminal:
                self._console.print(f"Compiling {name}; its plain rules play until that is done.")
        if name in self._tasks:
            self._bars.update(self._tasks[name], completed=status.done, total=status.total or None)
        if status.ready or status.failed is not None:
            self._finish(status)

    def _finish(self, status: Compiling) -> None:
        began = status.game in self._tasks
        if began:
            self._bars.remove_task(self._tasks.pop(status.game))
        if not self._tasks:
            self._bars.stop()
        if status.failed is not None:
            self._console.print(status.failed, soft_wrap=True, markup=False)
        elif began:
            self._console.print(f"{status.game} is compiled.")
