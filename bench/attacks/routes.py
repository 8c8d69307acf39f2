"""Every HTTP route, with what Schemathesis makes of its types; and bytes that are no HTTP at all."""

from __future__ import annotations

import random
import socket
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.attacks.target import Fate, Target, person_at, seat

BEGINNINGS = [
    b"GET / HTTP/1.1\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n",
    b"HEAD /api/",
    b"\x16\x03\x01",
    b"",
]


def fuzz_routes(target: Target, examples: int = 100, seed: int = 1) -> Fate:
    """Schemathesis reads our description of the routes, asks for everything, and names answers of 500 and above."""
    person, _ = seat(target)
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    with TemporaryDirectory() as folder:
        command = [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{target.url}/api/schema/openapi.json"),
            *("--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing,stateful"),
            *("--max-examples", str(examples), "--seed", str(seed), "--header", f"Cookie: {cookie}", "--no-color"),
            *("--report", "har", "--report-dir", folder),
        ]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        statuses = _statuses(Path(folder))
    if done.returncode:
        print(done.stdout[-4_000:], done.stderr[-1_000:], file=sys.stderr)
        statuses["500"] += 1
    return Fate.of(statuses, fine=("200", "201", "204", "304"))


def _statuses(folder: Path) -> Counter[str]:
    """What was answered, by the report of everything that was sent."""
    (report,) = folder.glob("*har*")
    entries = msgspec.json.decode(report.read_bytes())["log"]["entries"]
    return Counter(str(entry["response"]["status"]) for entry in entries)


def no_http(target: Target, times: int = 300, seed: int = 1) -> Fate:
    """Random bytes, with and without a beginning that looks like a request."""
    rng = random.Random(seed)
    host, port = target.host.split(":")
    codes: Counter[str] = Counter()
    for _ in range(times):
        with socket.create_connection((host, int(port)), timeout=5) as line, suppress(OSError):
            line.sendall(rng.choice(BEGINNINGS) + rng.randbytes(rng.randrange(1, 2_000)) + b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)
            answer = line.recv(4096)
            codes[answer.split()[1].decode("ascii", "replace") if answer.startswith(b"HTTP/") else "cut"] += 1
    person_at(target)  # it still talks to people
    return Fate.of(codes, fine=("200",))
