"""The process of the server: uvicorn with our limits, and garbage collection."""
