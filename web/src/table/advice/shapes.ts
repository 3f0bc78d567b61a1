/** What the hall advises: the shapes of its own description; what has a default is always sent. */
import type { Shapes } from "../../api/spoken";

type S = Shapes;
export type Reason = Required<S["Reason"]>;
export type Choice = Required<S["Choice"]>;
export type Advice = Omit<S["Advice"], "choices" | "why"> & { choices: Choice[]; why: Reason[] };
export type OddsLine = Required<S["OddsLine"]>;
export type Odds = Omit<S["Odds"], "lines" | "notes"> & { lines: OddsLine[]; notes: Reason[] };
export type Reviewed = Omit<S["Reviewed"], "advice"> & { advice: Advice };
export type OwnPlay = Omit<S["OwnPlay"], "acts"> & { acts: Reviewed[] };
