/** Cards as the hall writes them ("AS", "TD"), and how they are said. */
import { t } from "../text";
import type { SuitLetter } from "./suits";

export type Card = string;

const SUIT_ORDER = "SHCD";
const RANK_ORDER = "23456789TJQKA";

export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): SuitLetter => card.charAt(1) as SuitLetter;
/** What stands in the corner: "10" for T. */
export const indexOf = (card: Card): string => (rankOf(card) === "T" ? "10" : rankOf(card));
/** "ace of spades" */
export const nameOf = (card: Card): string => t.table.cardName(rankOf(card), suitOf(card));
/** "A♠" for short lines; never the only way that a card is told. */
export const shortOf = (card: Card): string => `${indexOf(card)}${{ S: "♠", H: "♥", D: "♦", C: "♣" }[suitOf(card)]}`;

/** A hand as people hold it: trumps first, then suits of changing colour, high cards first. */
export function sorted<T extends { card: Card }>(hand: readonly T[], trump: string): T[] {
  const suit = (card: Card) => (suitOf(card) === trump ? -1 : SUIT_ORDER.indexOf(suitOf(card)));
  return [...hand].sort((a, b) => suit(a.card) - suit(b.card) || RANK_ORDER.indexOf(rankOf(b.card)) - RANK_ORDER.indexOf(rankOf(a.card)));
}

/** A hand by suits or by ranks, each group a little apart from the one before. */
export function arranged<T extends { card: Card }>(hand: readonly T[], by: "suit" | "rank", trump = ""): (T & { apart: boolean })[] {
  const bySuit = sorted(hand, trump);
  const rank = (card: Card) => -RANK_ORDER.indexOf(rankOf(card));
  const order = by === "suit" ? bySuit : bySuit.sort((a, b) => rank(a.card) - rank(b.card));
  const group = by === "suit" ? suitOf : rankOf;
  return order.map((one, i) => ({ ...one, apart: i > 0 && group(one.card) !== group(order[i - 1]?.card ?? "") }));
}

/** The cards named in an action ("play AC KC" gives AC and KC). */
export const cardsIn = (words: string): Card[] => words.split(" ").slice(1);
