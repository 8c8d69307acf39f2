"""Bots from elsewhere: what they are told, and that one which fails loses its game and nothing else."""

from __future__ import annotations

import json
import shlex
import time
from pathlib import Path
from random import Random

import pytest

from monumenta.contest import line_process
from monumenta.contest.entrants import command, entrant, entrants
from monumenta.contest.job import leave, play
from monumenta.contest.line_bot import LineBot
from monumenta.contest.results import tabulate
from monumenta.engine.author.contract import BadOption
from monumenta.engine.match.game import Game
from monumenta.engine.match.record import read
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.search.mind import BotFailed
from tests.contest.contests import FIRST, plan, program
from tests.contest.processes import runs
from tools.serving import HANGING

ROOT = Path(__file__).parents[2]
SECONDS = 1.0


def begun(**options: object) -> Game:
    game = Game.new("monuments", **options)
    rng = Random(1)
    while game.actor == "chance":
        game.roll(rng)
    return game


def line_bot(folder: Path, body: str, seconds: float = SECONDS) -> LineBot:
    words = command(program(folder, "bot", body))
    assert words is not None
    return LineBot("bot", words, seconds)


def test_a_program_is_told_the_game_and_asked(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    body = f"open({str(heard)!r}, 'a').write(line)\n{FIRST}"
    contest = plan("random", program(tmp_path, "good", body), rounds=1)
    rows = [play(contest, number) for number in range(2)]
    leave()
    for one in rows:
        assert one.row.forfeit is None
        assert one.record is not None
        assert verify(read(one.record)).luck == "verified"
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    kinds = [message["kind"] for message in messages]
    assert kinds.count("hello") == 2, "one process for each seat it sat on"
    assert kinds.count("start") == kinds.count("end") == 2
    start = next(message for message in messages if message["kind"] == "start")
    assert start["game"] == "monuments"
    assert start["options"]["players"] == 2
    asks = [message for message in messages if message["kind"] == "ask"]
    assert len(asks) > 50
    assert {ask["seat"] for ask in asks} == {0, 1}
    for ask in asks:
        assert ask["legal"]
        assert ask["view"]["hands"][1 - ask["seat"]] is None, "what the others hold is hidden"
        assert "state" not in ask
    ends = [message for message in messages if message["kind"] == "end"]
    assert sorted(tuple(end["scores"]) for end in ends) == sorted(tuple(one.row.scores) for one in rows)


FAILING = {
    "crash": ('if kind == "ask":\n    sys.exit("I fell over")', "has ended with exit code 1 (I fell over)"),
    "killed": ('if kind == "ask":\n    os.kill(os.getpid(), 11)', "was ended by signal 11 (SIGSEGV)"),
    "hang": ('if kind == "ask":\n    time.sleep(600)', "did not answer within 1 s"),
    "illegal": ('if kind == "ask":\n    say(do="fly away")', "wants 'fly away', which is not legal"),
    "garbage": ('if kind == "ask":\n    print("what?", flush=True)', "answered 'what?'"),
    "empty": ('if kind == "ask":\n    say()', "missing required field `do`"),
    "flood": ('if kind == "ask":\n    print("x" * 2_000_000, flush=True)', "more than a megabyte"),
}


@pytest.mark.parametrize("how", FAILING)
def test_who_fails_loses_that_game_only(tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fails in its first process and is good in all later ones."""
    monkeypatch.setattr(line_process, "PARTING", HANGING)  # its last words are waited for, however slow the machine
    body, why = FAILING[how]
    once = tmp_path / "once"
    good = (
        f"if os.path.exists({str(once)!r}) and not broken:\n    if kind == 'ask':\n        say(do=message['legal'][0])"
    )
    bad = f"else:\n    broken = True\n    open({str(once)!r}, 'w').close()\n" + "\n".join(
        f"    {line}" for line in body.splitlines()
    )
    name = program(tmp_path, "bot", f"broken = globals().get('broken', False)\n{good}\n{bad}")
    contest = plan("random", name, rounds=1)
    # who never answers is soon given up; for an answer, or for the end of a program, a busy machine may need longer
    hurried = plan("random", name, rounds=1, seconds=SECONDS) if how == "hang" else contest
    rows = {0: play(hurried, 0), 1: play(contest, 1)}
    leave()
    lost = rows[0].row
    assert lost.forfeit is not None
    assert lost.forfeit.seat == 1
    assert why in lost.forfeit.why
    assert lost.winners == [0]
    assert rows[0].record is not None
    assert not verify(read(rows[0].record)).over, "what was played until then is a good record"
    assert rows[1].row.forfeit is None
    table = tabulate(contest, {number: one.row for number, one in rows.items()})
    assert [one.forfeits for one in table.standings if one.name == "exec-1"] == [1]
    assert why in table.forfeits[0]


def test_a_program_that_does_not_exist(tmp_path: Path) -> None:
    bot = LineBot("nobody", [str(tmp_path / "nobody")])
    with pytest.raises(BotFailed, match="cannot be started"):
        bot.hello()


def test_a_program_that_stays_silent_is_ended_with_all_it_started(tmp_path: Path) -> None:
    script = tmp_path / "parent.sh"
    script.write_text(
        f"sleep 600 &\necho $! > {tmp_path / 'pid'}\nread line\necho '{{}}'\nread line\nread line\nwait\n"
    )
    bot = LineBot("sh", ["sh", str(script)], 0.5)
    bot.hello()
    with pytest.raises(BotFailed, match="did not answer"):
        bot.act(begun(), 0, 1)
    stuck = time.monotonic() + HANGING
    while runs(int((tmp_path / "pid").read_text())):  # who is killed takes a moment to die
        assert time.monotonic() < stuck, "what it started lives on"
        time.sleep(0.01)


def test_an_entry_point_gets_typed_things_and_may_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        """
from monumenta.contest import Ask, plays

@plays("monuments", "moves")
def chatty(ask: Ask) -> str:
    print("thinking about", ask.name)
    assert ask.view.seat == ask.seat
    assert ask.choices[0].do == ask.legal[0]
    assert ask.options.players == 2
    return ask.rng.choice(ask.legal)

def broken(ask: Ask) -> str:
    raise RuntimeError("no idea")
"""
    )
    monkeypatch.chdir(tmp_path)
    bot = LineBot("chatty", command("my_bots:chatty") or [])
    assert bot.hello().games == ["monuments", "moves"]
    bot.close()
    contest = plan("my_bots:chatty", "my_bots:broken", rounds=1)
    first, again = (play(contest, 0) for _ in range(2))
    leave()
    assert first.row.forfeit is not None
    assert first.row.forfeit.seat == 1
    assert "no idea" in first.row.forfeit.why
    assert first.record == again.record, "the seed of an Ask makes games repeat"


@pytest.mark.parametrize(("entry", "says"), [("nowhere:bot", "nowhere"), ("json:nothing", "has no function 'nothing'")])
def test_an_entry_point_that_does_not_exist(entry: str, says: str) -> None:
    with pytest.raises(BotFailed, match=says):
        LineBot("x", command(entry) or []).hello()


def test_the_example_in_another_language() -> None:
    contest = plan("random", f"exec:node {shlex.quote(str(ROOT / 'examples' / 'bot.js'))}", rounds=1)
    rows = [play(contest, number).row for number in range(2)]
    leave()
    assert [row.forfeit for row in rows] == [None, None]
    assert all(row.share(1) == 1 for row in rows), "points are better than chance"


def test_where_everybody_acts_at_once_bots_say_when(tmp_path: Path) -> None:
    waits = """
if kind == "ask":
    say(do=message["legal"][0], wait=60000)
"""
    for bots in ((program(tmp_path, "slow", waits), "casual"), (program(tmp_path, "first", FIRST), "random")):
        contest = plan(*bots, game="mondo", rounds=1, level="quick-start")
        one = play(contest, 0)
        leave()
        assert one.row.forfeit is None
        assert one.record is not None
        record = read(one.record)
        assert verify(record).over
        assert any(move.seat == 0 for move in record.moves)


def test_names() -> None:
    assert entrant("greedy").name == "greedy"
    assert entrant("mine=own_bot:climb").bot == "own_bot:climb"
    assert entrant("exec:env A=b ./bot").name == "exec:env A=b ./bot"
    assert command("exec:node 'my bot.js' --fast") == ["node", "my bot.js", "--fast"]
    assert command("montecarlo:200") is None
    moves = find("moves")
    assert [one.name for one in entrants(moves, ["montecarlo:200", "greedy"])] == ["montecarlo:200", "greedy"]
    for bots, says in (
        (["wise", "greedy"], "no bot 'wise'"),
        (["greedy", "greedy"], "takes part twice"),
        (["montecarlo:-3", "greedy"], "a number of iterations"),
        (["exec:", "greedy"], "names no program"),
        (["exec:'", "greedy"], "quotation"),
    ):
        with pytest.raises(BadOption, match=says):
            entrants(moves, bots)
