"""The games as environments of PettingZoo, one module each: `moves_v0.env()`, `mondo_parallel_v0.parallel_env()`."""
