"""Where tables are kept: what the hall asks of a store, and the one that is built in."""
