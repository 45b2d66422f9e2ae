"""Stormgates, jumps and the effects of the storm (SG-GAT, SG-STE)."""
