"""Players made of code. They see what their seat may see, never the state itself."""
