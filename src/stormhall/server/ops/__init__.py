"""Running a server: settings, limits, logs, metrics, health."""
