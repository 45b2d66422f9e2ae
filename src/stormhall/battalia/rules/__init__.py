"""The rules of Battalia, one module or folder per chapter of the book.

BT-TRN-10 (no limit to a hand or to the gains of a turn) needs no code.
"""
