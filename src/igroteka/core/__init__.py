"""The engine, free of any game's knowledge.

`table` says what a game is made of, `chance` where its luck comes from, `outcomes` how that luck
can be enumerated, `deck` how cards lie face down, `kind` what a game must offer to be played,
`game` plays, records and takes back, `record` and `saved` write games and positions down.
"""
