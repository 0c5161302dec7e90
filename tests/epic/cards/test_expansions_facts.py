"""Numbers, keywords, classes and gems of the promotional cards, Tyrants and Uprising.

The tables were made once from the facts collected for the project.
"""

import pytest

from igroteka.games.epic.card import CARDS, Card
from igroteka.games.epic.keywords import FACTIONS, KEYWORDS, PLAIN
from igroteka.games.epic.loader import SET_CARDS

# name | faction | cost | attack/defence | keywords | classes | gem
PROMO = """
aftershock | wild | 1 | event | - | - | silver
cleansing_light | good | 1 | event | - | - | red
dark_prince | evil | 1 | 8/7 | airborne blitz | devil | silver
elder_greatwurm | wild | 1 | 30/30 | - | wurm | red
forbidden_research | evil | 1 | event | - | - | red
hill_giant | wild | 0 | 8/8 | - | giant | silver
hunting_pterosaur | wild | 0 | 4/3 | airborne ambush | dinosaur | red
inspiration | sage | 0 | event | - | - | red
kalnors_blessing | good | 0 | event | - | - | red
knight_of_the_dawn | good | 0 | 6/3 | blitz | human knight | silver
necromancer_apprentice | evil | 0 | 1/1 | blitz | human | silver
new_dawn | good | 1 | event | - | - | red
owl_familiar | sage | 0 | 1/1 | airborne | bird | red
ritual_sacrifice | evil | 1 | event | - | - | silver
scrap_golem | sage | 1 | 6/6 | - | construct | red
searing_blast | wild | 1 | event | - | - | silver
spite | evil | 0 | event | - | - | red
teleport | sage | 1 | event | - | - | silver
time_master | sage | 1 | 1/1 | ambush | human wizard | red
warrior_angel | good | 1 | 9/9 | airborne blitz | angel | silver
"""
TYRANTS = """
ankylosaurus | wild | 0 | 7/7 | breakthrough | dinosaur | silver
arcane_research | sage | 0 | event | - | - | red
battle_cry | wild | 1 | event | - | - | red
blind_faith | good | 0 | event | - | - | red
brachiosaurus | wild | 1 | 8/12 | breakthrough | dinosaur | silver
dark_offering | evil | 1 | event | - | - | silver
draka_dragon_tyrant | wild | 1 | 9/9 | airborne | dragon tyrant | red
drakas_enforcer | wild | 1 | 7/7 | airborne ambush | dragon | silver
drakas_fire | wild | 1 | event | - | dragon tyrant | silver
elara_the_lycomancer | sage | 1 | 6/5 | - | human mage | silver
feeding_frenzy | wild | 0 | event | - | - | red
fire_spirit | wild | 1 | 11/9 | - | spirit | silver
forced_exile | good | 1 | event | - | - | silver
fumble | sage | 0 | event | - | - | silver
great_horned_lizard | wild | 1 | 7/8 | breakthrough blitz ambush | dinosaur | silver
hands_from_below | evil | 0 | event | - | zombie | silver
heinous_feast | evil | 0 | event | - | vampire | silver
helion_the_dominator | sage | 1 | 8/8 | ambush | human tyrant | red
helions_fury | sage | 1 | event | - | tyrant | silver
insurgency | good | 1 | event | - | - | silver
knight_of_shadows | sage | 1 | 9/4 | unblockable | construct | red
lesson_learned | sage | 1 | event | - | - | silver
lightning_strike | wild | 0 | event | - | - | silver
markus_watch_captain | good | 1 | 10/10 | - | human tyrant | red
mist_guide_herald | sage | 1 | 3/2 | airborne | fairy | silver
necrovirus | evil | 1 | event | - | zombie | silver
noble_martyr | good | 1 | 7/4 | blitz unbanishable | human | silver
paros_rebel_leader | good | 0 | 3/4 | - | human | silver
quell | good | 1 | event | - | - | silver
rabble_rouser | good | 1 | 5/5 | blitz | human | silver
raxxa_demon_tyrant | evil | 1 | 6/6 | - | demon tyrant | red
raxxas_curse | evil | 0 | event | - | demon tyrant | red
raxxas_displeasure | evil | 1 | event | - | demon tyrant | silver
reap_or_sow | evil | 1 | event | - | zombie | silver
reaper | evil | 1 | 7/9 | - | demon | silver
revolt | good | 0 | event | - | - | silver
royal_escort | good | 1 | 5/9 | ambush | human | red
second_wind | good | 0 | event | - | - | silver
shadow_imp | sage | 0 | 2/3 | blitz ambush unblockable | imp | silver
smash_and_burn | wild | 1 | event | - | dragon | silver
spawning_demon | evil | 0 | 4/4 | ambush | demon | silver
temporal_enforcer | sage | 1 | 6/4 | ambush unblockable | human mage | silver
temporal_shift | sage | 1 | event | - | - | silver
the_gudgeon | evil | 1 | 2/1 | unblockable | human | silver
urgent_messengers | good | 1 | event | - | - | silver
vanishing | sage | 0 | event | - | - | silver
wolfs_bite | wild | 0 | event | - | wolf | silver
zealous_necromancer | evil | 1 | 3/4 | ambush | human | red
"""
UPRISING = """
angel_of_the_gate | good | 1 | 7/7 | airborne ambush | angel | silver
avenger_of_covenant | good | 1 | 8/8 | ambush | human | red
bodyguard | good | 0 | 2/1 | blitz ambush | human | silver
brand_rebel_fighter | good | 0 | 2/5 | ambush | human | red
chamberlain_kark | good | 1 | 9/12 | - | human | red
citadel_raven | sage | 1 | 3/3 | airborne blitz | bird | silver
citadel_scholar | sage | 0 | 0/1 | - | human | silver
consume | evil | 0 | event | - | - | silver
corpsemonger | evil | 0 | 4/3 | blitz | human mage | red
demonic_rising | evil | 1 | event | - | demon | silver
den_mother | wild | 1 | 8/8 | breakthrough | wolf | silver
entangling_vines | wild | 1 | 9/8 | ambush | plant | silver
erratic_research | sage | 1 | event | - | - | silver
fairy_trickster | sage | 1 | 5/5 | airborne blitz ambush | fairy | red
fires_of_rebellion | wild | 1 | event | - | - | silver
flame_spike | wild | 0 | event | - | - | silver
force_field | sage | 1 | event | - | - | silver
frantic_digging | sage | 0 | event | - | - | red
gladius_the_defender | good | 1 | 6/11 | unbanishable | human | silver
go_wild | wild | 0 | event | - | - | silver
grave_demon | evil | 1 | 8/8 | ambush | demon | silver
hunting_pack | wild | 1 | event | - | - | silver
justice_prevails | good | 1 | event | - | - | silver
knight_of_elara | sage | 1 | 10/8 | blitz | human knight | silver
little_devil | evil | 0 | 4/4 | airborne blitz | devil | silver
martial_law | good | 1 | event | - | - | silver
master_zo | good | 1 | 9/8 | ambush | human | silver
mythic_monster | wild | 1 | 13/15 | - | spirit | silver
no_escape | evil | 1 | event | - | - | red
plague_zombies | evil | 1 | event | - | zombie | silver
pyrosaur | wild | 1 | 6/3 | - | dinosaur dragon | silver
raxxas_enforcer | evil | 1 | 8/5 | - | demon | silver
rescue_griffin | good | 0 | 3/7 | airborne ambush | griffin | silver
reset | sage | 1 | event | - | - | silver
reusable_knowledge | sage | 1 | event | - | - | silver
rift_summoner | evil | 1 | 5/5 | blitz ambush | human mage | silver
saren_night_stalker | evil | 1 | 10/7 | blitz | vampire | silver
savage_uprising | wild | 1 | event | - | - | silver
silver_dragon | good | 1 | 9/8 | airborne | dragon | silver
sirens_song | sage | 0 | event | - | spirit | silver
spore_beast | wild | 0 | 2/2 | ambush | plant | red
velden_frost_titan | sage | 1 | 10/13 | blitz | giant | red
war_machine | sage | 1 | 10/10 | - | construct | silver
winds_of_change | wild | 1 | event | - | - | red
winged_death | evil | 1 | 4/3 | airborne blitz | demon | silver
zannos_corpse_lord | evil | 1 | 9/9 | - | human mage | red
"""


def row(card: Card) -> str:
    """A card as a line of the tables. "Cannot gain abilities" is a sentence on the card: no keyword."""
    faction = next(name for name, bit in FACTIONS.items() if bit == card.faction)
    stats = f"{card.attack}/{card.defence}" if card.champion else "event"
    words = [name for name, bit in KEYWORDS.items() if card.words & bit & ~PLAIN]
    columns = (stats, " ".join(words) or "-", " ".join(card.classes) or "-", card.gem)
    return " | ".join([card.name, faction, str(card.cost), *columns])


@pytest.mark.parametrize(
    ("name", "size", "table"), [("promo", 20, PROMO), ("tyrants", 48, TYRANTS), ("uprising", 46, UPRISING)]
)
def test_the_cards_of_a_set_are_the_printed_ones(name: str, size: int, table: str) -> None:
    cards = [CARDS[number] for number in SET_CARDS[name]]
    assert [row(card) for card in cards] == table.strip().split("\n")
    assert len(cards) == size
    assert all(card.verified and not card.token for card in cards)
