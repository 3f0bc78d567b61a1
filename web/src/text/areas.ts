/** What an area of the words is, in every language: the shape of the English. */
import type { areas } from "./en";
import type { Body, Grammar } from "./messages";

type English = typeof areas;
export type Area = keyof English;
type Spoken<A extends Area> = Awaited<ReturnType<English[A]>>;

/** A whole language: each area with all that the English says there. */
export type Areas = { [A in Area]: () => Promise<Spoken<A>> };

type All<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer T) => void ? T : never;
/** The words of games: the file of each game's English adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from the games' folders
export interface WordsOfGames {}
/** The words of formats of play: the file of each format's English adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from the formats' folders
export interface WordsOfFormats {}
/** The area of a game's words. */
export type GameArea = `games/${string}`;

/** All areas as one object: `t.table.pot`, `t.boure.stay`. */
export type Words = All<{ [A in Area]: Spoken<A> }[Area]> & WordsOfGames & WordsOfFormats;

/** The catalogues of what the hall says, in a language that is not English. */
export type Catalogues = { grammar: () => Promise<{ grammar: Grammar }> } & Record<"server" | "machine" | "table" | "advice" | "hall" | "house" | "lessons", () => Promise<{ default: Body }>>;
/** What a game says at its table, its referee at an open one, and in its lesson. */
export type GameCatalogue = `messages/${string}/${"game" | "referee" | "lesson"}`;
export type Catalogue = `messages/${Exclude<keyof Catalogues, "grammar">}` | GameCatalogue;

/** What is fetched of a language, once it is known which. */
export interface Language {
  areas: Areas;
  games: Record<string, () => Promise<unknown>>;
  messages?: Catalogues;
  ofGames?: Record<string, () => Promise<{ default: Body }>>;
}
