"""Chapter 8: Great Artefacts, one module for each that has rules of its own.

`general.py` says where the rest are.
"""
