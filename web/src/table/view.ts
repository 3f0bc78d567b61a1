/** The shapes of a live table, by short names; generated from the hall's own description (`cardhall.tables.shapes`). */
import type { Shapes } from "../api/spoken";

type S = Shapes;

export type TableView = S["TableView"];
export type SeatView = S["SeatView"];
export type TrickView = S["TrickView"];
export type MyCard = S["MyCard"];
export type MyAction = S["MyAction"];
export type Mine = S["Mine"];
export type HandReport = S["HandReport"];
export type LogLine = S["TableLogLine"];
export type PauseView = S["PauseView"];
export type BlindsView = S["BlindsView"];
export type LevelView = S["LevelView"];

export type GameName = TableView["game"];
/** What is a game's own in the view, told apart by `game`; Bouré needs none. */
export type Play = NonNullable<TableView["play"]>;
export type PlayOf<G extends Play["game"]> = Extract<Play, { game: G }>;

const isOf = <G extends Play["game"]>(play: Play | null, game: G): play is PlayOf<G> => play?.game === game;
/** What is this game's own in the view; null while no hand of it is on. */
export const playOf = <G extends Play["game"]>({ play }: TableView, game: G): PlayOf<G> | null => (isOf(play, game) ? play : null);
