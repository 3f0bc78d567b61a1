/** Which calls come first: what goes wrong most at a table of this game, by the step of the hand. */
import type { CallView } from "./shapes";

/** The calls in the order in which they are shown; the hall's own order where the game says none. */
export function likelyFirst(calls: readonly CallView[], phase: string, steps: Record<string, string[]> = {}): CallView[] {
  const first = steps[phase] ?? steps[""] ?? [];
  const place = (call: CallView) => (first.includes(call.name) ? first.indexOf(call.name) : first.length);
  return [...calls].sort((a, b) => place(a) - place(b));
}
