"""What the papers say: what the rulebook wants on them, and what the hall needs from them."""

import re
from dataclasses import replace

import pytest

from cardhall.formats.bracket import Bracket
from cardhall.paper import (
    BlankGame,
    Book,
    BookLine,
    BracketPaper,
    EntryBlank,
    GameSeat,
    MovementCard,
    OpenPointChoices,
    PayoutLine,
    PersonOnPaper,
    ResultsPaper,
    RulebookPart,
    ScheduleLine,
    blank_table,
    blinds_schedule,
    boure_slips,
    bracket_sheets,
    entry_blank,
    entry_form,
    game_tags,
    holdem_counts,
    movement_cards,
    particulars,
    payout_list,
    pedro_sheets,
    pitty_pat_slips,
    po_ke_no_boards,
    po_ke_no_slips,
    results_paper,
    rulebook_book,
    rummy_sheets,
    seating_chart,
    seats_by_name,
    sign_in_sheet,
    table_card,
)
from cardhall.paper.brackets import BracketTeam
from cardhall.paper.cards import PARTICULARS
from cardhall.paper.plain import money, nth
from cardhall.paper.seats import ChartTable
from cardhall.paper.sheets import MatchSheet, TableSheet
from tests.paper import samples
from tests.paper.looking import pages, squeezed, text_of
from tests.paper.samples import BLANK, FORM

# --- the entry blank -----------------------------------------------------------------------------


@pytest.mark.clause("LLAA-FORM-01")
def test_the_blank_is_headed_with_association_tournament_blank_and_fee() -> None:
    text = text_of(entry_blank(BLANK))
    for wanted in ("LLAA", "Card tournament", "ENTRY BLANK", "$15.00 per contestant"):
        assert wanted in text


def lines_under(title: str, until: str) -> list[int]:
    text = text_of(entry_blank(BLANK))
    part = text[text.index(title) : text.index(until)]
    return [int(n) for n in re.findall(r"\b(\d)\.", part)]


@pytest.mark.clause("LLAA-FORM-02")
def test_the_blank_has_five_numbered_lines_for_boure() -> None:
    assert lines_under("Bouré", "Pitty-Pat") == [1, 2, 3, 4, 5]


def test_the_blank_has_the_other_games_lines_too() -> None:
    assert lines_under("Pitty-Pat", "Rummy") == [1, 2, 3, 4, 5]
    assert lines_under("Rummy", "Po-Ke-No") == [1, 2, 3, 4, 5, 6]
    assert lines_under("Po-Ke-No", "Pedro") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert re.findall(r"Team \d", text_of(entry_blank(BLANK))) == ["Team 1", "Team 2", "Team 3"]


@pytest.mark.clause("LLAA-FORM-07")
def test_the_blank_states_its_deadline() -> None:
    assert "Deadline: September 24, 2027" in text_of(entry_blank(BLANK))
    dated = replace(BLANK, deadline="2027-09-03")
    assert "Deadline: September 3, 2027" in text_of(entry_blank(dated))
    assert "Deadline: ___" in text_of(entry_blank(replace(BLANK, deadline="")))


@pytest.mark.clause("LLAA-FORM-08")
def test_the_blank_says_where_to_mail_it_with_the_fee() -> None:
    text = text_of(entry_blank(BLANK))
    assert "with the fee attached" in text
    for line in BLANK.mail_to:
        assert line in text
    assert "Cypress" not in text_of(entry_blank(EntryBlank("LLAA", 1500, BLANK.games)))


@pytest.mark.clause("LLAA-FORM-09")
def test_checks_are_made_out_to_the_payee() -> None:
    assert "Make checks payable to The Ladies' Association" in text_of(entry_blank(BLANK))


@pytest.mark.clause("LLAA-FORM-10")
def test_the_entrant_is_asked_to_print_everything() -> None:
    assert "Please print everything" in text_of(entry_blank(BLANK))


@pytest.mark.clause("LLAA-FORM-11")
def test_a_line_names_the_auxiliary() -> None:
    assert "Auxiliary entering" in text_of(entry_blank(BLANK))


@pytest.mark.clause("LLAA-FORM-12")
def test_the_rulebook_is_dated_by_season_and_year() -> None:
    assert "Rulebook: revision of Spring 2027" in text_of(entry_blank(BLANK))
    cover = pages(samples.rulebook("letter"))[0].get_textpage()
    assert "Revision of Spring 2027" in cover.get_text_bounded()


def test_the_blank_is_one_page_on_both_papers_and_whatever_the_games() -> None:
    one = replace(BLANK, games=[BlankGame("Bouré", 12)])
    for blank in (BLANK, one, replace(BLANK, games=BLANK.games[:1])):
        for size in ("letter", "a4"):
            assert len(pages(entry_blank(blank, size=size))) == 1


# --- the Knights' form ---------------------------------------------------------------------------


@pytest.mark.clause("HOLDEM-07")
def test_the_form_asks_one_contestant_for_name_numbers_address_telephone_and_mail() -> None:
    text = text_of(entry_form(FORM))
    for field in ("Name", "Council number", "Membership number", "Postal address",
                  "City, state, ZIP", "Telephone", "E-mail"):  # fmt: skip
        assert text.count(field) == 1, field
    assert "One contestant on each form" in text


@pytest.mark.clause("HOLDEM-08")
def test_form_and_fee_go_to_the_state_office_by_the_stated_deadline() -> None:
    text = text_of(entry_form(FORM))
    assert "with the fee, to the state office" in text
    assert "Deadline: March 10, 2027" in text
    for line in FORM.mail_to:
        assert line in text
    assert "Pirogue" not in text_of(entry_form(replace(FORM, mail_to=())))


def test_the_form_tells_day_hours_place_chips_and_rebuy() -> None:
    text = text_of(entry_form(FORM))
    for told in ("March 20, 2027", "9:30 am", "10:00 am", "Bayou Vert hall", "10,000", "$20.00"):
        assert told in text
    plain = text_of(entry_form(replace(FORM, when="", review="", starts="", rebuy="")))
    assert "Rules are gone over" not in plain
    assert "Rebuy" not in plain


# --- tags, seats, chart --------------------------------------------------------------------------


def test_a_tag_has_three_punch_places_and_the_code() -> None:
    text = text_of(game_tags("x", [samples.person(0)]))
    assert "K7000M" in text
    assert re.search(r"1 ?2 ?3", text)


def test_seats_go_by_last_name_without_regard_to_accents() -> None:
    text = text_of(
        seats_by_name(
            "x",
            [
                PersonOnPaper("1", "Zoe Hébert"),
                PersonOnPaper("2", "Al Hecht"),
                PersonOnPaper("3", "A Az"),
            ],
        )
    )
    assert text.index("Az") < text.index("Hébert") < text.index("Hecht")


def test_the_chart_seats_people_clockwise() -> None:
    """A down the right side, then up the left: the left-hand neighbour is the next letter."""
    names = ["Ann One", "Bea Two", "Cy Three", "Di Four", "Ed Five"]
    chart = seating_chart("x", [ChartTable("7", list(zip("ABCDE", names, strict=True)))])
    page = pages(chart)[0]
    text = page.get_textpage()
    found = {}
    for name in names:
        searcher = text.search(name.split()[1], match_case=True, match_whole_word=True)
        index, _ = searcher.get_next()
        found[name] = text.get_charbox(index)
    right = [found[name] for name in names[:3]]
    left = [found[name] for name in names[3:]]
    assert max(box[0] for box in left) < min(box[0] for box in right)
    assert [box[1] for box in right] == sorted((box[1] for box in right), reverse=True)
    assert [box[1] for box in left] == sorted(box[1] for box in left)


def test_the_chart_names_those_without_a_seat() -> None:
    text = text_of(seating_chart("x", [], out=["Ann One", "Bea Two"]))
    assert "Without a seat this time: Ann One, Bea Two" in text


# --- table cards ---------------------------------------------------------------------------------


def card_text(game: str, rules: dict[str, object]) -> str:
    return text_of(table_card(samples.card(game, rules)))


@pytest.mark.clause("RAP-07")
@pytest.mark.parametrize(
    ("undertrump", "told"), [("must", "must trump all the same"), ("may", "may throw any card")]
)
def test_the_table_card_tells_the_three_particulars(undertrump: str, told: str) -> None:
    rap = samples.RULES["rap"]
    text = card_text("rap", {**rap, "undertrump": undertrump, "in_or_out": False})
    assert told in text
    assert "the hand is lost, play goes on; a match of the pot, 10 antes at most" in text
    assert "taken back if caught at once" in card_text("boure", samples.RULES["boure"])
    assert "In-or-out round before the draw no" in text


NAMED_OPTIONS = (
    "in_or_out", "stay_chip", "draw_limit", "pot_limit", "forced_leads", "gap_force",
    "last_trumps_force", "ladder", "trump_marker", "ace_up_dealer_stays", "payer_antes",
    "minimum", "play_over", "akq", "reneger_top", "last_pot",
)  # fmt: skip


@pytest.mark.clause("RAP-43")
def test_the_table_card_marks_each_named_option_on_or_off() -> None:
    lines = PARTICULARS["boure"]["options"]
    assert tuple(line["field"] for line in lines) == NAMED_OPTIONS
    for rules in (samples.RULES["rap"], {}):
        _, options = particulars("boure", rules)
        assert all(one.on is not None for one in options)
        text = squeezed(card_text("boure", rules or {"none": 0}))
        for line in lines:
            assert squeezed(line["name"]) in text
    rap = particulars("boure", samples.RULES["rap"])[1]
    assert [one.clause for one in rap] == [line.get("rap", line["clause"]) for line in lines]
    by_field = dict(zip(NAMED_OPTIONS, rap, strict=True))
    assert (by_field["ladder"].on, by_field["ladder"].value) == (True, "on")
    assert (by_field["gap_force"].on, by_field["gap_force"].value) == (False, "off")
    assert by_field["pot_limit"].value == "10 antes"


def test_the_card_of_a_tournament_names_the_options_that_are_on() -> None:
    options = particulars("boure", samples.RULES["boure"])[1]
    assert {one.name: one.value for one in options}.items() >= {
        "Staying in costs": "one ante",
        "A bouré pays at most": "10 chips",
    }.items()
    assert all(one.on for one in options)
    assert "off" not in card_text("boure", samples.RULES["boure"]).split()


@pytest.mark.parametrize("game", sorted(PARTICULARS))
def test_each_game_has_a_card_of_its_own(game: str) -> None:
    """Every line says something, in words and not in the program's own terms."""
    rules = samples.RULES[game]
    before, options = particulars(game, rules)
    assert len(before) >= 3
    assert options
    for line in [*before, *options]:
        assert line.value, line
        assert line.clause, line
        assert not re.search(r"[a-z]-[a-z]+-|_", line.value), line
    fields = {line["field"] for line in PARTICULARS[game]["options"] if "field" in line}
    others = {f for g in PARTICULARS if g != game for one in PARTICULARS[g]["options"]
              if (f := one.get("field"))}  # fmt: skip
    assert fields - others, "nothing on it that is this game's alone"


def test_another_house_rule_makes_another_card() -> None:
    for game, field, value, told in (
        ("pitty_pat", "take", "must", "must be taken"),
        ("rummy", "by", "chips", "The session goes by chips"),
        ("po_ke_no", "false_call", "sit-out-game", "sits out the game"),
        ("pedro", "cutthroat", True, "Cut-throat play on"),
        ("euchre", "cup", 50, "50 cents"),
        ("holdem", "structure", "limit", "Betting limit"),
    ):
        usual = card_text(game, samples.RULES[game])
        other = card_text(game, {**samples.RULES[game], field: value})
        assert told in other, (game, other)
        assert told not in usual, game


# --- score sheets --------------------------------------------------------------------------------


def test_a_slip_says_who_counts_whose_chips_and_what_they_must_come_to() -> None:
    """The left neighbour counts (LLAA-BOURE-50); marks of most of the table (LLAA-T-27)."""
    table = TableSheet(["Ann", "Bea", "Cy"], "4", "2", 300)
    assert [table.counter_of(i) for i in range(3)] == [1, 2, 0]
    text = text_of(boure_slips("x", "Bouré", [table]))
    assert "must be 300" in text
    assert "2 of 3 players" in text
    assert re.search(r"A Ann B .*B Bea C .*C Cy A", text)
    assert "Left in the pot" in text
    assert "Left in the bank" in text_of(pitty_pat_slips("x", "y", [blank_table(5, 50)]))
    assert "must be 50" in text_of(po_ke_no_slips("x", "y", [blank_table(12, 50)]))


def test_short_slips_go_two_to_a_page() -> None:
    assert len(pages(boure_slips("x", "y", [blank_table(5)] * 4))) == 2
    assert len(pages(po_ke_no_slips("x", "y", [blank_table(12)] * 4))) == 4


def test_sheets_name_what_is_written_on_them() -> None:
    rummy = text_of(rummy_sheets("x", "y", [blank_table(4)]))
    assert "Aces 15" in rummy
    assert rummy.count("score") >= 4
    pedro = text_of(pedro_sheets("x", "y", [MatchSheet()], target=60))
    for wanted in ("We", "They", "First to 60", "Bids from 7 to 14"):
        assert wanted in pedro
    holdem = text_of(holdem_counts("x", [blank_table(9)], chips=(25, 100)))
    assert re.search(r"25 100 Stack", holdem)
    assert "This table" in holdem
    hands = text_of(po_ke_no_slips("x", "y", [blank_table(12)]))
    assert (
        "straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, "
        "one pair" in hands
    )


# --- boards --------------------------------------------------------------------------------------


def test_a_board_shows_its_cards_in_their_places() -> None:
    text = text_of(po_ke_no_boards(samples.BOARDS[1:2]))
    ranks = re.findall(r"10|[2-9AKQJ](?=\s|$)", text.split("Board 1")[1])
    wanted = [card[:-1].replace("T", "10") for card in samples.BOARDS[1]]
    assert sorted(ranks) == sorted(wanted)
    suits = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    for letter, sign in suits.items():
        assert text.count(sign) == sum(card.endswith(letter) for card in samples.BOARDS[1])


def test_boards_come_one_or_four_to_a_page() -> None:
    assert len(pages(po_ke_no_boards(samples.BOARDS))) == 4
    assert len(pages(po_ke_no_boards(samples.BOARDS, four=True))) == 1
    with pytest.raises(ValueError, match="board 1 has 3 cards"):
        po_ke_no_boards([["AS", "KD", "TC"]])


# --- brackets, movements, blinds, payouts --------------------------------------------------------


def test_a_bracket_tells_who_won_and_who_waits_for_whom() -> None:
    bracket = Bracket(["a", "b", "c", "d"])
    teams = {one: BracketTeam(f"Team {one.upper()}", one * 3) for one in "abcd"}
    blank = text_of(bracket_sheets(BracketPaper("x", "Pedro", bracket, teams)))
    assert "loser of 1" in blank
    assert "Champions" in blank
    first = bracket.ready()[0]
    who = bracket.who(first.number)
    bracket.record(first.number, str(who[0]))
    played = text_of(bracket_sheets(BracketPaper("x", "Pedro", bracket, teams)))
    assert played.count(str(who[0]) * 3) > blank.count(str(who[0]) * 3)
    assert "loser of 1" not in played


def test_a_blank_bracket_has_numbers_to_write_beside() -> None:
    bracket = Bracket([str(n) for n in range(1, 17)])
    text = text_of(bracket_sheets(BracketPaper("x", "Pedro", bracket)))
    for number in range(1, 17):
        assert re.search(rf"\b{number}\b", text)


def test_who_sits_out_is_told_so() -> None:
    cards = [MovementCard("Ann", "1", [GameSeat("3", "A", "Bea"), GameSeat("")])]
    text = text_of(movement_cards("x", cards, games=2, fixed=True))
    assert "3 A Bea" in text
    assert "sits out" in text
    assert "nobody twice" in text


def test_the_schedule_says_when_each_level_begins_and_rebuys_end() -> None:
    text = text_of(blinds_schedule("x", samples.LEVELS, starts_minute=600))
    for line in ("1 10:00 am 25 / 50", "11:00 am Break 15 25 chips are changed up",
                 "4 11:15 am 100 / 200", "8 12:50 pm 400 / 800 100 20",
                 "11 2:00 pm 2,000 / 4,000"):  # fmt: skip
        assert line in text, line
    assert text.count("Rebuys end after this level") == 1
    assert "75 / 150 20 Rebuys end" in text
    running = text_of(blinds_schedule("x", [ScheduleLine(20, 25, 50), ScheduleLine(90, 50, 100)]))
    assert "2 0:20 50 / 100" in running


def test_payouts_add_up_or_are_not_printed() -> None:
    text = text_of(payout_list("x", samples.PAYOUTS, pot=samples.POT))
    assert "1st Adelle Bayouette $658.00" in text
    assert "Paid out $1,640.00" in text
    with pytest.raises(ValueError, match=r"\$1,640.00 paid out"):
        payout_list("x", samples.PAYOUTS, pot=[("60 entries", 120_000)])
    assert "Where it comes from" not in text_of(payout_list("x", [PayoutLine(1, 100)]))


# --- rulebook and results ------------------------------------------------------------------------


def test_the_rulebook_marks_which_house_rule_is_in_force() -> None:
    """By weight and by a filled square: a filled one has a second shape in it."""

    def drawn(on: bool) -> int:
        rule = OpenPointChoices("OP-PITTY-01", "A card that one can use", [("may go by", on)])
        part = RulebookPart("Pitty-Pat", [("LLAA-PITTY-01", "No cut-throat play.")], [rule])
        page = pages(rulebook_book("LLAA", "Spring", [part]))[1]
        return len(list(page.get_objects(filter=[2])))

    text = text_of(samples.rulebook("letter"))
    assert "may be let go by must be taken" in text
    assert "OP-PITTY-02" in text
    assert drawn(True) == drawn(False) + 1


def test_results_print_awards_places_losses_and_a_book_that_balances() -> None:
    text = text_of(results_paper(samples.results(24)))
    for line in ("Bouré: 1st place Marie A. Broussard $60.00",
                 "1st Marie A. Broussard Bayou Vert $60.00 The last one in: lost in round 1 6 240",
                 "4th, shared", "Fees due -$360.00", "The book balances $0.00",
                 "Received $345.00", "the extra game was won", "Second loss in match 19",
                 "Out in round Chips then"):  # fmt: skip
        assert re.sub(r"\s", "", line) in re.sub(r"\s", "", text), line
    book = Book("Fees", [BookLine("Cash", 1500), BookLine("Fees", -1000)])
    with pytest.raises(ValueError, match=r"Fees: \$5.00 off balance"):
        results_paper(ResultsPaper("x", books=[book]))


def test_money_and_places_in_words() -> None:
    assert [money(c) for c in (0, 5, 1500, -1250, 123_456_789)] == [
        "$0.00", "$0.05", "$15.00", "-$12.50", "$1,234,567.89"
    ]  # fmt: skip
    assert [nth(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 102, 111)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th"
    ]  # fmt: skip


def test_both_of_a_team_have_a_line_to_sign_on() -> None:
    team = replace(samples.person(0), name="Zoe Roy and Ann Lee", each=("Zoe Roy", "Ann Lee"))
    text = text_of(sign_in_sheet("x", [team, samples.person(1)]))
    assert re.search(r"Ann Lee .*with Zoe Roy .*Zoe Roy .*owes", text)
