/** What the judge's desk answers. */
import type { Shapes } from "../api/spoken";

type S = Shapes;
export type DeskTable = S["DeskTable"];
export type DeskCard = S["DeskCard"];
export type RulingCard = S["RulingCard"];
export type Calls = S["Calls"];
export type CallLine = S["CallLine"];
export type AskCard = S["AskCard"];
export type Look = S["Look"];
