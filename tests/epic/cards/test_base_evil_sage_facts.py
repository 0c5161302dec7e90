"""Numbers, keywords, classes and gems of the 60 Evil and Sage cards of 2015.

The tables were made once from the facts collected for the project.
"""

import pytest

from igroteka.games.epic.card import CARDS
from igroteka.games.epic.keywords import DEADLY, FACTIONS, KEYWORDS
from igroteka.games.epic.loader import SET_CARDS

# name | cost | attack/defence | keywords | classes | gem
EVIL = """
angel_of_death | 1 | 6/5 | airborne | angel | silver
apocalypse | 1 | event | - | - | silver
army_of_the_apocalypse | 1 | event | - | - | red
bitten | 1 | event | - | zombie | silver
corpse_taker | 0 | 1/1 | - | human | red
dark_assassin | 1 | 7/2 | - | human | silver
dark_knight | 0 | 5/2 | blitz ambush | vampire knight | silver
dark_leader | 1 | 4/4 | blitz ambush | human | silver
demon_breach | 1 | event | - | demon | red
drain_essence | 1 | event | - | - | silver
drinker_of_blood | 1 | 5/4 | airborne | vampire | red
final_task | 1 | event | - | - | silver
guilt_demon | 0 | 3/2 | airborne blitz ambush | demon | silver
infernal_gatekeeper | 1 | 9/9 | - | demon | silver
inner_demon | 1 | event | - | demon | silver
medusa | 1 | 6/8 | ambush | demon | silver
murderous_necromancer | 1 | 2/6 | - | human mage | red
necromancer_lord | 1 | 1/1 | - | human mage | silver
plague | 1 | event | - | - | red
plentiful_dead | 0 | event | - | zombie | silver
soul_hunter | 1 | 5/5 | - | demon | silver
succubus | 1 | 6/5 | airborne | demon | silver
the_risen | 1 | event | - | zombie | silver
thrasher_demon | 0 | 1/1 | blitz | demon | silver
trihorror | 1 | 12/12 | breakthrough | demon | silver
unquenchable_thirst | 0 | event | - | vampire | silver
vampire_lord | 1 | 5/5 | blitz ambush | vampire | silver
wither | 0 | event | - | - | silver
word_of_summoning | 0 | event | - | demon | red
zombie_apocalypse | 1 | event | - | zombie | silver
"""
SAGE = """
amnesia | 0 | event | - | - | red
ancient_chant | 1 | event | - | - | silver
blue_dragon | 1 | 6/4 | airborne | dragon | silver
crystal_golem | 1 | 7/4 | ambush untargetable | construct | silver
deadly_raid | 1 | event | - | - | red
djinn_of_the_sands | 1 | 5/5 | airborne blitz | djinn | silver
erase | 1 | event | - | - | red
forcemage_apprentice | 0 | 0/1 | blitz | human mage | silver
frost_giant | 1 | 8/12 | blitz | giant | red
hasty_retreat | 0 | event | - | - | silver
ice_drake | 1 | 6/8 | airborne ambush | dragon | silver
juggernaut | 1 | 9/3 | breakthrough blitz | construct | silver
keeper_of_secrets | 0 | 2/3 | blitz | human | silver
lying_in_wait | 1 | event | - | - | silver
memory_spirit | 1 | 5/4 | airborne ambush | spirit | red
muse | 0 | 2/2 | airborne ambush | spirit | silver
ogre_mercenary | 0 | 4/3 | - | ogre | red
psionic_assault | 1 | event | - | - | silver
sea_titan | 1 | 11/14 | untargetable | titan | red
spike_trap | 0 | event | - | - | silver
stand_alone | 1 | event | - | - | silver
steel_golem | 1 | 13/13 | untargetable | construct | silver
thought_plucker | 1 | 1/1 | ambush unblockable | imp | silver
time_bender | 1 | 2/4 | ambush | human mage | silver
time_walker | 1 | 10/10 | - | human mage | silver
transform | 1 | event | - | - | silver
turn | 1 | event | - | - | silver
warrior_golem | 0 | 4/2 | - | construct | silver
wave_of_transformation | 1 | event | - | - | silver
winter_fairy | 1 | 4/3 | airborne | fairy | silver
"""


@pytest.mark.parametrize(("faction", "table"), [("evil", EVIL), ("sage", SAGE)])
def test_the_cards_are_those_of_2015(faction: str, table: str) -> None:
    cards = [CARDS[n] for n in SET_CARDS["base"] if CARDS[n].faction == FACTIONS[faction]]
    found = []
    for card in cards:
        stats = f"{card.attack}/{card.defence}" if card.champion else "event"
        # "any champion it damages is broken" is a sentence on the card, a word only of the engine
        words = [name for name, bit in KEYWORDS.items() if card.words & bit & ~DEADLY]
        row = [
            card.name,
            str(card.cost),
            stats,
            " ".join(words) or "-",
            " ".join(card.classes) or "-",
            card.gem,
        ]
        found.append(" | ".join(row))
    assert sorted(found) == table.split("\n")[1:-1]
    assert len(found) == 30
    assert all(card.verified and not card.token for card in cards)
