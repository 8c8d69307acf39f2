"""A grid of styled characters to draw boards on."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Characters by column and row from the upper left; what lies outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self._rows: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write from left to right, beginning at column and row."""
        if not 0 <= row < len(self._rows):
            return
        cells = self._rows[row]
        for i, character in enumerate(text, column):
            if 0 <= i < len(cells):
                cells[i] = (character, style)

    def centre(self, column: float, row: float, parts: list[tuple[str, str]]) -> None:
        """Write parts, each with its style, in one line round a point."""
        width = sum(len(text) for text, _ in parts)
        at = round(column - width / 2)
        for text, style in parts:
            self.put(at, round(row), text, style)
            at += len(text)

    def text(self) -> Text:
        """The drawing, for rich."""
        drawing = Text(no_wrap=True, overflow="crop")
        for i, row in enumerate(self._rows):
            if i:
                drawing.append("\n")
            for character, style in row:
                drawing.append(character, style)
        return drawing
