/** The pieces of the tournament's views, by short names. */
import type { Shapes } from "../../api/spoken";

type S = Shapes;
export type LevelClock = S["LevelClock"];
export type LevelPart = S["LevelPart"];
export type LevelRow = S["LevelRow"];
export type PokerTableCard = S["PokerTableCard"];
export type PokerSeat = S["PokerSeat"];
export type PokerMove = S["PokerMove"];
export type OutCard = S["OutCard"];
export type RebuyAsk = S["RebuyAsk"];
export type DealCard = S["DealCard"];
export type SeenKind = S["SeenKind"];
export type RaceLine = S["RaceLine"];

/** What a page asks of the hall: the kind of command and what belongs to it. */
export type Send = (type: string, more: Record<string, unknown>, said?: string, undo?: Record<string, unknown>) => Promise<boolean>;
