/** A sheet as far as the table has kept it; it lies in the phone so that a reload loses nothing. */
import type { Sheet } from "../../api/shapes";

type HandScore = Sheet["hands"][number];
export type What = HandScore["what"];

export interface Keeping {
  hands: HandScore[];
  /** Totals of a paper sheet, where it was not kept hand by hand. */
  totals: { points: [number | null, number | null]; loners: [number, number]; euchred: [number, number] } | null;
  moves: number;
  caller: string;
  marks: string[];
}
export const empty = (): Keeping => ({ hands: [], totals: null, moves: 0, caller: "", marks: [] });

/** What a hand brings; the hall adds up again by itself. */
export const POINTS: Record<What, number> = { made: 1, march: 2, alone: 4, euchre: 2, penalty: 2, redealt: 0 };
export const WAYS: What[] = ["made", "march", "euchre", "alone", "penalty"];

export const played = (hands: HandScore[]): number => hands.filter((hand) => hand.what !== "redealt").length;
export const pointsOf = (hands: HandScore[], pair: number): number =>
  hands.filter((hand) => hand.pair === pair).reduce((sum, hand) => sum + POINTS[hand.what], 0);

/** The sheet as it is sent. */
export function sheetOf(kept: Keeping): Sheet {
  if (kept.totals) {
    const [a, b] = kept.totals.points;
    return { points: [a ?? 0, b ?? 0], loners: kept.totals.loners, euchred: kept.totals.euchred, moves: kept.moves, hands: [], short: "" };
  }
  const count = (pair: number, what: What) => kept.hands.filter((hand) => hand.pair === pair && hand.what === what).length;
  return {
    points: [pointsOf(kept.hands, 1), pointsOf(kept.hands, 2)],
    loners: [count(1, "alone"), count(2, "alone")],
    euchred: [count(2, "euchre"), count(1, "euchre")],
    moves: kept.moves,
    hands: kept.hands,
    short: "",
  };
}
