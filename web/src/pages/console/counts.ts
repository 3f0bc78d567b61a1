/** Chips and points as typed, and as the hall takes them. */
import type { TableCard } from "../../api/shapes";

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

export const whole = (text: string | undefined) => (/^\d+$/.test((text ?? "").trim()) ? Number(text) : null);
/** Points may lie below zero; a dash of any length is a minus. */
export function score(text: string | undefined): number | null {
  const plain = (text ?? "").trim().replace(/^[\u2212\u2013\u2014]/, "-");
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : null;
}

/** Whether it must be said who bid the last hand: where its answer may decide who is out (OP-PEDRO-01). */
export function asksBidder(out: string, made: (number | null)[]): boolean {
  const there = made.filter((one) => one !== null && one >= 60).length;
  return out === "must-bid-out" ? there > 0 : out === "bidder-first" && there === 2;
}

/** The counts, or the first seat whose figure is missing. */
export function counted(card: TableCard, given: Pick<Typed, "chips" | "points">): { counts: SeatFigures[] } | { missing: string } {
  const counts = [];
  for (const seat of card.seats) {
    const chips = whole(given.chips[seat.entry]);
    const points = card.counting === "points" ? score(given.points[seat.entry]) : 0;
    if (chips === null || points === null) return { missing: seat.entry };
    counts.push({ entry: seat.entry, chips, points });
  }
  return { counts };
}
