"""Many games between bots: sums that add up, seats that rotate, records that verify."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from monumenta.contest.simulate import Lineup, recorded, rotated, simulate
from monumenta.engine.author.contract import GameSpec, MonumentaError
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.record import read
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from tests.testing.install import known

SPEC = find("monuments")


def options(**chosen: Any) -> Any:
    return parse_options(SPEC, chosen)


def test_greedy_beats_three_random_bots_in_seven_games_of_ten() -> None:
    result = simulate(SPEC, options(players=4), Lineup(["greedy", "random", "random", "random"], rotate=True), 2000, 1)
    assert result.compiled
    assert result.bots["greedy"].seats == 2000
    assert result.bots["random"].seats == 6000
    assert result.bots["greedy"].wins >= 1400


def test_sums_add_up() -> None:
    seen: list[tuple[int, int]] = []
    result = simulate(
        SPEC,
        options(players=3),
        Lineup(["random"] * 3),
        5000,
        7,
        progress=lambda done, total: seen.append((done, total)),
    )
    assert sum(result.wins) + result.draws == result.games == 5000
    assert result.draws > 0
    assert result.bots["random"].seats == 15000
    assert result.bots["random"].wins == sum(result.wins)
    assert abs(result.bots["random"].mean_score - sum(result.mean_scores) / 3) < 0.002
    assert 0 < result.decisions < result.actions
    assert abs(result.mean_actions - result.actions / 5000) < 0.001
    done = [games for games, _ in seen]
    assert done == sorted(set(done))
    assert seen[-1] == (5000, 5000)


def test_equal_seeds_give_equal_results() -> None:
    runs = [simulate(SPEC, options(), Lineup(["greedy", "random"]), 50, seed) for seed in (3, 3, 4)]
    assert runs[0].mean_scores == runs[1].mean_scores != runs[2].mean_scores


def test_the_number_of_workers_changes_nothing() -> None:
    def played(workers: int) -> dict[str, Any]:
        result = simulate(
            SPEC, options(players=3), Lineup(["greedy", "random", "random"], rotate=True), 4500, 9, workers=workers
        )
        return {**to_builtins(result), "seconds": 0}

    assert played(1) == played(2) == played(5)


def test_blocks_of_games_have_different_luck() -> None:
    blocks = [simulate(SPEC, options(), Lineup(["random"] * 2), games, 1).mean_scores for games in (2000, 4000)]
    assert blocks[0] != blocks[1]


def test_bots_sit_where_they_are_put_and_rotate_if_asked() -> None:
    still = simulate(SPEC, options(), Lineup(["random", "greedy"]), 301, 2)
    assert still.wins[1] == still.bots["greedy"].wins > still.wins[0]
    turning = simulate(SPEC, options(), Lineup(["random", "greedy"], rotate=True), 301, 2)
    assert turning.bots["greedy"].seats == turning.bots["random"].seats == 301
    assert sum(turning.wins) + turning.draws == 301
    assert turning.wins[0] > still.wins[0]


@pytest.mark.parametrize("bots", [[], ["random"], ["random"] * 3])
def test_every_seat_needs_a_bot(bots: list[str]) -> None:
    with pytest.raises(MonumentaError, match=f"2 players need 2 bots, not {len(bots)}"):
        simulate(SPEC, options(), Lineup(bots), 10, 1)


def test_an_unknown_bot() -> None:
    with pytest.raises(MonumentaError, match="no bot 'wise'"):
        simulate(SPEC, options(), Lineup(["wise", "random"]), 10, 1)


def test_plainly_the_same_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = simulate(SPEC, options(), Lineup(["greedy", "random"]), 2, 5)
    monkeypatch.setattr(compiled, "available", lambda: False)
    slow = simulate(SPEC, options(), Lineup(["greedy", "random"]), 2, 5)
    assert not slow.compiled
    assert (slow.mean_scores, slow.wins, slow.actions) == (fast.mean_scores, fast.wins, fast.actions)


def test_recorded_games_verify_and_are_the_same_for_a_seed() -> None:
    def texts() -> list[str]:
        games = recorded(SPEC, options(players=3), ["greedy", "random", "greedy"], 3, 6)
        return [game.record().write() for game in games]

    once = texts()
    assert once == texts()
    assert len(set(once)) == 3
    for text in once:
        record = read(text)
        assert verify(record).over
        assert [seat.bot for seat in record.header.seats] == ["greedy", "random", "greedy"]


def test_a_game_in_which_anyone_may_act(tmp_path: Any) -> None:
    with known(tmp_path, "tests.testing.pebbles.game:GAME"):
        pebbles: GameSpec = find("pebbles")
        chosen = parse_options(pebbles, {"players": 3})
        result = simulate(pebbles, chosen, Lineup(["random"] * 3, rotate=True), 3000, 1)
        assert sum(result.wins) + result.draws == 3000
        assert result.mean_actions == 3 * 7
        for game in recorded(pebbles, chosen, ["random"] * 3, 5, 1):
            assert verify(game.record()).moves == 21


def test_automas_stay_on_the_seats_that_the_rules_play(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rotated(["greedy", "random", "automa"], 1) == ["random", "greedy", "automa"]
    monkeypatch.setattr(compiled, "available", lambda: False)
    spec = find("monumental")
    options = parse_options(spec, {"players": 3, "automas": 1})
    found = simulate(spec, options, Lineup(["random", "random", "automa"], rotate=True), 2, 1)
    assert found.bots["automa"].seats == 2
    assert found.mean_scores[2] > max(found.mean_scores[:2])  # nobody else knows what they do
    with pytest.raises(MonumentaError, match="automa"):
        simulate(spec, options, Lineup(["random", "automa", "random"]), 1, 1)
    (game,) = recorded(spec, options, ["random", "random", "automa"], 1, 3)
    assert [player.bot for player in game.players] == ["random", "random", None]
    assert {move.seat for move in game.moves} == {0, 1, "chance"}


def test_levels_play_the_same_games_whoever_plays_them() -> None:
    bots = ["novice", "master:15"]
    one, two = (simulate(SPEC, options(), Lineup(bots, rotate=True), 4, 1, workers=workers) for workers in (1, 2))
    assert one.compiled
    assert {name: result.seats for name, result in one.bots.items()} == {"novice": 4, "master:15": 4}
    assert (one.mean_scores, one.wins, one.actions) == (two.mean_scores, two.wins, two.actions)
    other = simulate(SPEC, options(), Lineup(bots, rotate=True), 4, 2)
    assert other.mean_scores != one.mean_scores
