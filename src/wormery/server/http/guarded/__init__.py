"""How much strangers may ask of a connection: uvicorn's, counted, timed and with bounded heads."""
