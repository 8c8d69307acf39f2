"""The `monumenta` command: where its parts are put together, and where mistakes become one clear line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import TyperException

from monumenta.engine.author.contract import BadOption, MonumentaError, UnknownGame
from monumenta.terminal.text import LANGUAGES, say

from . import admin, analyse, arena, bench, box, export, perft, play, rules, serve, sim, verify

WRONG_ARGUMENT = 2
INTERRUPTED = 130

app = typer.Typer(name="monumenta", add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        from monumenta import __version__

        print(f"monumenta {__version__}")
        raise typer.Exit


def _known_language(name: str | None) -> str | None:
    # the choice itself was made before the first text was needed; here it is only checked
    if name is not None and name not in LANGUAGES:
        raise typer.BadParameter(say("error-language", languages=", ".join(LANGUAGES)))
    return name


@app.callback(invoke_without_command=True, help=say("help-main"), epilog=say("help-main-example"))
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("help-version"))
    ] = False,
    lang: Annotated[str | None, typer.Option(callback=_known_language, metavar="en|es", help=say("help-lang"))] = None,
) -> None:
    del version, lang
    if context.invoked_subcommand is None:
        serve.serve(open_page=True)


app.command("serve", help=say("help-serve"), epilog=say("help-serve-example"))(serve.serve)
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
app.command("play", help=say("help-play"), epilog=say("help-play-example"), context_settings=GAME_OPTIONS)(play.play)
app.command("sim", help=say("help-sim"), epilog=say("help-sim-example"), context_settings=GAME_OPTIONS)(sim.sim)
app.add_typer(arena.app, name="arena")
app.add_typer(admin.app, name="admin")
app.command("bench", help=say("help-bench"), epilog=say("help-bench-example"))(bench.bench)
app.command("perft", help=say("help-perft"), epilog=say("help-perft-example"))(perft.perft)
app.command("export", help=say("help-export"), epilog=say("help-export-example"))(export.export)
app.command("verify", help=say("help-verify"), epilog=say("help-verify-example"))(verify.verify)
app.command("analyse", help=say("help-analyse"), epilog=say("help-analyse-example"))(analyse.analyse)
app.command("rules", help=say("help-rules"), epilog=say("help-rules-example"))(rules.rules)
app.command("box", help=say("help-box"), epilog=say("help-box-example"))(box.box)


def language_first(arguments: Sequence[str]) -> list[str]:
    """`--lang es` may stand anywhere on the line; the parser wants it before the command."""
    rest = list(arguments)
    for i, argument in enumerate(rest):
        if argument == "--lang":
            return [*rest[i : i + 2], *rest[:i], *rest[i + 2 :]]
        if argument.startswith("--lang="):
            return [argument, *rest[:i], *rest[i + 1 :]]
    return rest


def complain(message: str) -> None:
    """One line on stderr, whatever the message looked like."""
    # what was typed may be repeated in it: nothing there moves the cursor or changes a colour
    shown = "".join(letter if letter.isprintable() else "?" for letter in " ".join(message.split()))
    print(f"monumenta: {shown}", file=sys.stderr)


def _command_of(problem: TyperException) -> str:
    """The command line as far as it was understood."""
    context: typer.Context | None = getattr(problem, "ctx", None)
    return context.command_path if context is not None else "monumenta"


def _told(problem: UnknownGame | BadOption) -> str:
    """What is wrong with an option, in the language of this run where there is a text for it."""
    unfit = problem.unfit if isinstance(problem, BadOption) else None
    told = unfit and say.maybe(f"{unfit.game}-clash-{unfit.reason}", **unfit.args)
    return told or str(problem)


def outcome(arguments: Sequence[str]) -> int:
    """Run a command line; the exit status."""
    try:
        status: object = app(language_first(arguments), prog_name="monumenta", standalone_mode=False)
    except TyperException as problem:
        complain(f"{problem.format_message()} {say('error-see-help', command=_command_of(problem))}")
        return WRONG_ARGUMENT
    except (UnknownGame, BadOption) as problem:
        complain(_told(problem))
        return WRONG_ARGUMENT
    except MonumentaError as problem:
        complain(str(problem))
        return 1
    except (typer.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    if status == INTERRUPTED:
        complain(say("stopped"))
    return status if isinstance(status, int) else 0


def run() -> None:
    """The entry point of the installed command."""
    status = outcome(sys.argv[1:])
    if status == INTERRUPTED:
        _leave_at_once()
    sys.exit(status)


def _leave_at_once() -> None:
    """Everything has been put in order on the way here, but for programs of bots; and to take a compiler down, as
    Python would, lasts longer than all that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is impatient must not break it off
    job = sys.modules.get("monumenta.contest.job")
    if job is not None:
        job.abandon()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(INTERRUPTED)
