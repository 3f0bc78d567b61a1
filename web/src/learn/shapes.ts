/** The shapes that the lessons' pages speak of. The hall always sends every field. */
import type { Shapes } from "../api/spoken";

type S = Shapes;

export type LessonTile = S["LessonTile"];
export type SeatShown = S["SeatShown"];
export type Pile = Required<S["Pile"]>;
export type Pick = S["Pick"];
export type Picture = Required<Omit<S["Picture"], "piles">> & { piles: Pile[] };
export type Shown = Omit<S["Shown"], "picture"> & { picture: Picture };
export type ProblemList = S["ProblemList"];
export type Posed = Omit<S["Posed"], "shown"> & { shown: Shown };
export type Answer = S["Answer"];
