"""WebSocket connections: who may connect, requests, answers, updates."""
