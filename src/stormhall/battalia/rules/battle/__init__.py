"""Chapter 10: attack, battle, retreat, and the guards of places."""
