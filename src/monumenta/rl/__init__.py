"""The games for researchers: many at once, and as environments and games of the libraries that they use."""
