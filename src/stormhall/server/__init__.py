"""The hall's server: tables, seats and records behind the browser and behind programs."""
