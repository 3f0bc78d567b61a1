/** How I hold my cards: by suit, by rank, or as I put them. Remembered by this device. */
import { rankOf, suitOf, type Card } from "../../../cards/cards";

export type Way = "suit" | "rank" | "mine";
const WAYS: Way[] = ["suit", "rank", "mine"];
export const nextWay = (way: Way): Way => WAYS[(WAYS.indexOf(way) + 1) % WAYS.length] ?? "suit";
const RANKS = "23456789TJQKA";
const SUITS = "SHCD"; // colours change
const WAY = "cardhall.rummy.order";

export class Order {
  way = $state<Way>("suit");
  /** The last order of my own. */
  own = $state.raw<Card[]>([]);
  constructor(private table: string) {
    try {
      const way = localStorage.getItem(WAY);
      if (way === "rank" || way === "mine") this.way = way;
      this.own = (sessionStorage.getItem(this.key) ?? "").split(" ").filter(Boolean);
    } catch {
      // A browser that keeps nothing begins by suit.
    }
  }
  private get key() {
    return `${WAY}.${this.table}`;
  }
  choose(way: Way, shown: readonly Card[]): void {
    if (way === "mine") this.keep(shown);
    this.way = way;
    try {
      localStorage.setItem(WAY, way);
    } catch {
      // see above
    }
  }
  /** The cards lie like this now, by my own hand. */
  keep(cards: readonly Card[]): void {
    this.own = [...cards];
    this.way = "mine";
    try {
      sessionStorage.setItem(this.key, cards.join(" "));
      localStorage.setItem(WAY, "mine");
    } catch {
      // see above
    }
  }
  arrange<T extends { card: Card }>(held: readonly T[]): T[] {
    const rank = (card: Card) => RANKS.indexOf(rankOf(card));
    const suit = (card: Card) => SUITS.indexOf(suitOf(card));
    // a card that came later stands at the end
    const place = (card: Card) => (this.own.includes(card) ? this.own.indexOf(card) : 99);
    const by: Record<Way, (a: Card, b: Card) => number> = {
      suit: (a, b) => suit(a) - suit(b) || rank(a) - rank(b),
      rank: (a, b) => rank(a) - rank(b) || suit(a) - suit(b),
      mine: (a, b) => place(a) - place(b),
    };
    return [...held].sort((a, b) => by[this.way](a.card, b.card));
  }
}
