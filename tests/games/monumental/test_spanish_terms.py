"""In Spanish the words are those of the leaflet, whose own language it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monumenta.engine.match.ledger import read_ledger
from monumenta.terminal.text import Text
from tests.cli.test_text import GAMES

OTHERS = ("Edificio", "acto gratuito", "actos gratuitos", "Mercanc", "en oferta", "expositor", "marcador", "en obras")
"""The leaflet says Construcción, acción gratuita, ficha de Mercado, Desarrollo disponible, Separación de Era I."""
FILES = sorted(GAMES.glob("monumental/texts/es/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_other_words_in_the_texts(file: Path) -> None:
    text = file.read_text("utf-8")
    assert [word for word in OTHERS if re.search(word, text, re.IGNORECASE)] == []


def test_no_other_words_in_the_ledger_and_the_leaflet_s_own_where_they_belong() -> None:
    rows = {
        rule.id: f"{rule.text} {rule.ruling}" for section in read_ledger("monumental", "es") for rule in section.rules
    }
    assert [(name, word) for name, row in rows.items() for word in OTHERS if word.lower() in row.lower()] == []
    for name, term in (
        ("A2", "Construcciones básicas"),
        ("T5", "acciones gratuitas"),
        ("X5", "acción gratuita"),
        ("V1", "Desarrollo disponible"),
        ("T7", "carta de Separación de Era I"),
        ("T8", "ficha de Acción"),
    ):
        assert term in rows[name]
    assert "la carta que lo cubre" in rows["C3"]


def test_the_terminal_keeps_to_them() -> None:
    say = Text("es")
    assert say("monumental-display") == "Desarrollo disponible:"
    assert say("monumental-act-trade") == "Ficha de Mercado"
