/**
 * What the hall's computer says, in the language of this device: each message comes as a key, its
 * arguments and its English text; the words are Fluent catalogues (`src/cardhall/messages/<lang>`).
 * English needs none of this: the text is there.
 */
import { FluentBundle, FluentType, type FluentFunction, type FluentResource, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle";
import { t } from "./index";
import { decimals, figures, locale, money } from "./lang";

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
type Catalogue = FluentResource["body"];
const known = new Set<Catalogue>();

/** Take in a catalogue, once. */
export function learnMessages(catalogue: Catalogue, how: Grammar): void {
  if (known.has(catalogue)) return;
  known.add(catalogue);
  grammar = how;
  bundle ??= new FluentBundle(locale, { useIsolating: false, functions: functionsOf(how) });
  bundle.addResource({ body: catalogue });
}

function functionsOf(how: Grammar): Record<string, FluentFunction> {
  const made: Record<string, FluentFunction> = {};
  for (const name of Object.keys(how.functions)) made[name] = ([one]) => how.functions[name]?.(partsOf(one)) ?? "";
  return made;
}
const partsOf = (value: FluentValue | undefined): string[] => (value instanceof Several ? value.value : [String(value ?? "")]);

/** Words without a key: what an older Cardhall wrote, or a sentence that has none yet. */
let withoutKey = (text: string): string => text;
export function sayWithoutKey(say: (text: string) => string): void {
  withoutKey = say;
}

/** A message in this language; its English where no catalogue has the key. */
export function inThisLanguage(message: AnsweredMessage): string {
  if (!message.key) return withoutKey(message.text);
  const pattern = bundle?.getMessage(message.key)?.value;
  if (!bundle || !pattern) return message.text;
  const values: Record<string, FluentVariable> = {};
  for (const name of Object.keys(message.arguments)) values[name] = asFluent(message.arguments[name] as Argument);
  const wrong: Error[] = [];
  const said = bundle.formatPattern(pattern, values, wrong);
  return wrong.length ? message.text : said;
}

export const isMessage = (value: object): value is AnsweredMessage => "key" in value && "text" in value && "arguments" in value;

function asFluent(argument: Argument): FluentVariable {
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
  card: (card: string) => t.felt.cardName(card.charAt(0), card.charAt(1) as "C" | "D" | "H" | "S"),
  suit: (suit: string) => t.felt.suitName[suit as "C" | "D" | "H" | "S"],
  rank: (rank: string, whole) => grammar.rank(RANKS.indexOf(rank), whole.many === true),
  chips: (n: number) => t.felt.chips(n, figures(n)),
  points: (n: number) => t.felt.points(n, figures(n)),
  cents: (n: number) => decimals(n / 100),
  dollars: (n: number) => money(n),
  time: (time: string) => clock(time),
  day: (day: string) => new Date(`${day}T12:00:00`).toLocaleDateString(locale, { weekday: "long", month: "long", day: "numeric" }),
};

function clock(time: string): string {
  const [hour, minute] = time.split(":").map(Number);
  return new Date(2000, 0, 1, hour, minute).toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
}
