"""What many games show, as one page with pictures that needs nothing but itself."""

from stormhall.lab.report.page import write_report

__all__ = ["write_report"]
