"""Ctrl-C for measurements: they run compiled code for minutes, also in threads, and keep nothing that is half done."""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType

INTERRUPTED = 130


def at_once() -> None:
    """From here on Ctrl-C ends this program at once, in the middle of compiled code too, where Python hears nothing:
    the signal is written into a pipe wherever it comes, and a thread waits at the other end."""
    heard, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.signal(signal.SIGINT, _leave_it_to_the_thread)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    threading.Thread(target=_wait, args=(heard,), daemon=True).start()


def _leave_it_to_the_thread(number: int, frame: FrameType | None) -> None:
    del number, frame


def _wait(heard: int) -> None:
    while os.read(heard, 1) != bytes([signal.SIGINT]):
        pass
    sys.stdout.flush()
    print("stopped", file=sys.stderr, flush=True)
    os._exit(INTERRUPTED)
