"""What Mondo Sapiens tells search about itself: everybody acts at once, so its levels have a pace and no tree."""

from __future__ import annotations

from typing import Final

from monumenta.search.kit import Kit, Paced

from .choosing import choose_mondo
from .levels import LEVELS
from .pace import mondo_pace, mondo_wait
from .places import list_places, weigh
from .reasons import reason

KIT: Final = Kit(
    paced=Paced(tuple(LEVELS), choose_mondo, mondo_pace, mondo_wait, weigh, (list_places,)),
    reason=reason,
)
