/** Which calls come first: what goes wrong most at a table of this game, by the step of the hand. */
import type { TableView } from "../view";
import type { CallView } from "./shapes";

type Steps = Record<string, string[]>;
const LIKELY: Partial<Record<TableView["game"], Steps>> = {
  boure: { "": ["renege", "turn", "misdeal"] },
  euchre: { bid: ["bid", "speech", "misdeal"], "": ["renege", "lead", "bid"] },
  pedro: { bid: ["bid", "exposed", "misdeal"], discard: ["kept", "too-many", "too-few"], "": ["renege", "kept", "bid"] },
  rummy: { "": ["meld", "draw", "early", "turn", "out"] },
  pitty_pat: { "": ["wrong", "turn", "claim"] },
  po_ke_no: { "": ["false", "claim", "turned"] },
  holdem: { "": ["turn", "underbet", "string", "exposed"] },
};

/** The calls in the order in which they are shown; the hall's own order where nothing else is known. */
export function likelyFirst(view: TableView, calls: readonly CallView[]): CallView[] {
  const steps = LIKELY[view.game];
  const first = steps?.[view.phase] ?? steps?.[""] ?? [];
  const place = (call: CallView) => (first.includes(call.name) ? first.indexOf(call.name) : first.length);
  return [...calls].sort((a, b) => place(a) - place(b));
}
