"""Chapter 10: attack, battle, retreat, and what defends a place."""
