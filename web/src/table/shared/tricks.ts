import type { AtTable } from "../at.svelte";
import type { TrickView } from "../view";

/** The trick that lies on the felt: the one being played, else the last; null before the first. */
export function trickToShow(at: AtTable): { trick: TrickView; done: boolean } | null {
  const view = at.view;
  if (view.trick?.cards.length) return { trick: view.trick, done: view.trick.winner >= 0 };
  const played = view.last_hand?.played ?? [];
  const last = view.tricks[view.tricks.length - 1] ?? (at.handOn ? undefined : played[played.length - 1]);
  return last ? { trick: last, done: true } : null;
}
