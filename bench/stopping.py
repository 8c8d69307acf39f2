"""Ctrl-C for measurements: they run compiled code for minutes, also in threads, and keep nothing that is half done."""

from __future__ import annotations

import os
import signal
import sys
import threading

INTERRUPTED = 130


def at_once() -> None:
    """From here on Ctrl-C ends this program at once, in the middle of compiled code too, where Python hears nothing.

    A thread waits for it, and all others, which begin later, do not get it. For programs that start no processes: those
    would not get it either."""
    if not hasattr(signal, "sigwait"):
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    threading.Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    signal.sigwait({signal.SIGINT})
    sys.stdout.flush()
    print("stopped", file=sys.stderr, flush=True)
    os._exit(INTERRUPTED)
