"""Two people in two browsers and two bots play a whole game; one reloads and one loses the line in mid-turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumenta.engine.match.record import read_file
from monumenta.engine.match.verify import verify
from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person, play_to_the_end
from tests.e2e.wire import Wire

pytestmark = pytest.mark.browser


def begin(person: NewPerson, wire: Wire) -> tuple[Person, Person]:
    ana, ben = person("Ana", seed=1), person("Ben", seed=2, url=wire.url)
    ana.visit()
    ana.call_me("Ana")
    ana.open_table(["me", "bot:greedy", "open", "bot:random"], "Taj Mahal")
    ben.accept(ana.invitation().replace(ana.url, wire.url))
    return ana, ben


def in_mid_turn(person: Person, *others: Person) -> None:
    """Let the others play until the person is in the middle of a walk of several steps."""
    while True:
        for other in others:
            if other.state() in ("mine", "complete"):
                other.finish_turn()
        if person.state() != "mine":
            person.page.wait_for_timeout(10)
            continue
        person.step()
        if person.state() == "mine":
            return
        person.finish_turn()


def test_four_seats_with_a_reload_and_a_lost_line(person: NewPerson, wire: Wire, tmp_path: Path) -> None:
    ana, ben = begin(person, wire)

    in_mid_turn(ana, ben)
    ana.page.reload()
    ana.wait_for("mine", "complete")

    in_mid_turn(ben, ana)
    broken = ben.page.get_by_test_id("broken")
    wire.cut()
    broken.wait_for()
    wire.mend()
    broken.wait_for(state="detached")
    ben.wait_for("mine", "complete")

    play_to_the_end(ana, ben)

    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "game.jsonl"
    download.value.save_as(saved)
    record = read_file(saved)
    verified = verify(record)
    assert verified.over
    assert verified.luck == "verified"
    assert verified.draws > 60
    assert [seat.name for seat in record.header.seats][::2] == ["Ana", "Ben"]
    assert record.header.options["monument"] == "taj-mahal"
    assert ana.scores() == ben.scores() == verified.scores
    for shown in (ana, ben):
        totals = shown.page.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
        assert sorted(map(int, totals)) == sorted(verified.scores)
