/** What French asks of a sentence that is put together. */
import { figures as inFigures } from "../lang";
import type { Grammar } from "../messages";

/** A number and its noun; nought and one are singular. */
export const many = (n: number, one: string, more = `${one}s`) => `${n} ${plural(n, one, more)}`;
/** The noun alone, as its number asks. */
export const plural = (n: number, one: string, more = `${one}s`) => (Math.abs(n) < 2 ? one : more);

const ELIDES = /^(?:[aàâäæeéèêëiîïoôöœuùûü]|y[^aeiou]|h[eéèêu])/i;
/** “de Berthe”, “d’Alice”, “d’Hélène”. */
export const de = (name: string) => (name === "Vous" ? "de vous" : ELIDES.test(name) ? `d’${name}` : `de ${name}`);

/** A card's name with its article, “la dame de cœur”; a sign such as Q♠ stays as it is. */
export const the = (card: string) => (/^as\b/.test(card) ? `l’${card}` : /^dame\b/.test(card) ? `la ${card}` : /^[a-z]{3}/.test(card) ? `le ${card}` : card);

/** “Alice, Berthe et Cyprien”. */
export const list = (names: readonly string[]) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names[names.length - 1]}`);

/** “1re”, “2e”: a place is feminine. */
export const nth = (n: number) => (n === 1 ? "1re" : `${n}e`);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Thousands parted as French does. */
export const figures = (n: number) => inFigures(n, "fr");

/** “de dames”, “d’as”: of ranks, none of which elides but the ace. */
export const deRank = (rank = "") => (rank === "as" ? "d’as" : `de ${rank}`);
/** “à la dame”, “au roi”: how high a straight goes. */
export const upTo = (rank = "") => (rank === "as" ? "à l’as" : rank === "dame" ? "à la dame" : `au ${rank}`);

const RANKS = ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi", "as"];

/** What a message of the hall asks of the language. */
export const grammar: Grammar = {
  rank: (rank, several) => `${RANKS[rank]}${several && rank > 8 && rank < 12 ? "s" : ""}`,
  list,
  functions: {
    ROW: (parts) => parts.join(" "),
    STOPS: (parts) => parts.join(". "),
    LARGE: ([text = ""]) => text.charAt(0).toUpperCase() + text.slice(1),
    SMALL: ([text = ""]) => text.charAt(0).toLowerCase() + text.slice(1),
    THE: (parts) => list(parts.map(the)),
    DE: (parts) => de(list(parts)),
    OR: (parts) => list(parts).replace(/ et (?!.* et )/, " ou "),
    DE_RANK: ([rank]) => deRank(rank),
    UP_TO: ([rank]) => upTo(rank),
  },
};
