"""The games for researchers: many at once (`Batch`), and as environments and games of the libraries that they use."""

from .batch import Batch, IllegalStep, Step
from .seating import Opponents

__all__ = ["Batch", "IllegalStep", "Opponents", "Step"]
