"""What an attack needs to find in the database."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Person, Server


def long_game(db: Path) -> str:
    """The longest replay there is: Monumental with five players, played to its end by bots."""
    server = Server(db, env={"MONUMENTA_COMPILE": "1"})
    try:
        person = Person(server)
        table = person.create(*["random"] * 5, game="monumental", listed=True)["id"]
        with person.page(table) as page:  # bots play while somebody looks
            while page.position is None or not page.position["over"]:
                page.hear()
        return table
    finally:
        server.stop()
