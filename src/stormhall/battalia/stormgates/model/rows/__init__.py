"""What modules of the expansion remember, declared by what it holds."""
