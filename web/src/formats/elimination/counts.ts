/** Chips and points as typed, and as the hall takes them. */
import type { SeatCard, TableCard } from "../../api/shapes";
import { score, whole } from "../../lib/forms";

export interface Typed {
  chips: Record<string, string>;
  /** Where the game goes by points. */
  points: Record<string, string>;
  /** What lies in the middle: the pot, or the bank. */
  pot: string;
}
export interface SeatFigures {
  entry: string;
  chips: number;
  points: number;
}

export function typed(card: TableCard): Typed {
  const chips: Record<string, string> = {};
  const points: Record<string, string> = {};
  for (const seat of card.seats) {
    chips[seat.entry] = seat.chips == null ? "" : String(seat.chips);
    points[seat.entry] = seat.points == null ? "" : String(seat.points);
  }
  return { chips, points, pot: card.pot ? String(card.pot) : "" };
}

/** Whether a seat that nobody took is counted by itself: nothing of it is asked. */
export const leftAlone = (seat: SeatCard) => seat.mark === "no_show" && seat.chips == null;
/** What lies before such a seat. */
export const untouched = (card: TableCard) => (card.counting === "stakes" ? card.start_chips : 0);

/** The counts, or the first seat whose figure is missing. */
export function counted(card: TableCard, given: Pick<Typed, "chips" | "points">): { counts: SeatFigures[] } | { missing: string } {
  const counts = [];
  for (const seat of card.seats.filter((one) => !leftAlone(one))) {
    const chips = whole(given.chips[seat.entry]);
    const points = card.counting === "points" ? score(given.points[seat.entry]) : 0;
    if (chips === null || points === null) return { missing: seat.entry };
    counts.push({ entry: seat.entry, chips, points });
  }
  return { counts };
}
