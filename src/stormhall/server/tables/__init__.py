"""Tables: their history, seats, clocks and views, and the bots that choose there."""
