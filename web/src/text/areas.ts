/** What an area of the words is, in every language: the shape of the English. */
import type { areas } from "./en";

type English = typeof areas;
export type Area = keyof English;
type Said<A extends Area> = Awaited<ReturnType<English[A]>>;

/** A whole language: each area with all that the English says there. */
export type Areas = { [A in Area]: () => Promise<Said<A>> };

type All<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer T) => void ? T : never;
/** All areas as one object: `t.felt.pot`, `t.boure.stay`. */
export type Words = All<{ [A in Area]: Said<A> }[Area]>;
