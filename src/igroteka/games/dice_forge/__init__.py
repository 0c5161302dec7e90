"""Dice Forge («Грани судьбы»).

`catalogue` names what is in the box, `state` is the table, `cards` and `faces` say what each card and
face does; the rules they are made of are in `gains`, `forging`, `blessings` and `turn`. `setup` lays
the game out. `notation`, `telling`, `view` and `position` are its outside; `kind` puts it together.
"""
