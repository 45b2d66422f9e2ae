"""A report on many games: one self-contained page with charts."""

from stormhall.lab.report.page import write_report

__all__ = ["write_report"]
