/** A ruling's heading, with people called as this reader calls them. */
import { t } from "../../text";
import type { AtTable } from "../at.svelte";
import type { RulingView } from "./shapes";

export const titleOf = (at: AtTable, ruling: RulingView): string =>
  ruling.proven ? t.open.proven(at.who(ruling.by), ruling.on >= 0 ? at.who(ruling.on) : "") : t.open.notProven(at.who(ruling.by));
