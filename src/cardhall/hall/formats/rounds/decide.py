"""Who answers which command about a game in rounds."""

from cardhall.hall import commands as c
from cardhall.hall.formats.rounds import corrections, play, seats
from cardhall.hall.kernel.format import Decide

DECIDE: dict[type[c.Command], Decide] = {
    c.DrawSeats: seats.draw_seats,
    c.SwapSeats: seats.swap_seats,
    c.AddSeat: seats.add_seat,
    c.SetTableMode: seats.set_table_mode,
    c.SetStack: seats.set_stack,
    c.StartRound: play.start_round,
    c.TakeBackStart: corrections.take_back_start,
    c.AddMinutes: play.add_minutes,
    c.CallTime: play.call_time,
    c.IssueLot: play.issue_lot,
    c.ReportCount: play.report_count,
    c.TakeBackReport: play.take_back_report,
    c.SettleDispute: play.settle_dispute,
    c.MarkSeat: play.mark_seat,
    c.EnterTieGame: play.enter_tie_game,
    c.VoidTable: play.void_table,
    c.CallChair: play.call_chair,
    c.GiveRuling: play.give_ruling,
    c.CloseRound: play.close_round,
    c.EnterPlaceGame: play.enter_place_game,
    c.CorrectResult: corrections.correct_result,
    c.UndoCorrection: corrections.undo_correction,
}

SHARED: dict[type[c.Command], Decide] = {}

ALONE: frozenset[type[c.Command]] = frozenset(
    {
        c.DrawSeats,
        c.SwapSeats,
        c.AddSeat,
        c.LetIn,
        c.SetTableMode,
        c.SetStack,
        c.StartRound,
        c.TakeBackStart,
        c.IssueLot,
        c.ReportCount,
        c.TakeBackReport,
        c.SettleDispute,
        c.MarkSeat,
        c.EnterTieGame,
        c.VoidTable,
        c.CloseRound,
        c.CorrectResult,
    }
)
"""What only a game in rounds can be asked."""
