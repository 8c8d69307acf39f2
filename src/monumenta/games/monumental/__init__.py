"""Monumental: a civilization game of city cards, conquest and wonders for 2 to 5."""
