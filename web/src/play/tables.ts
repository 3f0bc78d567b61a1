/** What a page need know of a table, whatever its game. */
import type { TableView } from "../table/view";

/** The key of its game; tables of before there was a choice played Bouré. */
export const gameOf = (table: object): string => (table as { game?: string }).game || "boure";

/** Newcomers to a money game hear how it is played here first (RAP-50). */
export const needsHearing = (view: TableView): boolean => view.preset === "rap";
