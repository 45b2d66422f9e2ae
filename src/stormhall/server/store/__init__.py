"""The storage of tables: the interface of a store, and the built-in one."""
