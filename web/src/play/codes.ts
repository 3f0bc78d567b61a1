/** Codes that are read aloud: a table's has five signs, those on the hall's cards have more. */

import type { Shapes } from "../api/spoken";

/** What stands behind a table's code. */
export type Invitation = Shapes["Invitation"];

export const plainCode = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
export const isTableCode = (typed: string) => plainCode(typed).length === 5;
