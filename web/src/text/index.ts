/**
 * Every word that the pages say, in the language of this device. `t` is empty until the areas that a
 * page names (router.svelte.ts) were fetched, beside the page itself; so nothing reads `t` while a
 * module is evaluated, only inside functions and components. README.md tells the rest.
 */
import type { Area, Catalogue, Catalogues, GameArea, Language, Words } from "./areas";
import type { Body } from "./messages";
import { lang, type Lang } from "./lang";

/** Where the words of each language lie. A device fetches the list of its own and of no other. */
const LANGUAGES: Record<Lang, () => Promise<Language>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  es: () => import("./es"),
};
const language = LANGUAGES[lang]();
language.catch(() => undefined); // whoever asks for words is told
/** The hall's computer speaks English. */
const translates = lang !== "en";

export const t = {} as Words;

/** An answer of the hall with each of its messages in this language. */
export let inWords = <T>(answer: T): T => inEnglish(answer) as T;

/** The text of each message in its place: all that English needs, and all there is until words come. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== "object" || value === null) return value;
  if (isMessage(value)) return value.text;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = inEnglish((value as Record<string, unknown>)[key]);
  return out;
}
/** A message of the hall: a key, its arguments and its English text. */
const isMessage = (value: object): value is { text: string } => "key" in value && "text" in value && "arguments" in value;

const listeners = new Set<() => void>();
/** Be told when more can be said than before; answers with the way to be told no more. */
export function onLearnt(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Settled when all that was wanted so far is learnt: an answer that came before it waits. */
let learnt: Promise<unknown> = Promise.resolve();
export async function inWordsInTime<T>(answer: T): Promise<T> {
  if (translates) await learnt;
  return inWords(answer);
}

type Wanted = Area | GameArea | Catalogue;
const SILENT: { default: Body } = { default: [] };

/** Fill `t` with these areas, and learn these catalogues. */
export async function words(...wanted: readonly Wanted[]): Promise<void> {
  const isCatalogue = (one: Wanted): one is Catalogue => one.startsWith("messages/");
  const learning = translates && learnAll(wanted.filter(isCatalogue));
  if (learning) learnt = Promise.all([learnt, learning.catch(() => undefined)]);
  const { areas, games } = await language;
  const load = (area: Area | GameArea) => (isOfGame(area) ? games[`../../table/${area}/words/${lang}.ts`]?.() : areas[area]());
  const named = wanted.filter((one): one is Area | GameArea => !isCatalogue(one));
  const [found] = await Promise.all([Promise.all(named.map(load)), learning]);
  Object.assign(t, ...found);
}

const isOfGame = (area: Area | GameArea): area is GameArea => area.startsWith("games/");

async function learnAll(wanted: Catalogue[]): Promise<void> {
  const { areas, messages: catalogues, ofGames } = await language;
  if (!catalogues || !wanted.length) return;
  const [{ learn, inWords: inThisLanguage }, { grammar }, table, ...found] = await Promise.all([
    import("./messages"),
    catalogues.grammar(),
    areas.table(), // cards, suits and chips in a sentence are named in its words
    catalogues.server(),
    ...wanted.map((one) => {
      const [name = "", part = ""] = one.slice(9).split("/");
      // a game of another maker has no words here: its English stands
      return part ? (ofGames?.[`../../../../src/cardhall/games/${name}/words/${lang}/${part}.ftl`]?.() ?? SILENT) : catalogues[name as Exclude<keyof Catalogues, "grammar">]();
    }),
  ]);
  Object.assign(t, table);
  for (const one of found) learn(one.default, grammar);
  inWords = <T>(answer: T): T => inThisLanguage(answer) as T;
  for (const tell of listeners) tell();
}

/** What is shown with these areas' words: both are fetched at once, and it comes when both are there. */
export async function withWords<T>(wanted: readonly Wanted[], load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), words(...wanted)]);
  return part;
}

/** Say also what lies with a part of a page. */
export async function alsoSaid(load: (() => Promise<unknown>) | undefined): Promise<void> {
  Object.assign(t, await load?.());
}
