"""Ropes in Wormlord: drawn piece by piece, woven, judged, and what comes of them."""
