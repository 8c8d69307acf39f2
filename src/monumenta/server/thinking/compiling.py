"""Compiled rules, made by another process while the plain ones already play.

When it is done this process loads them from the cache and every table goes on with them: both kinds work on the same
bytes. What is on disk already is used at once.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Callable

import msgspec

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import record
from monumenta.engine.compile import compiled
from monumenta.engine.match.registry import games
from monumenta.tables.messages import Compiling

log = logging.getLogger(__name__)

Listener = Callable[[Compiling], None]


class _Line(msgspec.Struct):
    """What the compiling process prints."""

    game: str
    done: int = 0
    total: int = 0
    ready: bool = False


class Compilers:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._status = {spec.name: Compiling(spec.name, 0, 0, ready=False) for spec in games()}
        # what is small is done soon: until somebody plays one, the others wait for it
        self._waiting = sorted(games(), key=lambda spec: record(spec.state).itemsize)

    @property
    def status(self) -> list[Compiling]:
        return list(self._status.values())

    def of(self, game: str) -> Compiling:
        return self._status[game]

    def listen(self, listener: Listener) -> None:
        """Be told of every step."""
        self._listeners.append(listener)

    def hurry(self, game: str) -> None:
        """Somebody plays this one: compile it next."""
        self._waiting.sort(key=lambda spec: spec.name != game)

    def skip(self, reason: str) -> None:
        """There will be no compiled rules."""
        for spec in self._waiting:
            self._tell(msgspec.structs.replace(self._status[spec.name], failed=reason))
        self._waiting.clear()

    async def run(self) -> None:
        """One game after the other, until all are done."""
        while self._waiting:
            if not compiled.available():
                self.skip(str(compiled.CompilerMissing()))
                return
            await self._compile(self._waiting.pop(0))

    async def _compile(self, spec: GameSpec) -> None:
        try:
            if not await asyncio.to_thread(compiled.cached, spec):
                await self._elsewhere(spec)
            await asyncio.to_thread(compiled.use, spec)
            gc.freeze()  # compiled rules bring some 200,000 objects that stay: looking through them stops every table
        except Exception as error:  # noqa: BLE001  (whatever a compiler can raise)
            failed = f"{spec.title} could not be compiled, the plain rules go on: {error}"
            log.warning(failed)
            self._tell(msgspec.structs.replace(self._status[spec.name], failed=failed))
        else:
            total = max(1, self._status[spec.name].total)
            self._tell(Compiling(spec.name, total, total, ready=True))

    async def _elsewhere(self, spec: GameSpec) -> None:
        command = (sys.executable, "-m", "monumenta.engine.compile.compiled", spec.name)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        assert process.stderr is not None
        # read both: a full pipe that nobody empties would stop the compiler
        errors = asyncio.ensure_future(process.stderr.read())
        try:
            async for text in process.stdout:
                self._heard(text)
            if await process.wait() != 0:
                raise RuntimeError(_last_line((await errors).decode(errors="replace")))
        finally:
            errors.cancel()
            if process.returncode is None:
                process.terminate()
                await process.wait()

    def _heard(self, text: bytes) -> None:
        try:
            line = msgspec.json.decode(text, type=_Line)
        except msgspec.MsgspecError:
            return  # a library's chatter
        if not line.ready:
            self._tell(Compiling(line.game, line.done, line.total, ready=False))

    def _tell(self, status: Compiling) -> None:
        self._status[status.game] = status
        for listener in self._listeners:
            listener(status)


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "the compiler gave no reason"
