"""Numbers, keywords, classes and gems of the 60 Good and Wild cards of 2015.

The tables were made once from the facts collected for the project.
"""

import pytest

from igroteka.games.epic.card import CARDS, Card
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS, MUST_ATTACK, MUST_BE_BLOCKED
from igroteka.games.epic.loader import SET_CARDS

# name | cost | attack/defence | keywords | classes | gem
GOOD = """
angel_of_light | 1 | 5/6 | airborne ambush | angel | red
angel_of_mercy | 1 | 4/5 | airborne ambush | angel | red
angelic_protector | 1 | 5/9 | airborne ambush | angel | silver
avenging_angel | 1 | 6/6 | airborne righteous blitz | angel | silver
banishment | 1 | event | - | - | silver
brave_squire | 0 | event | - | human | silver
ceasefire | 1 | event | - | - | silver
courageous_soul | 0 | 2/2 | ambush | human | red
divine_judgment | 1 | event | - | - | silver
faithful_pegasus | 0 | 2/2 | airborne blitz | pegasus | silver
feint | 1 | event | - | - | silver
gold_dragon | 1 | 6/8 | airborne blitz | dragon | silver
high_king | 1 | 0/1 | unbanishable | human | silver
inheritance_of_the_meek | 1 | event | - | - | silver
inner_peace | 1 | event | - | - | silver
lord_of_the_arena | 1 | 5/9 | blitz | human | red
noble_unicorn | 1 | 6/6 | ambush | unicorn | silver
palace_guard | 1 | 6/8 | - | human | silver
priest_of_kalnor | 0 | 1/4 | - | human | silver
priestess_of_angeline | 0 | 1/2 | - | human | silver
rally_the_people | 0 | event | - | human | silver
resurrection | 1 | event | - | - | silver
secret_legion | 1 | event | - | human | red
standard_bearer | 1 | 2/5 | ambush | human | silver
the_peoples_champion | 1 | 8/7 | unbanishable | human | silver
thundarus | 1 | 10/15 | airborne unbanishable | dragon | red
vital_mission | 1 | event | - | - | silver
watchful_gargoyle | 0 | 2/3 | airborne ambush | gargoyle | silver
white_dragon | 0 | 5/5 | airborne | dragon | red
white_knight | 1 | 9/9 | - | human | silver
"""
WILD = """
bellowing_minotaur | 1 | 7/5 | breakthrough blitz | minotaur | silver
burrowing_wurm | 1 | 18/18 | breakthrough | wurm | silver
cave_troll | 0 | 5/3 | - | troll | silver
chomp | 1 | event | - | dinosaur | silver
fire_shaman | 0 | 3/2 | - | human | silver
fireball | 0 | event | - | - | red
flame_strike | 1 | event | - | - | silver
flash_fire | 0 | event | - | - | silver
forked_lightning | 1 | event | - | - | silver
hunting_raptors | 1 | 5/5 | ambush | dinosaur | silver
hurricane | 1 | event | - | - | silver
jungle_queen | 1 | 5/7 | - | human | silver
kong | 1 | 13/14 | - | giant ape | red
lash | 0 | event | - | - | silver
lightning_storm | 1 | event | - | - | silver
lurking_giant | 1 | 11/11 | ambush | giant | silver
mighty_blow | 1 | event | - | giant | silver
pack_alpha | 1 | 5/6 | blitz | wolf | silver
pyromancer | 1 | 5/7 | ambush | human mage | red
rage | 0 | event | - | - | silver
raging_t_rex | 1 | 12/10 | - | dinosaur | silver
rain_of_fire | 1 | event | - | - | red
rampaging_wurm | 1 | 14/14 | blitz | wurm | silver
sea_hydra | 1 | 5/10 | - | hydra | red
strafing_dragon | 1 | 6/6 | airborne blitz ambush | dragon | silver
surprise_attack | 1 | event | - | - | red
triceratops | 1 | 10/10 | breakthrough | dinosaur | silver
wolf_companion | 0 | event | - | wolf | silver
wolfs_call | 1 | event | - | wolf | silver
wurm_hatchling | 0 | 4/4 | breakthrough | wurm | red
"""
SENTENCES = MUST_ATTACK | MUST_BE_BLOCKED  # words of the engine only: on the card they are sentences


def row(card: Card) -> str:
    """A card as a line of the tables."""
    stats = f"{card.attack}/{card.defence}" if card.champion else "event"
    words = [name for name, bit in KEYWORDS.items() if card.words & bit & ~SENTENCES]
    columns = (stats, " ".join(words) or "-", " ".join(card.classes) or "-", card.gem)
    return " | ".join([card.name, str(card.cost), *columns])


@pytest.mark.parametrize(("faction", "table"), [("good", GOOD), ("wild", WILD)])
def test_the_cards_are_those_of_2015(faction: str, table: str) -> None:
    cards = [CARDS[number] for number in SET_CARDS["base"] if CARDS[number].faction == FACTIONS[faction]]
    assert [row(card) for card in cards] == table.strip().split("\n")
    assert len(cards) == 30
    assert all(card.verified and not card.token for card in cards)
