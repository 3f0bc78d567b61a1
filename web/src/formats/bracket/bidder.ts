import type { MatchCard } from "../../api/shapes";

/** Whether it must be said who bid the last hand: where its answer may decide who is out (OP-PEDRO-01). */
export function asksBidder(card: Pick<MatchCard, "out" | "play_to">, made: (number | null)[]): boolean {
  const there = made.filter((one) => one !== null && one >= card.play_to).length;
  return card.out === "must-bid-out" ? there > 0 : card.out === "bidder-first" && there === 2;
}
