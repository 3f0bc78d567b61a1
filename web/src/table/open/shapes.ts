/** What the hall tells of an open table beside the rest. */
import type { Shapes } from "../../api/spoken";

type S = Shapes;

export type OpenView = S["OpenView"];
export type CallView = S["CallView"];
export type AskView = S["AskView"];
export type RulingView = S["RulingView"];
export type LooseAct = S["LooseAct"];
