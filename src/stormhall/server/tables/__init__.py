"""Tables: their history, seats, clocks and views, and the hall that holds them all."""
