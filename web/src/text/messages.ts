/**
 * What the hall's computer says, in the language of this device: each message comes as a key, its
 * arguments and its English text; the words are Fluent catalogues (`src/cardhall/messages/<lang>`).
 * English needs none of this: the text is there.
 */
import { FluentBundle, FluentType, type FluentFunction, type FluentResource, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle";
import * as dates from "./dates";
import { t } from "./index";
import { figures, locale, money } from "./lang";

/** A message as the hall answers it. */
export interface AnsweredMessage {
  key: string;
  arguments: Record<string, Argument>;
  text: string;
}
export type Argument = string | number | AnsweredMessage | Kind | Argument[];
/** A person, a card, an amount, a time: one field, named as the kind is. */
type Kind = Record<string, string | number | boolean>;

/** How a language builds what stands in a message. Several parts come of a list. */
export interface Grammar {
  /** "dame", "dames"; 0 is a two, 12 an ace. */
  rank: (rank: number, many: boolean) => string;
  /** "a, b et c". */
  list: (parts: readonly string[]) => string;
  /** What a catalogue may ask by name: THE($card), DE($player). */
  functions: Record<string, (parts: string[]) => string>;
}

/** "a, b et c", and its parts for a function that says them otherwise. */
class Several extends FluentType<string[]> {
  constructor(
    parts: string[],
    private grammar: Grammar,
  ) {
    super(parts);
  }
  toString(_: Scope): string {
    return this.grammar.list(this.value);
  }
}

let grammar: Grammar;
let bundle: FluentBundle | null = null;
/** A catalogue as the pages are built with it. */
export type Body = FluentResource["body"];
const known = new Set<Body>();

/** Take in a catalogue, once. */
export function learn(body: Body, how: Grammar): void {
  if (known.has(body)) return;
  known.add(body);
  grammar = how;
  bundle ??= new FluentBundle(locale, { useIsolating: false, functions: functionsOf(how) });
  bundle.addResource({ body });
}

function functionsOf(how: Grammar): Record<string, FluentFunction> {
  const made: Record<string, FluentFunction> = {};
  for (const name of Object.keys(how.functions)) made[name] = ([one]) => how.functions[name]?.(partsOf(one)) ?? "";
  return made;
}
const partsOf = (value: FluentValue | undefined): string[] => (value instanceof Several ? value.value : [String(value ?? "")]);

/** A message in this language; its English where no catalogue has the key, and what somebody typed. */
function inThisLanguage(message: AnsweredMessage): string {
  const pattern = message.key && bundle?.getMessage(message.key)?.value;
  if (!bundle || !pattern) return message.text;
  const values: Record<string, FluentVariable> = {};
  for (const name of Object.keys(message.arguments)) values[name] = asFluent(message.arguments[name] as Argument);
  const wrong: Error[] = [];
  const said = bundle.formatPattern(pattern, values, wrong);
  return wrong.length ? message.text : said;
}

const isMessage = (value: object): value is AnsweredMessage => "key" in value && "text" in value && "arguments" in value;

/** An answer of the hall with each of its messages in this language. */
export function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== "object" || value === null) return value;
  if (isMessage(value)) return inThisLanguage(value);
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = inWords((value as Record<string, unknown>)[key]);
  return out;
}

/** "AC KC", as records write cards. */
const SIGNS = /^[2-9TJQKA][CDHS](?: [2-9TJQKA][CDHS])*$/;

function asFluent(argument: Argument): FluentVariable {
  if (typeof argument === "object" && "signs" in argument && SIGNS.test(String(argument.signs)))
    return new Several(
      String(argument.signs)
        .split(" ")
        .map((card) => plain({ card }) as string),
      grammar,
    );
  if (Array.isArray(argument))
    return new Several(
      argument.map((one) => String(plain(one))),
      grammar,
    );
  return plain(argument);
}

function plain(argument: Argument): string | number {
  if (typeof argument !== "object") return argument;
  if (Array.isArray(argument)) return grammar.list(argument.map((one) => String(plain(one))));
  if (isMessage(argument)) return inThisLanguage(argument);
  const [kind = ""] = Object.keys(argument);
  return KINDS[kind]?.(argument[kind] as never, argument) ?? String(argument[kind]);
}

const RANKS = "23456789TJQKA";
const KINDS: Record<string, (value: never, whole: Kind) => string> = {
  player: (name: string) => grammar.list(name.split(" and ")), // a team is named after both
  card: (card: string) => t.table.cardName(card.charAt(0), card.charAt(1) as "C" | "D" | "H" | "S"),
  suit: (suit: string) => t.table.suitName[suit as "C" | "D" | "H" | "S"],
  rank: (rank: string, whole) => grammar.rank(RANKS.indexOf(rank), whole.many === true),
  chips: (n: number) => t.table.chips(n, figures(n)),
  points: (n: number) => t.table.points(n, figures(n)),
  dollars: (n: number) => money(n),
  time: (time: string) => clock(time),
  day: (day: string) => dates.day(new Date(`${day}T12:00:00Z`)),
};

function clock(told: string): string {
  const [hour = 0, minute = 0] = told.split(":").map(Number);
  return dates.time(hour, minute);
}
