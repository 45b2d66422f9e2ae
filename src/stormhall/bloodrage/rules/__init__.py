"""The rules of Blood Rage, one module or folder per chapter of the book."""
