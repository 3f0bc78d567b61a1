/** What an area of the words is, in every language: the shape of the English. */
import type { areas } from "./en";
import type { Body, Grammar } from "./messages";

type English = typeof areas;
export type Area = keyof English;
type Spoken<A extends Area> = Awaited<ReturnType<English[A]>>;

/** A whole language: each area with all that the English says there. */
export type Areas = { [A in Area]: () => Promise<Spoken<A>> };

type All<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer T) => void ? T : never;
/** All areas as one object: `t.felt.pot`, `t.boure.stay`. */
export type Words = All<{ [A in Area]: Spoken<A> }[Area]>;

type Game = "boure" | "euchre" | "holdem" | "pedro" | "pitty_pat" | "po_ke_no" | "rummy";
/** The catalogues of what the hall says, in a language that is not English. */
export type Catalogues = { grammar: () => Promise<{ grammar: Grammar }> } & Record<
  "server" | "machine" | "table" | "advice" | "hall" | "lessons" | Game | `lesson_${Game}`,
  () => Promise<{ default: Body }>
>;
export type Catalogue = `messages/${Exclude<keyof Catalogues, "grammar">}`;
