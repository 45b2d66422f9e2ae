"""Bilkarr, his potions, and when they may be drunk (SG-BIL, SG-RWN)."""
