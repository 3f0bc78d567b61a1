/** The cards of my hand that are lifted. They are remembered by this tab, through a reload. */
import type { Card } from "../cards/cards";

export class ChosenCards {
  cards = $state.raw<Card[]>([]);
  constructor(private table: string) {}

  private get key() {
    return `cardhall.chosen.${this.table}`;
  }
  has = (card: Card) => this.cards.includes(card);
  only(cards: Card[]): void {
    if (cards.join() === this.cards.join()) return;
    this.cards = cards;
    try {
      if (cards.length) sessionStorage.setItem(this.key, cards.join(" "));
      else sessionStorage.removeItem(this.key);
    } catch {
      // A browser that keeps nothing only forgets what was lifted.
    }
  }
  clear(): void {
    this.only([]);
  }
  /** One more or one less; false when there are `most` already. */
  toggle(card: Card, most: number): boolean {
    if (this.has(card)) this.only(this.cards.filter((other) => other !== card));
    else if (this.cards.length < most) this.only([...this.cards, card]);
    else return false;
    return true;
  }
  /** What was lifted before a reload, as far as it is still held. */
  recall(held: Card[]): void {
    try {
      const kept = (sessionStorage.getItem(this.key) ?? "").split(" ");
      this.cards = kept.filter((card) => held.includes(card));
    } catch {
      this.cards = [];
    }
  }
  /** Let go what is no longer in my hand. */
  keepHeld(held: Card[]): void {
    if (this.cards.some((card) => !held.includes(card))) this.only(this.cards.filter((card) => held.includes(card)));
  }
}
