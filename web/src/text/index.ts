/**
 * Every word that the pages say, in the language of this device. `t` is empty until the areas that a
 * page names (router.svelte.ts) were fetched, beside the page itself; so nothing reads `t` while a
 * module is evaluated, only inside functions and components. README.md tells the rest.
 */
import type { Area, Areas, Heard, Voice, Words } from "./areas";
import { areas as en } from "./en";
import { areas as es, said as inSpanish } from "./es";
import { areas as fr, said as inFrench } from "./fr";
import { lang } from "./lang";

const spoken: Partial<Areas> = { en, fr, es }[lang];
/** For what the hall's computer says; it speaks English. */
const voice: Voice | null = { en: null, fr: inFrench, es: inSpanish }[lang];

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
  if (voice) await learnt;
  return heard(answer);
}

/** Fill `t` with these areas, and learn what is said in those. */
export async function words(...wanted: readonly (Area | Heard)[]): Promise<void> {
  const isHeard = (one: Area | Heard): one is Heard => one.startsWith("said/");
  const listening = voice && listen(voice, wanted.filter(isHeard));
  if (listening) learnt = Promise.all([learnt, listening.catch(() => undefined)]);
  const areas = wanted.filter((one): one is Area => !isHeard(one));
  const [found] = await Promise.all([Promise.all(areas.map((area) => (spoken[area] ?? en[area])())), listening]);
  Object.assign(t, ...found);
}

async function listen(voice: Voice, wanted: Heard[]): Promise<void> {
  if (!wanted.length) return;
  const [ear, { grammar }, felt, ...found] = await Promise.all([
    import("./heard"),
    voice.grammar(),
    (spoken.felt ?? en.felt)(), // cards, suits and chips in a sentence are named in its words
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
