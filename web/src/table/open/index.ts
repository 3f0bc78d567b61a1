/** What an open table has beside the stage: fetched by such a table alone. */
import type { Component } from "svelte";
import type { AtTable } from "../at.svelte";
import Caller from "./Caller.svelte";
import Loose from "./Loose.svelte";
import Ruled from "./Ruled.svelte";
import Rulings from "./Rulings.svelte";
import type { LooseAct, RulingView } from "./shapes";

export interface OpenParts {
  /** "Call", and the slip that it opens. */
  Caller: Component<{ at: AtTable }>;
  /** The latest ruling, for everybody. */
  Rulings: Component<{ at: AtTable }>;
  /** What lies on the table out of turn. */
  Loose: Component<{ at: AtTable; loose: LooseAct[] }>;
  /** The rulings of a hand, in the ledger. */
  Ruled: Component<{ at: AtTable; rulings: RulingView[] }>;
}
export const parts: OpenParts = { Caller, Rulings, Loose, Ruled };
