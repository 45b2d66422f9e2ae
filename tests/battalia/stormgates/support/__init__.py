"""Tables and questions that several tests of The Stormgates share."""
