"""`python -m monumenta` is the `monumenta` command."""

from monumenta.cli.main import run

if __name__ == "__main__":
    run()
