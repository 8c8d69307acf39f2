"""What a search can tell people: a hint, an analysis of a position, a review of a finished game."""

from .analyse import analyse
from .hint import Hint, Weighed, hint
from .review import NoReview, look, review
from .reviewed import Review, Step

__all__ = ["Hint", "NoReview", "Review", "Step", "Weighed", "analyse", "hint", "look", "review"]
