"""The agenda: what is scheduled when, what is asked, what a clone is."""

from tests.core.toy import Hear, Nested, Pick, stones


def test_rules_happen_in_written_order() -> None:
    g = stones((Hear(), 0, 1), (Hear(), 0, 2), (Hear(), 1, 3))
    assert g.at(0).heard == (1, 2)
    assert g.at(1).heard == (3,)


def test_what_a_rule_schedules_comes_before_what_was_waiting_and_after_the_rule_itself() -> None:
    g = stones((Nested(), 0, 1), (Hear(), 0, 99))
    assert g.at(0).heard == (-1, 1, -2, 2, -3, 3, 30, 20, 10, 99)


def test_a_table_rests_at_a_question() -> None:
    g = stones((Pick(), 1, 3), (Hear(), 1, 7))
    assert (g.player, g.options) == (1, [1, 2, 3])
    assert g.at(1).heard == ()
    g.choose(2)
    assert g.at(1).stones == 3
    assert g.at(1).heard == (7,)
    assert g.player < 0


def test_a_single_option_answers_itself_and_no_option_is_skipped() -> None:
    g = stones((Pick(), 0, 1), (Pick(), 0, 0), (Pick(), 1, 2))
    assert g.at(0).stones == 1
    assert g.player == 1


def test_a_clone_shares_nothing_that_changes() -> None:
    g = stones((Pick(), 0, 2), (Pick(), 0, 2), (Hear(), 0, 5))
    clone = g.clone()
    g.choose(0)
    g.choose(0)
    assert (clone.at(0).stones, clone.at(0).heard, clone.options, len(clone.agenda)) == (0, (), [1, 2], 2)
    clone.choose(1)
    clone.choose(1)
    assert (clone.at(0).stones, g.at(0).stones) == (4, 2)


def test_after_the_end_nothing_scheduled_happens() -> None:
    g = stones((Pick(), 0, 2), (Hear(), 0, 5))
    g.finish()
    g.run()
    assert g.over
    assert g.at(0).heard == ()
    assert g.options == []


def test_everybody_with_the_best_score_wins() -> None:
    g = stones(players=3)
    g.at(0).stones = g.at(2).stones = 4
    assert g.winners() == [0, 2]


def test_events_are_told_only_to_those_who_listen() -> None:
    g = stones()
    g.note("silence", g.at(0), 1)
    g.events = []
    g.note("picked", g.at(1), 3, 4)
    assert g.events == [("picked", 1, (3, 4, 0))]
    assert g.clone().events is None
