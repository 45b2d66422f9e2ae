"""The rules of Battalia, one module or folder per chapter of the book."""
