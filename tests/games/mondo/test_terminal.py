"""Mondo Sapiens in the terminal: tiles and worlds in letters, a heap without order, a person alone with the clock."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from monumenta.cli.alone import Alone
from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.games.mondo.box import LANDS
from monumenta.games.mondo.state import BOX, TURNED
from monumenta.games.mondo.tables import SIDE_LAND, SIDE_ROAD, SPACE_NUMBERS
from monumenta.games.mondo.terminal.board import EXCERPT, MondoBoard
from monumenta.games.mondo.terminal.plan import WRONG, corner, draw_world
from monumenta.games.mondo.terminal.tiles import PICTURES, SPOTS, STREET, STREET_SPOTS, VOLCANOS, draw_tile
from monumenta.games.mondo.view import Held, View
from monumenta.terminal.board import board_of
from monumenta.terminal.canvas import Canvas
from tests.cli.command import monumenta
from tests.cli.terminal import Terminal
from tests.games.mondo.test_bot import begun

NAMES = ["Ana"]
PROMPT = r"\(\? for help\) > "


def drawn(thing: Any) -> str:
    console = Console(width=200, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def slots(text: str) -> list[int]:
    """Numbers of the tiles that a drawing of the heap shows, in its order."""
    heap = text[text.index("Some of the heap") :].splitlines()[1:]
    return [int(word) for line in heap[3::5] for word in line.split()]


# --- drawings -----------------------------------------------------------------------------------------


def test_every_face_is_drawn_in_every_orientation() -> None:
    for number, face in enumerate(BOX.faces):
        for turned in range(TURNED):
            canvas = Canvas(7, 3)
            draw_tile(canvas, 0, 0, number, turned)
            rows = [line.ljust(7) for line in canvas.text().plain.split("\n")]
            laid = number * TURNED + turned
            for side in range(4):
                x, y = SPOTS[side]
                assert rows[y][x] == LANDS[SIDE_LAND[laid, side]]
                x, y = STREET_SPOTS[side]
                assert (rows[y][x] == STREET) == bool(SIDE_ROAD[laid, side])
            mark = PICTURES.get(face.picture or "", " ")
            assert rows[1][3] == (mark if face.kind == "tile" else mark.upper())
            assert rows[1][4] == VOLCANOS.get(face.volcano or "", " ")


def test_marks_differ() -> None:
    marks = [*PICTURES.values(), *VOLCANOS.values(), STREET]
    assert len(set(marks)) == len(marks)
    assert not set(marks) & set(LANDS)


def test_a_bridge_tells_which_side_is_one_landscape() -> None:
    middles: dict[str, list[str]] = {}
    for pattern in ("MWb", "M2W2", "M4"):
        number = next(i for i, face in enumerate(BOX.faces) if face.pattern == pattern)
        for turned in range(2):
            canvas = Canvas(7, 3)
            draw_tile(canvas, 0, 0, number, turned)
            middles.setdefault(pattern, []).append(canvas.text().plain.split("\n")[1][2])
    assert middles == {"MWb": ["│", "─"], "M2W2": [" ", " "], "M4": [" ", " "]}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_border_is_around_the_spaces(number: int) -> None:
    game = begun(players=1, board_1=number)
    rows = [line.ljust(60) for line in drawn(draw_world(game.view(0).players[0], number)).splitlines()]
    for space in BOX.spaces:
        assert any(space.name in line for line in rows)
    for piece, part in enumerate(BOX.border):
        for touch in part.touches:
            x, y = corner(SPACE_NUMBERS[touch.space])
            land = BOX.boards[number - 1].border[piece]
            near = {"N": rows[y - 1][x + 3], "S": rows[y + 3][x + 3], "E": rows[y + 1][x + 8]}
            assert near.get(touch.side, land) == land
            if touch.side == "W":
                assert land in rows[y + 1][x - 4 : x]


def wrong_game() -> Game:
    """Two bare tiles that do not match, and one of them does not match the border."""
    game = begun(players=1)
    heap = game.view(0).heap
    by_land = {land: next(slot for slot, face in enumerate(heap) if face == i) for i, land in enumerate(LANDS)}
    for land, space in (("M", "r2c0"), ("F", "r2c1"), ("F", "r1c1")):
        slot = by_land[land] if land != "F" or space == "r2c1" else heap.index(heap[by_land["F"]], by_land["F"] + 1)
        game.play(f"take {slot}", 0, t=4000)
        game.play(f"put {space} back 0", 0, t=5000)
    return game


def test_wrong_edges_are_marked_where_they_are() -> None:
    view: View = wrong_game().view(0)
    wrong = view.players[0].wrong
    assert len(wrong) > 2
    text = drawn(draw_world(view.players[0], 1))
    assert text.count(WRONG) == len(wrong)
    x, y = corner(SPACE_NUMBERS["r2c0"])
    assert text.splitlines()[y + 1][x + 7] == WRONG


def test_the_heap_is_an_excerpt_in_no_order() -> None:
    game = begun(players=1)
    view = game.view(0)
    board = MondoBoard(Random(1))
    texts = [drawn(board.draw(view, [], NAMES)) for _ in range(3)]
    seen = [slots(text) for text in texts]
    for numbers in seen:
        assert len(set(numbers)) == EXCERPT
        assert numbers != sorted(numbers)
        assert all(view.heap[slot] >= 0 for slot in numbers)
    assert seen[0] != seen[1] != seen[2]


def test_what_is_in_hand_is_drawn_in_all_its_ways() -> None:
    game = begun(players=1)
    game.play("take 3", 0, t=4000)
    text = drawn(MondoBoard(Random(1)).draw(game.view(0), [], NAMES))
    for side in ("front", "back"):
        for turned in range(TURNED):
            assert f"{side} {turned}" in text
    assert "Some of the heap" not in text


def test_villages_and_buildings_are_shown_when_they_can_be_taken() -> None:
    game = begun(players=1, level="expert")
    board = MondoBoard(Random(1))
    assert "lumberjacks" in drawn(board.draw(game.view(0), [], NAMES))
    assert "Buildings on the card" not in drawn(board.draw(game.view(0), [], NAMES))
    for kind, space in (("fishermen", "r2c2"), ("shepherds", "r2c3"), ("lumberjacks", "r3c3")):
        game.play(f"village {kind}", 0, t=4000)
        game.play(f"put {space} front 0", 0, t=4000)
    text = drawn(board.draw(game.view(0), [], NAMES))
    assert "Buildings on the card" in text
    assert "Your villages" not in text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("17", "take 17"),
        ("TURN  4", "turn 4"),
        ("r2c3", "put r2c3 back 0"),
        ("R2C3 2", "put r2c3 back 2"),
        ("put r2c3 front 1", "put r2c3 front 1"),
        ("r2c3 front", "put r2c3 front 0"),
        ("back", "back back"),
        ("back front", "back front"),
        ("out", "out"),
    ],
)
def test_short_forms(typed: str, meant: str) -> None:
    game = begun(players=1)
    view: View = game.view(0)
    slot = next(slot for slot, face in enumerate(view.heap) if face < len(LANDS))
    game.play(f"take {slot}", 0, t=4000)
    held: Held | None = game.view(0).players[0].hand
    assert held is not None
    assert held.side == "back"
    assert MondoBoard(Random(1)).read(typed, game.view(0)) == meant


# --- a person alone -----------------------------------------------------------------------------------


class Script(Console):
    """A screen that types the next line whenever it is asked; each line takes some seconds."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.shown = StringIO()
        super().__init__(file=self.shown, width=160, color_system=None, highlight=False)
        self._lines: Iterator[tuple[float, str]] = iter(lines)
        self.time = 100.0

    def input(self, prompt: Any = "", **more: Any) -> str:
        del more
        self.print(prompt)
        took, line = next(self._lines, (0.0, "quit"))
        self.time += took
        self.shown.write(f"[{line}]\n")
        return line

    def clock(self) -> float:
        return self.time


def sat_down(script: Script, seed: int = 1, **options: Any) -> Game:
    game = Game.new("mondo", players=1, **options)
    Alone(game, Random(seed), script, script.clock).run()
    return game


def test_the_countdown_waits_for_the_person_and_the_timer_runs() -> None:
    script = Script((60, "ready"), (5, ""), (10, "3"), (4, "r2c2"))
    game = sat_down(script)
    shown = script.shown.getvalue()
    assert "Wait for the start signal." in shown
    assert [move.do for move in game.moves[-3:]] == ["go", "take 3", game.moves[-1].do]
    began = game.moves[-3].t
    assert game.moves[-2].t - began == pytest.approx(10_000, abs=5)
    assert game.moves[-1].t - began == pytest.approx(14_000, abs=5)
    assert "7:00 Take a tile" in shown
    assert "6:50 Lay it" in shown or "6:49 Lay it" in shown


def test_what_is_typed_after_zero_is_too_late() -> None:
    script = Script((0, ""), (10, "3"), (500, "r2c2"), (1, ""), (1, "quit"))
    game = sat_down(script)
    shown = script.shown.getvalue()
    assert "Time is up." in shown
    assert "Turn 1 is scored" in shown
    view: View = game.view(0)
    assert view.turn == 2
    assert game.moves[-6].do == "time"
    assert not any(move.do.startswith("put") for move in game.moves)


def test_without_a_timer_nothing_presses() -> None:
    script = Script((0, ""), (90_000, "3"), (90_000, "r2c2"), (0, "out"), (0, ""), (0, ""), (0, "out"))
    game = sat_down(script, clock="none")
    assert [len(sheet.rows) > 0 for sheet in game.view(0).players[0].sheets] == [True, True]
    assert "Time is up" not in script.shown.getvalue()


@pytest.mark.parametrize(("handicap", "shown"), [("none", False), ("1", True)])
def test_with_children_the_sheet_shows_volcanos_if_somebody_has_a_handicap(handicap: str, shown: bool) -> None:
    script = Script((0, ""), (1, "out"))
    sat_down(script, children=True, handicap=handicap)
    assert "Finished landscapes" in script.shown.getvalue()
    assert ("Volcanoes" in script.shown.getvalue()) == shown


def test_a_hidden_timer_is_not_shown() -> None:
    shown = Script((0, ""), (1, "3"))
    sat_down(shown, hidden_time=True)
    assert "7:00" not in shown.shown.getvalue()
    assert "6:5" not in shown.shown.getvalue()


def test_mistakes_are_explained() -> None:
    script = Script((0, ""), (1, "r2c2"), (1, "take 500"), (1, "undo"), (1, "position"), (1, "?"), (1, "save"))
    sat_down(script)
    shown = script.shown.getvalue()
    for text in ("an action looks like", "What lies stays", "use save FILE", "turn a tile over", "Say where to"):
        assert text in shown


def test_a_hint_says_what_to_take_and_where_to_lay_it() -> None:
    script = Script((0, ""), (1, "hint"))
    game = sat_down(script, seed=4, clock="none")
    shown = script.shown.getvalue()
    (line,) = [line for line in shown.splitlines() if line.startswith("Suggestion")]
    take, put = line.removeprefix("Suggestion: ").split(".")[0].split(", then ")
    game.play(take, 0, t=game.now)
    game.play(put, 0, t=game.now)


def test_a_whole_solo_game_by_hints() -> None:
    class Obedient(Script):
        """Does what the last hint says."""

        def input(self, prompt: Any = "", **more: Any) -> str:
            said = [line for line in self.shown.getvalue().splitlines() if line.startswith("[") or "uggestion" in line]
            last = said[-1] if said else ""
            super().input(prompt, **more)
            self.time += 1
            if "Suggestion" in last:
                return last.split("Suggestion: ")[1].split(", then ")[0].split(".")[0]
            return "" if "three, two, one" in str(prompt) or "leaves" in str(prompt) else "hint"

    script = Obedient(*[(1.0, "")] * 2000)
    game = sat_down(script, seed=4, level="solo", difficulty="easy")
    assert game.over
    assert "minus point" in script.shown.getvalue()
    assert verify(game.record()).over


def test_only_one_person_plays_here() -> None:
    game = Game.new("mondo", players=2)
    with pytest.raises(MonumentaError, match="--players 1"):
        Alone(game, Random(1), Console())
    assert isinstance(board_of(find("mondo")), MondoBoard)


# --- as people run it ---------------------------------------------------------------------------------


def test_playing_in_a_real_terminal_and_going_on_later(tmp_path: Path) -> None:
    saved = tmp_path / "world.jsonl"
    with Terminal("play", "mondo", "--clock", "none", "--seed", "4") as terminal:
        terminal.expect("Enter: three, two, one, go. " + PROMPT)
        terminal.type("")
        terminal.expect("Take a tile.*" + PROMPT)
        terminal.type("12")
        terminal.expect("Lay it.*" + PROMPT)
        terminal.type("r2c2 front 1")
        terminal.expect("Take a tile.*" + PROMPT)
        terminal.type(f"save {saved}")
        terminal.expect("Saved to")
        terminal.type("quit")
        assert terminal.status() == 0
    with Terminal("play", "mondo", "--load", str(saved)) as terminal:
        terminal.expect("Take a tile.*" + PROMPT)
        assert "r2c2" not in terminal.seen
        terminal.type("out")
        terminal.expect("Turn 1 is scored: ")
        terminal.type("quit")
        assert terminal.status() == 0


def test_tables_for_several_are_in_the_browser() -> None:
    answer = monumenta("play", "mondo", "--players", "2")
    assert answer.status != 0
    assert "--players 1" in answer.err + answer.out


def test_simulating_levels() -> None:
    answer = monumenta("sim", "mondo", "--games", "4", "--bots", "casual,novice", "--rotate", "--json")
    report = json.loads(answer.out)
    assert report["by_bot"]["casual"]["wins"] >= 3
    assert report["by_bot"]["casual"]["seats"] == 4


def test_simulated_games_are_kept_with_their_times(tmp_path: Path) -> None:
    answer = monumenta("sim", "mondo", "--games", "1", "--bots", "novice", "--players", "2", "--out", tmp_path)
    assert answer.status == 0
    (file,) = tmp_path.glob("*.jsonl")
    game = Game.load(file)
    assert game.over
    assert game.now > 60_000
