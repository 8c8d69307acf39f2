"""Every rule is broken on purpose, and the tests that its ledger row names must notice.

`python -m tools.mutants` tries all, `python -m tools.mutants GAME [ROW]` some. What was tried is kept, so a run that
was stopped goes on where it was; a complete one writes docs/mutants.md.
"""
