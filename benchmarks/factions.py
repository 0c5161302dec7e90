"""How the factions of Epic fare against each other in preconstructed games between random players.

    .venv-compiled/bin/python benchmarks/factions.py > docs/balance.md

Every way to share four factions among two players, both seats in turn, 2,000 games each.
"""

from igroteka.arena.simulate import simulate

FACTIONS = ("good", "wild", "evil", "sage")
PAIRINGS = (("good+wild", "evil+sage"), ("good+evil", "wild+sage"), ("good+sage", "wild+evil"))
SETS = ("base", "jungle")
GAMES = 2_000


def wins(cards: str, first: str, second: str) -> tuple[int, int, int, int]:
    """Games won by either pair, games played, and decisions made."""
    won = [0, 0]
    decisions = 0
    for swapped in (False, True):
        factions = f"{second},{first}" if swapped else f"{first},{second}"
        run = simulate("epic", games=GAMES // 2, seed=0, jobs=2, setup={"set": cards, "factions": factions})
        won[0] += run.tally.wins[swapped]
        won[1] += run.tally.wins[1 - swapped]
        decisions += run.tally.decisions
    return won[0], won[1], GAMES, decisions


def main() -> None:
    print("# Balance of the factions in Epic\n")
    print(f"Preconstructed games between random players, {GAMES:,} for each pairing, both seats in turn:")
    print("`.venv-compiled/bin/python benchmarks/factions.py > docs/balance.md`.\n")
    for cards in SETS:
        print(
            f"## Set `{cards}`\n\n| pairing | wins of the first pair | wins of the second |\n|---|---:|---:|"
        )
        share = dict.fromkeys(FACTIONS, 0.0)
        total = 0
        for first, second in PAIRINGS:
            a, b, games, decisions = wins(cards, first, second)
            total += decisions
            print(f"| {first} : {second} | {100 * a / games:.1f} % | {100 * b / games:.1f} % |")
            for pair, won in ((first, a), (second, b)):
                for faction in pair.split("+"):
                    share[faction] += won / games / len(PAIRINGS)
        print("\n| faction | mean win rate of its pairs |\n|---|---:|")
        for faction in FACTIONS:
            print(f"| {faction} | {100 * share[faction]:.1f} % |")
        print(f"\n{total / (GAMES * len(PAIRINGS)):.1f} decisions a game.\n")


if __name__ == "__main__":
    main()
