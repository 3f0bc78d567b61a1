/** What is seen of the end of a hand, one step after the other. */
import type { AtTable } from "../../at.svelte";
import type { PlayOf } from "../../view";

type Play = PlayOf<"holdem">;
type Award = Play["won"][number];

/** The pot that goes to its winners now; the main pot when all have gone. */
export function wonNow(at: AtTable, play: Play | null): Award | undefined {
  if (!play || at.handOn) return undefined;
  return play.won[Math.min(at.awarded, play.won.length) - 1];
}

/** How often this seat would win from here, in 100; null where it is no all-in that is dealt out. */
export function chanceOf(at: AtTable, play: Play | null, seat: number): number | null {
  if (!play || at.handOn || at.told || !play.shown[seat]?.length) return null;
  const share = play.chances.find((one) => one.board === at.boardShown)?.shares[seat];
  return share === undefined ? null : Math.round(share * 100);
}
