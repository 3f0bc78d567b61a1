"""Who answers which command about a game in rounds."""

from cardhall.hall import commands as hall
from cardhall.hall.formats.elimination import absence, corrections, play, seats
from cardhall.hall.formats.elimination import commands as c
from cardhall.hall.formats.elimination.caller import decide as caller
from cardhall.hall.formats.elimination.reports import REPORTING
from cardhall.hall.kernel.format import Decide
from cardhall.hall.kernel.messages import Command

DECIDE: dict[type[Command], Decide] = {
    hall.DrawSeats: seats.draw_seats,
    hall.SwapSeats: seats.swap_seats,
    hall.AddSeat: seats.add_seat,
    hall.SetTableMode: seats.set_table_mode,
    c.EvenTables: absence.even_tables,
    c.MarkHere: absence.mark_here,
    c.SetStack: seats.set_stack,
    c.StartRound: play.start_round,
    c.TakeBackStart: corrections.take_back_start,
    hall.AddMinutes: play.add_minutes,
    hall.CallTime: play.call_time,
    c.IssueLot: play.issue_lot,
    c.ReportCount: REPORTING.report,
    c.TakeBackReport: REPORTING.take_back,
    c.SettleDispute: REPORTING.settle,
    c.MarkSeat: play.mark_seat,
    c.EnterTieGame: play.enter_tie_game,
    c.VoidTable: play.void_table,
    hall.CallChair: REPORTING.call,
    hall.GiveRuling: REPORTING.rule,
    c.CloseRound: play.close_round,
    hall.EnterPlaceGame: play.enter_place_game,
    c.CorrectResult: REPORTING.correct,
    c.ReopenRound: corrections.reopen_round,
    c.TakeBackVoid: corrections.take_back_void,
    c.TakeBackLot: corrections.take_back_lot,
    c.TakeBackPlaceGame: corrections.take_back_place_game,
    c.CorrectSeats: corrections.correct_seats,
    hall.UndoCorrection: REPORTING.undo,
    **caller.DECIDE,
}

SHARED: dict[type[Command], Decide] = {}

ALONE: frozenset[type[Command]] = frozenset(
    {
        hall.DrawSeats,
        hall.SwapSeats,
        hall.AddSeat,
        hall.LetIn,
        hall.SetTableMode,
        c.EvenTables,
        c.MarkHere,
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
