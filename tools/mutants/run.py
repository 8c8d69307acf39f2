"""Many mutants, as many at a time as there are cores, in an order that the sources decide."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from .catalog import Mutant, digest
from .trial import Copy, Outcome


def sample(chosen: Sequence[Mutant], size: int) -> list[Mutant]:
    """Some mutants, chosen by the hash of the sources: the same ones again until something changes, then others."""
    digests = {game: digest(game) for game in {mutant.game for mutant in chosen}}
    seed = "".join(digests[game] for game in sorted(digests))

    def lot(mutant: Mutant) -> bytes:
        return hashlib.blake2b(f"{seed} {mutant.key}".encode()).digest()

    return sorted(chosen, key=lot)[:size]


def attempt_all(chosen: Sequence[Mutant], workers: int | None = None) -> Iterator[Outcome]:
    """The outcome of each, as they come. Stopped early (Ctrl-C too), it ends what is running."""
    number = max(1, min(workers or os.cpu_count() or 1, len(chosen)))
    free: SimpleQueue[Copy] = SimpleQueue()

    def one(mutant: Mutant) -> Outcome:
        copy = free.get()
        try:
            return copy.attempt(mutant)
        finally:
            free.put(copy)

    with TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        copies = [Copy(Path(folder) / str(i)) for i in range(number)]
        for copy in copies:
            free.put(copy)
        with ThreadPoolExecutor(number) as pool:
            running: set[Future[Outcome]] = {pool.submit(one, mutant) for mutant in chosen}
            try:
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for finished in done:
                        yield finished.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
                for copy in copies:
                    copy.stop()
