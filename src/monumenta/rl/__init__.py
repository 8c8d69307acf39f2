"""The games for researchers: many at once (`Batch`), and as environments and games of the libraries that they use."""

from .batch import Batch, IllegalStep, Step

__all__ = ["Batch", "IllegalStep", "Step"]
