"""`python -m monumenta.server [PORT] [DATABASE]`: the bare server, for tests and containers."""

from __future__ import annotations

import sys

from monumenta.server.run import serve

if __name__ == "__main__":
    arguments = sys.argv[1:]
    serve(port=int(arguments[0]) if arguments else 8642, db=arguments[1] if len(arguments) > 1 else None)
