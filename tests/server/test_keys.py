"""Keys, table ids and seeds."""

from __future__ import annotations

import re

from stormhall.server.keys import digest_of, new_key, new_seed, new_table_id
from stormhall.server.settings import Sources


def test_no_two_keys_are_the_same_and_all_fit_the_protocol() -> None:
    keys = {new_key() for _ in range(1_000)}

    assert len(keys) == 1_000
    assert all(re.fullmatch("[A-Za-z0-9_-]{32}", key) for key in keys)


def test_a_digest_does_not_reveal_its_key() -> None:
    key = new_key()

    assert digest_of(key) == digest_of(key)
    assert digest_of(key) != digest_of(new_key())
    assert re.fullmatch("[0-9a-f]{64}", digest_of(key))
    assert key not in digest_of(key)


def test_table_ids_differ_and_fit_the_protocol() -> None:
    ids = {new_table_id() for _ in range(1_000)}

    assert len(ids) == 1_000
    assert all(re.fullmatch("[A-Za-z0-9_-]{12}", each) for each in ids)


def test_seeds_fit_a_signed_column_of_64_bits() -> None:
    seeds = {new_seed() for _ in range(1_000)}

    assert len(seeds) == 1_000
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_by_default_a_hall_takes_its_secrets_from_the_system() -> None:
    sources = Sources()

    assert (sources.key, sources.seed, sources.table_id) == (new_key, new_seed, new_table_id)
    assert sources.now() > 1_600_000_000_000
