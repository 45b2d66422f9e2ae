"""The hall: all tables, new ones, uploads and replays; which are in memory and which rest."""
