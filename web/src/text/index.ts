/**
 * Every word that the pages say, in the language of this device. `t` is empty until the areas that a
 * page names (router.svelte.ts) were fetched, beside the page itself; so nothing reads `t` while a
 * module is evaluated, only inside functions and components. README.md tells the rest.
 */
import type { Area, Areas, Heard, Voice, Words } from "./areas";
import { lang, type Lang } from "./lang";

/** Where the words of each language lie. A device fetches the list of its own and of no other. */
const LANGUAGES: Record<Lang, () => Promise<{ areas: Areas; said?: Voice }>> = {
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
export let heard = <T>(answer: T): T => inEnglish(answer) as T;

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
export async function heardInTime<T>(answer: T): Promise<T> {
  if (translates) await learnt;
  return heard(answer);
}

/** Fill `t` with these areas, and learn what is said in those. */
export async function words(...wanted: readonly (Area | Heard)[]): Promise<void> {
  const isHeard = (one: Area | Heard): one is Heard => one.startsWith("said/");
  const listening = translates && listen(wanted.filter(isHeard));
  if (listening) learnt = Promise.all([learnt, listening.catch(() => undefined)]);
  const { areas } = await language;
  const named = wanted.filter((one): one is Area => !isHeard(one));
  const [found] = await Promise.all([Promise.all(named.map((area) => areas[area]())), listening]);
  Object.assign(t, ...found);
}

async function listen(wanted: Heard[]): Promise<void> {
  const { areas, said: voice } = await language;
  if (!voice || !wanted.length) return;
  const [ear, { grammar }, felt, ...found] = await Promise.all([
    import("./heard"),
    voice.grammar(),
    areas.felt(), // cards, suits and chips in a sentence are named in its words
    voice.server(),
    ...wanted.map((area) => voice[area.slice(5) as keyof Omit<Voice, "grammar">]?.()),
  ]);
  Object.assign(t, felt);
  for (const one of found) {
    if (one?.said) ear.learn(one.said, grammar);
    if (one?.messages) ear.learnMessages(one.messages, grammar);
  }
  heard = ear.heard;
  for (const tell of listeners) tell();
}

/** What is shown with these areas' words: both are fetched at once, and it comes when both are there. */
export async function withWords<T>(wanted: readonly (Area | Heard)[], load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), words(...wanted)]);
  return part;
}
