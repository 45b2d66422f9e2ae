"""One file for each step; a step that has been released never changes."""
