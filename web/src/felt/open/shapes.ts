/** What the hall tells of an open table beside the rest. */
import type { components } from "../../api/types";

type S = components["schemas"];

export type OpenView = S["OpenView"];
export type CallView = S["CallView"];
export type AskView = S["AskView"];
export type RulingView = S["RulingView"];
export type LooseAct = S["LooseAct"];
