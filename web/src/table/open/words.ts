/** A ruling's heading: who called, and whether they were right. Whom it is about, its own words tell. */
import { t } from "../../text";
import type { AtTable } from "../at.svelte";
import type { RulingView } from "./shapes";

export const titleOf = (at: AtTable, ruling: RulingView): string => (ruling.proven ? t.open.proven(at.name(ruling.by)) : t.open.notProven(at.name(ruling.by)));
