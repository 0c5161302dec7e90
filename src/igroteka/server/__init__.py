"""The server: tables that people and bots play at, over HTTP and sockets.

protocol    what browsers and the server say to each other
settings    every limit and every pace
store       what is on disk: games, seats, the append-only log of events
rooms       a table in memory: the fold of its events, and everybody who is connected
showing     what a seat or a spectator is told: nothing else decides that
bots        the process pool in which bots think
talk        one socket: frames in, frames out
app         the routes
"""
