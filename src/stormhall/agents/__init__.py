"""Bots: agents that choose actions. They get what their seat may know, never the state itself."""
