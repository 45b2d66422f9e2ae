"""The rules of Battalia, one module or folder per chapter of the book.

BT-TRN-10 (no limit to a hand or to what a turn brings) needs no code.
"""
