"""The Valleys of the Kings and Queens (SG-VAL)."""
