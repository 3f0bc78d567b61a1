import type { AtTable } from "../at.svelte";
import type { TrickView } from "../view";

/** The trick that lies on the felt: the one being played, else the last; null before the first. `number` counts those of the hand. */
export function trickToShow(at: AtTable): { trick: TrickView; done: boolean; number: number } | null {
  const view = at.view;
  const { trick } = view;
  if (trick?.cards.length) return { trick, done: trick.winner >= 0, number: view.tricks.length };
  const played = at.handOn || view.tricks.length ? view.tricks : (view.last_hand?.played ?? []);
  const number = played.length - 1;
  const last = played[number];
  return last ? { trick: last, done: true, number } : null;
}
