"""What Two Cairns tells search about itself: a greedy bot, and that as the way in which playouts go on."""

from __future__ import annotations

from typing import Final

from monumenta.search.kit import Kit, TreeHooks

from .greedy import choose_greedy, reply
from .reasons import reason

KIT: Final = Kit(greedy=choose_greedy, tree=TreeHooks(reply=reply), reason=reason)
