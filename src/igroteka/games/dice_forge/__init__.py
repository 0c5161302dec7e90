"""Dice Forge («Грани судьбы»).

`catalogue` names what is in the box, `state` is the table, `cards` and `faces` say what each card and
face does; the rules they are made of are in `gains`, `forging`, `blessings` and `turn`. `setup` checks
what is asked for, `layout` lays it out. `notation`, `telling`, `view` and `position` are its outside;
`kind` puts it together.
"""
