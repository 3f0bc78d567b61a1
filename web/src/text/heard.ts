/**
 * What the hall's computer says, in the language of this device. It speaks English; a catalogue
 * (`<lang>/said/<area>.ts`) has for each of its sentences, written as a pattern, what is said instead.
 * A sentence without one stays as it is. English needs none of this and never fetches it.
 */
import { t } from "./index";
import { inThisLanguage, isMessage, learnMessages, sayWithoutKey, type Grammar as OfMessages } from "./messages";
import { decimals, figures, locale, money } from "./lang";

/** What a pattern's slots held, already in this language. Of two of a kind the second is `name2`. */
export interface Found {
  /** A person, a bot or a seat. */
  name: string;
  name2: string;
  names: string[];
  /** Without an article: "dame de cœur". */
  card: string;
  card2: string;
  card3: string;
  cards: string[];
  /** "Odile la dame de cœur, ...": as it is said. */
  drawn: string;
  suit: string;
  suit2: string;
  rank: string;
  rank2: string;
  rank3: string;
  /** Ranks held more than once: "dames". */
  ranks: string[];
  /** Single ranks beside them: "dame". */
  kickers: string[];
  kickers2: string[];
  trumps: string[];
  n: number;
  n2: number;
  n3: number;
  n4: number;
  n5: number;
  n6: number;
  amount: string;
  amount2: string;
  amount3: string;
  /** These were looked up in the same catalogue. */
  hand: string;
  often: string;
  often2: string;
  doing: string;
  deeds: string[];
  phrase: string;
  /** "2, 5, 8"; a game's name; a seat's letter. */
  numbers: string;
  game: string;
  letter: string;
  /** "13:05", "24 octobre". */
  time: string;
  day: string;
  /** These stay as they were written. */
  signs: string;
  signs2: string;
  list: string;
  list2: string;
  seal: string;
  text: string;
}
export type Said = Record<string, string | ((found: Found) => string)>;

export { learnMessages };

/** How a language builds what stands in a slot. */
export interface Grammar extends OfMessages {
  /** "25 cents". */
  cents: (n: number) => string;
  /** A card or a rank with its article. */
  the: (card: string) => string;
}

/** Fields of the hall's answers that hold sentences; `words` does where it ends like one. */
const KEYS = new Set([
  "text", "why", "cure", "why_not", "announced", "turn", "card", "trick", "pot", "note", "costs", "label", "group", "measure", "title", "changes",
  "line", "about", "cost", "problems",
]);

const RANKS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"];
const COUNTS = ["no", "one", ...RANKS.slice(0, 9), "eleven", "twelve"];
const RANK = `(?:${RANKS.join("|")})`;
const PLURALS = RANKS.map((rank) => rank + (rank === "six" ? "es" : "s"));
const MANY = `(?:${PLURALS.join("|")})`;
const SUIT = "(?:clubs|diamonds|hearts|spades)";
const CARD = `${RANK} of ${SUIT}`;
const AND = "(?:, | and )";
const GROUP = `(?:the )?${RANK}(?:${AND}${RANK})* of ${SUIT}`;
const BOWER = `the (?:right bower|left bower|${RANK})`;
const AMOUNT = "\\$?\\d[\\d,]*\\.\\d\\d|\\d[\\d,]* (?:chip|point|cent)s?";

const SLOTS: Record<string, string> = {
  // A name holds no deed: "Odile draws from the stock and throws" is a list of them.
  name: "(?:(?! (?:draws|takes|lays|adds|throws|turns|is out)\\b)[^:;]){1,60}?",
  names: ".+?",
  card: CARD,
  cards: `${GROUP}(?:${AND}${GROUP})*`,
  drawn: `.+? the ${CARD}(?:, .+? the ${CARD})*`,
  suit: SUIT,
  rank: RANK,
  ranks: `${MANY}(?:(?:, | and | over )${MANY})*`,
  kickers: `${RANK}(?:, ${RANK})*`,
  trumps: `${BOWER}(?:${AND}${BOWER})*`,
  n: `[-+]?\\d[\\d,]*|${COUNTS.slice(2).join("|")}`,
  amount: AMOUNT,
  often: "not once|hardly ever|(?:nearly )?every time|about (?:once|\\w+ times) in ten",
  time: "\\d{1,2}:\\d\\d(?::\\d\\d)?(?: [AP]M)?",
  day: "[A-Z][a-z]+day, [A-Z][a-z]+ \\d+",
  game: "Bouré|Pitty-Pat|Rummy|Po-Ke-No|Pedro|Euchre|Texas hold'em",
  letter: "[A-L]",
  numbers: "\\d+(?:, \\d+)+(?: and \\d+)?",
  doing: "to .+|and call .+",
  deeds: "(?:draws|takes|lays|adds|throws|turns|is out)\\b.+",
  signs: "[2-9TJQKA][CDHS](?: [2-9TJQKA][CDHS])*",
  seal: "[0-9a-f]{64}",
};
const ANYTHING = ".+?";
/** What may be added to any act that is told. */
const TAILS = [", her time being up", ", out of turn"];
const DEED = /(?:, | and )(?=(?:draws|takes|lays|adds|throws|turns|is out)\b)/;

interface Pattern {
  form: RegExp;
  slots: string[];
  says: string | ((found: Found) => string);
  /** How much of it is not a slot: what says more is tried first. */
  words: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function compiled(english: string, says: Pattern["says"], exact: boolean): Pattern {
  const slots: string[] = [];
  let form = "";
  let words = 0;
  english.split(/\{(\w+)\}/).forEach((part, i) => {
    if (i % 2) {
      slots.push(part);
      form += `(${SLOTS[part.replace(/\d$/, "")] ?? ANYTHING})`;
    } else {
      form += escaped(part);
      words += part.length;
    }
  });
  return { form: new RegExp(`^${form}$`, exact ? "" : "i"), slots, says, words };
}

const patterns: Pattern[] = [];
let grammar: Grammar;
let known = new Map<string, string>();
const learnt = new Set<Said>();

/** Take in a catalogue, once. */
export function learn(said: Said, how: Grammar): void {
  if (learnt.has(said)) return;
  learnt.add(said);
  grammar = how;
  for (const english of Object.keys(said)) {
    const says = said[english];
    // "Pass" is advice and "pass" a note of what was done: where both are there, the first letter tells
    const small = english.charAt(0).toLowerCase() + english.slice(1);
    const twin = small !== capital(english) && small in said && capital(english) in said;
    if (says) patterns.push(compiled(english, says, twin));
  }
  patterns.sort((a, b) => b.words - a.words);
  known = new Map();
}

const SUITS: Record<string, "C" | "D" | "H" | "S"> = { clubs: "C", diamonds: "D", hearts: "H", spades: "S" };
const cardIn = (rank: string, suit: string) =>
  t.felt.cardName("23456789TJQKA".charAt(RANKS.indexOf(rank.toLowerCase())), SUITS[suit.toLowerCase()] ?? "S");
const suitIn = (suit: string) => t.felt.suitName[SUITS[suit.toLowerCase()] ?? "S"];
const rankIn = (rank: string) => grammar.rank(RANKS.indexOf(rank.toLowerCase()), false);
const number = (text: string) => {
  const count = COUNTS.indexOf(text.toLowerCase());
  return count >= 0 ? count : Number(text.replace(/,/g, ""));
};

/** "the ace and king of hearts and the nine of clubs": each by its name. */
function cardsIn(text: string): string[] {
  const found: string[] = [];
  text.replace(new RegExp(`((?:${RANK}${AND})*${RANK}) of (${SUIT})`, "gi"), (_, ranks: string, suit: string) => {
    for (const rank of ranks.split(/, | and /)) found.push(cardIn(rank, suit));
    return "";
  });
  return found;
}

function amountIn(text: string): string {
  if (text.indexOf(".") > 0) return text.charAt(0) === "$" ? money(Math.round(number(text.slice(1)) * 100)) : decimals(number(text));
  const [count = "", unit = ""] = text.split(" ");
  const n = number(count);
  const written = figures(n);
  return unit.startsWith("chip") ? t.felt.chips(n, written) : unit.startsWith("point") ? t.felt.points(n, written) : grammar.cents(n);
}

/** "9:30 AM" as it is written here. */
function clock(text: string): string {
  const found = /^(\d+):(\d\d) ([AP])M$/.exec(text);
  if (!found) return text;
  const at = new Date(2000, 0, 1, (Number(found[1]) % 12) + (found[3] === "P" ? 12 : 0), Number(found[2]));
  return at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
}

/** "Saturday, October 24": weekday, month and day are worked out from any year that fits. */
function dayIn(text: string): string {
  const [, weekday = "", day = ""] = /^(\w+), (.+)$/.exec(text) ?? [];
  for (let year = 2020; year < 2032; year += 1) {
    const at = new Date(`${day}, ${year}`);
    if (at.toLocaleDateString("en-US", { weekday: "long" }) === weekday) return at.toLocaleDateString(locale, { weekday: "long", month: "long", day: "numeric" });
  }
  return text;
}

const phrase = (text: string): string => sentence(text) ?? text;

const FILL: Record<string, (text: string) => unknown> = {
  name: (text) => (text.includes(" and ") ? grammar.list(text.split(/, | and /)) : phrase(text)),
  game: (text) => phrase(text),
  numbers: (text) => grammar.list(text.split(/, | and /)),
  time: clock,
  day: dayIn,
  names: (text) => text.split(/, | and /).map(phrase),
  card: (text) => cardsIn(text)[0],
  cards: cardsIn,
  drawn: (text) =>
    text
      .split(", ")
      .map((one) => one.replace(new RegExp(` the (${CARD})$`, "i"), (_, card: string) => ` ${grammar.the(cardsIn(card)[0] ?? card)}`))
      .join(", "),
  suit: suitIn,
  rank: rankIn,
  ranks: (text) => text.split(/, | and | over /).map((one) => grammar.rank(PLURALS.indexOf(one.toLowerCase()), true)),
  kickers: (text) => text.split(", ").map(rankIn),
  trumps: (text) => text.split(/, | and /).map((one) => bower(one.replace(/^the /i, ""))),
  n: number,
  amount: amountIn,
  hand: phrase,
  often: phrase,
  doing: phrase,
  phrase,
  deeds: (text) => text.split(DEED).map(phrase),
};
const bower = (name: string) => (RANKS.includes(name.toLowerCase()) ? rankIn(name) : phrase(name));

function filled(pattern: Pattern, found: RegExpExecArray): string {
  const values: Record<string, unknown> = {};
  pattern.slots.forEach((slot, i) => {
    const text = found[i + 1] ?? "";
    values[slot] = FILL[slot.replace(/\d$/, "")]?.(text) ?? text;
  });
  if (typeof pattern.says === "function") return pattern.says(values as unknown as Found);
  return pattern.says.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot];
    return Array.isArray(value) ? grammar.list(value as string[]) : typeof value === "number" ? figures(value) : String(value ?? "");
  });
}

/** One sentence without its full stop; null where no pattern fits. */
function sentence(text: string): string | null {
  for (const tail of TAILS) {
    const done = text.endsWith(tail) && sentence(text.slice(0, -tail.length));
    if (done) return `${done}, ${phrase(tail.slice(2))}`;
  }
  for (const pattern of patterns) {
    const found = pattern.form.exec(text);
    if (!found) continue;
    const says = filled(pattern, found);
    return text.charAt(0) === text.charAt(0).toLowerCase() ? says : capital(says);
  }
  return null;
}

/** A text of one sentence or several, each with its full stop or without. */
export function inWords(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const said = whole(text);
  if (known.size > 3_000) known.clear();
  known.set(text, said);
  return said;
}

function whole(text: string): string {
  const stopped = (part: string) => (part.endsWith(".") ? withStop(sentence(part.slice(0, -1))) : null) ?? sentence(part);
  const parts: string[] = [];
  let from = 0;
  for (const end of text.matchAll(/[.!?] (?=[A-Z"])/g)) {
    parts.push(text.slice(from, (end.index ?? 0) + 1));
    from = (end.index ?? 0) + 2;
  }
  parts.push(text.slice(from));
  // sentence by sentence where each is known: else a name might take in the sentence before it
  const said = parts.map(stopped);
  if (said.every((one) => one !== null)) return said.join(" ");
  return stopped(text) ?? parts.map((part, i) => said[i] ?? part).join(" ");
}
const withStop = (text: string | null) => (text === null ? null : /[.!?…]$/.test(text) ? text : `${text}.`);

sayWithoutKey(inWords);

/** An answer of the hall with its sentences in this language; the same one where nothing changes. */
export function heard<T>(answer: T): T {
  return walked(answer, false) as T;
}

/** Answers to choose from, a key and its words each: the key goes back to the hall as it is. */
function pairs(choices: unknown): unknown {
  if (!Array.isArray(choices)) return choices;
  return choices.map((one: unknown) => (Array.isArray(one) ? [one[0], walked(one[1], true)] : walked(one, false)));
}

function walked(value: unknown, sentences: boolean): unknown {
  if (typeof value === "string") return sentences && value ? inWords(value) : value;
  if (Array.isArray(value)) return value.map((one) => walked(one, sentences));
  if (typeof value !== "object" || value === null) return value;
  if (isMessage(value)) return inThisLanguage(value);
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === "choices") {
      out[key] = pairs((value as Record<string, unknown>)[key]);
      continue;
    }
    const inner = (value as Record<string, unknown>)[key];
    out[key] = walked(inner, KEYS.has(key) || (key === "words" && typeof inner === "string" && inner.endsWith(".")));
  }
  return out;
}
