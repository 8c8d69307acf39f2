"""Every law fails on a game that breaks it: a law that cannot fail would hold nobody to anything."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from monumenta.engine.author.contract import GameSpec, IllegalAction, WhyNot
from monumenta.engine.author.tell import word_by_word
from monumenta.engine.match import play
from monumenta.engine.match.concealed import Opened, Seen
from monumenta.engine.match.game import Game
from monumenta.engine.match.record import BrokenRecord, GameRecord
from monumenta.testing import (
    LAWS,
    check_chance,
    check_clock,
    check_copy,
    check_end,
    check_events,
    check_notation,
    check_record,
    check_views,
    walk,
)
from tests.testing.mutants import OPTIONS, Law, check_seeds, plant
from tests.testing.pebbles import notation, rules, view
from tests.testing.pebbles.state import GUESS, GUESSING, HIDE, HIDING, LOTS, MOST_LEGAL


def breaks(law: Law, spec: GameSpec, match: str) -> None:
    """The law notices within some games, and says what it has noticed."""
    with pytest.raises(AssertionError, match=match):
        check_seeds(law, spec)


@pytest.mark.parametrize("law", LAWS.values())
def test_the_mutants_are_broken_by_their_change_alone(law: Law, monkeypatch: pytest.MonkeyPatch) -> None:
    if law is not LAWS["plain equals compiled"]:
        law(plant(monkeypatch), OPTIONS, 1)


# --- copy ---------------------------------------------------------------------------------------------


def test_a_copy_that_shares_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Game) -> Game:
        twin = Game.restore(self.spec, self.settings, self.state(), self.n)
        twin._plain, twin._games = self._plain, self._games  # pyright: ignore[reportPrivateUsage]
        return twin

    monkeypatch.setattr(Game, "copy", copy)
    breaks(check_copy, plant(monkeypatch), "changed the original$")


def test_a_copy_that_shares_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Game) -> Game:
        twin = Game.restore(self.spec, self.settings, self.state(), self.n)
        twin.moves = self.moves
        return twin

    monkeypatch.setattr(Game, "copy", copy)
    breaks(check_copy, plant(monkeypatch), "original's log")


def test_a_copy_that_loses_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: Game) -> Game:
        return Game(self.spec, self.settings)

    monkeypatch.setattr(Game, "copy", copy)
    breaks(check_copy, plant(monkeypatch), "not like the original")


# --- notation -----------------------------------------------------------------------------------------


def test_two_actions_with_one_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(s: Any, action: int) -> str:
        return notation.write(s, max(action, GUESS + 2) if action >= GUESS else action)

    breaks(check_notation, plant(monkeypatch, face={"write": write}), "share a text")


def test_a_text_that_leads_to_another_action(monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(s: Any, text: str) -> int:
        action = notation.parse(s, text)
        return HIDE if action == HIDE + 1 else action

    breaks(check_notation, plant(monkeypatch, face={"parse": parse}), "leads to another action")


def test_nonsense_taken_for_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(s: Any, text: str) -> int:
        return notation.parse(s, text) if text.strip() else 0

    breaks(check_notation, plant(monkeypatch, face={"parse": parse}), "taken for an action")


@pytest.mark.parametrize(("rule", "reason", "match"), [("", "x", "no rule"), ("P1", "", "no reason")])
def test_a_refusal_that_does_not_say_why(rule: str, reason: str, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(*_: Any) -> WhyNot:
        return WhyNot(rule, reason, "no")

    breaks(check_notation, plant(monkeypatch, face={"why_not": why_not}), match)


def test_an_illegal_action_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def believe(self: Game, action: int, mover: int) -> int:
        del self, mover
        return action

    monkeypatch.setattr(Game, "_legal", believe)
    breaks(check_notation, plant(monkeypatch), "without being legal")


def test_a_refusal_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.play

    def meddle(self: Game, *arguments: Any, **named: Any) -> Any:
        try:
            return honest(self, *arguments, **named)
        except IllegalAction:
            self._plain[0].turns += 1  # pyright: ignore[reportPrivateUsage]
            raise

    monkeypatch.setattr(Game, "play", meddle)
    breaks(check_notation, plant(monkeypatch), "changed the state")


def test_an_action_beyond_the_action_space(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(check_notation, plant(monkeypatch, face={"actions": GUESS + 4}), "outside the action space")


def test_more_actions_than_the_game_says_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain rules stop at the end of the row, which compiled ones would not."""
    with pytest.raises(IndexError):
        check_seeds(check_notation, plant(monkeypatch, face={"most_legal": 5}))


# --- records ------------------------------------------------------------------------------------------


def test_state_kept_outside_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    outside = [0]

    def apply(s: Any, seat: int, action: int) -> None:
        rules.apply(s, seat, action)
        outside[0] += 1
        s.points[0] = outside[0]

    breaks(check_record, plant(monkeypatch, changed={"apply": apply}), "another state")


def test_a_move_that_throws_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(1)

    def apply(s: Any, seat: int, action: int) -> None:
        rules.apply(s, seat, action)
        s.points[0] = dice.randrange(100)

    breaks(check_record, plant(monkeypatch, changed={"apply": apply}), "another state")


@pytest.mark.parametrize(
    ("moves", "result", "match"),
    [(-1, False, "another state"), (None, False, "another record|result is missing")],
    ids=["the last move", "the result"],
)
def test_a_record_without(moves: int | None, result: bool, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.record

    def record(self: Game) -> GameRecord:
        whole = honest(self)
        return GameRecord(whole.header, whole.moves[:moves], whole.result if result else None)

    monkeypatch.setattr(Game, "record", record)
    with pytest.raises((AssertionError, BrokenRecord), match=match):
        check_seeds(check_record, plant(monkeypatch))


# --- views --------------------------------------------------------------------------------------------


def nothing(s: Any, seat: int) -> None:
    """Conceal nothing."""


def test_a_view_that_shows_the_fists(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(seen: Seen) -> Any:
        return replace(view.view(Opened(seen.spec, seen.state)), seat=seen.viewer)

    breaks(check_views, plant(monkeypatch, face={"view": leak}, changed={"conceal": nothing}), "a view leaks")


def test_a_digest_over_the_whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(check_views, plant(monkeypatch, changed={"conceal": nothing}), "a digest leaks")


def test_an_observation_of_the_neighbours_fist(monkeypatch: pytest.MonkeyPatch) -> None:
    def features(s: Any, seat: int, out: Any) -> None:
        rules.features(s, (seat + 1) % s.players, out)

    breaks(check_views, plant(monkeypatch, changed={"features": features}), "an observation leaks")


def test_legal_actions_that_depend_on_the_neighbours_fist(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(s: Any, seat: int, out: Any) -> int:
        k = rules.legal(s, seat, out)
        return k - 1 if s.phase == GUESSING and s.fist[(seat + 1) % s.players] > 1 else k

    breaks(check_views, plant(monkeypatch, changed={"legal": legal}), "legal actions leak")


def test_a_preview_that_opens_the_fists(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(check_views, plant(monkeypatch, changed={"move": rules.apply}), "a preview leaks")


def opened(s: Any, *said: int) -> Any:
    """A listener that says more than it should."""
    del said
    return view.Opened([s.fist[p] for p in range(s.players)], [])


def test_a_preview_that_tells_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(check_views, plant(monkeypatch, face={"listener": word_by_word(opened)}), "a preview leaks")


def test_an_event_that_tells_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(check_events, plant(monkeypatch, face={"listener": word_by_word(opened)}), "an event leaks")


def test_an_event_that_opens_what_was_hidden_because_a_rule_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    face = {"listener": word_by_word(opened), "reveals": (view.Opened,)}
    check_seeds(check_events, plant(monkeypatch, face=face))


def test_a_turn_that_ends_by_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(s: Any) -> int:
        hidden = s.fist[(s.seat + 2) % s.players] % 2 if s.guessed == 1 else 0
        return s.turns // 20 + hidden

    def actor(s: Any) -> int:
        return 0 if s.phase == GUESSING else rules.actor(s)

    def legal(s: Any, seat: int, out: Any) -> int:
        if s.phase != GUESSING:
            return rules.legal(s, seat, out)
        free = [total for total in range(MOST_LEGAL) if not rules.taken(s, total)]
        for i, total in enumerate(free):
            out[i] = GUESS + total
        return len(free)

    def apply(s: Any, seat: int, action: int) -> None:
        rules.apply(s, s.seat if s.phase == GUESSING else seat, action)

    breaks(
        check_views,
        plant(monkeypatch, changed={"turn": turn, "actor": actor, "legal": legal, "apply": apply}),
        "end of a turn leaks",
    )


def test_a_preview_that_is_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.preview

    def preview(self: Game, seat: int, do: list[str]) -> Any:
        tried = honest(self, seat, do)
        self.moves += tried.game.moves
        return tried

    monkeypatch.setattr(Game, "preview", preview)
    breaks(check_views, plant(monkeypatch), "was logged")


# --- chance -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("odds", "total", "match"),
    [((2, 2, 2), 7, "add up"), ((0, 2, 2), 4, "cannot happen"), ((-1, 2, 2), 3, "cannot happen")],
    ids=["wrong sum", "a zero", "less than nothing"],
)
def test_wrong_weights(odds: tuple[int, ...], total: int, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def weights(s: Any, out: Any) -> int:
        del s
        for i, weight in enumerate(odds):
            out[i] = weight
        return total

    breaks(check_chance, plant(monkeypatch, changed={"weights": weights}), match)


def test_draws_that_do_not_follow_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    def pick(s: Any, who: int, rng: Any, out: Any, odds: Any) -> int:
        del odds
        return out[rng[0] % rules.legal(s, who, out)]

    monkeypatch.setattr(play, "pick", pick)

    def weights(s: Any, out: Any) -> int:
        del s
        out[0], out[1], out[2] = 5, 3, 1
        return 9

    breaks(check_chance, plant(monkeypatch, changed={"weights": weights}), "was drawn")


# --- the end ------------------------------------------------------------------------------------------


def test_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(s: Any, seat: int, action: int) -> None:
        rules.apply(s, seat, action)
        s.round_no = 1

    monkeypatch.setattr(walk, "LIMIT", 200)
    breaks(check_end, plant(monkeypatch, changed={"apply": apply}), "no end after 200")


def test_a_position_without_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(s: Any, seat: int, out: Any) -> int:
        return 0 if s.phase == GUESSING and s.guessed == 2 else rules.legal(s, seat, out)

    breaks(check_end, plant(monkeypatch, changed={"legal": legal}), "nothing is possible")


def test_anyone_may_act_but_nobody_can(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(s: Any, seat: int, out: Any) -> int:
        return 0 if s.phase == HIDING else rules.legal(s, seat, out)

    breaks(check_end, plant(monkeypatch, changed={"legal": legal}), "nobody can")


def test_a_turn_number_that_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(s: Any) -> int:
        return 0 if s.phase == LOTS else s.turns

    breaks(check_end, plant(monkeypatch, changed={"turn": turn}), "went back")


def test_every_law_has_a_mutant() -> None:
    """A law that is added to the kit needs one here, in test_twins.py or in test_time.py."""
    assert set(LAWS.values()) == {
        check_copy,
        check_notation,
        check_record,
        check_views,
        check_events,
        check_chance,
        check_end,
        check_clock,
        LAWS["plain equals compiled"],
    }
