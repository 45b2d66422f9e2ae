"""Which requests are admitted, and how many of them."""
