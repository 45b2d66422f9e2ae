"""The rules of The Stormgates, one module or folder per chapter of the book."""
