/** The shapes that the lessons' pages speak of. The hall always sends every field. */
import type { components } from "../api/types";

type S = components["schemas"];

export type LessonTile = S["LessonTile"];
export type SeatShown = S["SeatShown"];
export type Pile = Required<S["Pile"]>;
export type Pick = S["Pick"];
export type Picture = Required<Omit<S["Picture"], "piles">> & { piles: Pile[] };
export type Shown = Omit<S["Shown"], "picture"> & { picture: Picture };
