/** What Spanish sentences need again and again. */
import type { Grammar } from "../messages";

/** 1 ficha, 2 fichas. */
export const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A card or a rank with its article: the queen and the jack are feminine; a sign such as Q♠ has none. */
export const the = (card: string) => (/^(reina|jota)/.test(card) ? `la ${card}` : /^[a-z]{2}/.test(card) ? `el ${card}` : card);

/** Before a name that begins with the sound of i, “y” is “e”. */
const and = (next: string) => (/^(i|hi(?!e))/i.test(next.normalize("NFD").replace(/[\u0300-\u036f]/g, "")) ? "e" : "y");

/** Ana; Ana y Luis; Ana, Luis e Inés. */
export const list = (names: readonly string[]) => {
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and(last)} ${last}`;
};

/** “Ana, Luis and 3 more”, as the hall wrote it. */
export const listed = (names: string) => list(names.split(/, | and /).map((one) => one.replace(/^(\d+) more$/, "$1 más")));

/** A suit as the hall's own acts name it. */
const SUITS: Record<string, string> = { spades: "picas", hearts: "corazones", diamonds: "diamantes", clubs: "tréboles" };
export const suitIn = (word: string): string | undefined => SUITS[word.toLowerCase()];

/** “a” and a card: a + el is al. */
export const toThe = (card: string) => `a ${the(card)}`.replace(/^a el /, "al ");

/** Cards by suits: as y rey de picas, y nueve de tréboles; each with `how` before it. */
function bySuits(cards: readonly string[], how: (rank: string) => string): string {
  const suits = new Map<string, string[]>();
  for (const card of cards) {
    const [rank = "", suit = ""] = card.split(" de ");
    suits.set(suit, [...(suits.get(suit) ?? []), how(rank)]);
  }
  const groups = [...suits].map(([suit, ranks]) => `${list(ranks)} de ${suit}`);
  const last = groups.pop() ?? "";
  if (suits.size === cards.length) return list([...groups, last]);
  return groups.length ? `${groups.join(", ")}, y ${last}` : last;
}
export const group = (cards: readonly string[]) => bySuits(cards, (rank) => rank);
export const theGroup = (cards: readonly string[]) => bySuits(cards, the);

const RANKS = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "jota", "reina", "rey", "as"];
const MANY = ["doses", "treses", "cuatros", "cincos", "seises", "sietes", "ochos", "nueves", "dieces", "jotas", "reinas", "reyes", "ases"];

/** What a message of the hall asks of the language. */
export const grammar: Grammar = {
  rank: (rank, several) => (several ? MANY : RANKS)[rank] ?? "",
  list,
  functions: {
    ROW: (parts) => parts.join(" "),
    STOPS: (parts) => parts.join(". "),
    LARGE: ([text = ""]) => text.charAt(0).toUpperCase() + text.slice(1),
    SMALL: ([text = ""]) => text.charAt(0).toLowerCase() + text.slice(1),
    THE: (parts) => list(parts.map(the)),
    OR: (parts) => list(parts).replace(/ [ye] (?!.* [ye] )/, " o "),
    GROUP: (parts) => group(parts),
    THE_GROUP: (parts) => theGroup(parts),
    TO_THE: ([card]) => toThe(card ?? ""),
  },
};
