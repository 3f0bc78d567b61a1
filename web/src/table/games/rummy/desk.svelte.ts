/** What I am about to do with my cards, before I ask: which discards I reach for, what I drag. One
 *  table is open at a time, so there is one of these; middle and dock look at the same. */
import type { Card } from "../../../cards/cards";
import type { AtTable } from "../../at.svelte";

class Desk {
  /** So many discards from the top; -1 for the stock; 0 for nothing yet. */
  reach = $state(0);
  /** The cards that follow my finger. */
  drag = $state.raw<{ cards: Card[]; x: number; y: number } | null>(null);
  /** Where they would go if I let go now: "meld", "lay 2", "throw", "hand". */
  over = $state("");
}
export const desk = new Desk();

/** The place under a point that takes cards. */
export function placeAt(x: number, y: number): string {
  for (const one of document.elementsFromPoint(x, y)) {
    const place = one.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (place) return place;
  }
  return "";
}

export const layDown = (at: AtTable, cards: readonly Card[]) => at.act(`meld ${cards.join(" ")}`);
export const layOn = (at: AtTable, cards: readonly Card[], meld: number) => at.act(`lay ${cards.join(" ")} on ${meld}`);
/** A card that may not be thrown says why, without asking the hall. */
export function throwCard(at: AtTable, card: Card): void {
  const held = at.mine?.cards.find((one) => one.card === card);
  if (held?.legal) void at.act(held.words);
  else if (held) at.refused = { card, why: held.why_not ?? "", clause: held.clause };
}
/** Cards let go over a place. */
export function dropOn(at: AtTable, place: string, cards: readonly Card[]): void {
  const [verb, number] = place.split(" ");
  if (verb === "throw" && cards.length === 1) throwCard(at, cards[0] ?? "");
  else if (verb === "meld") void layDown(at, cards);
  else if (verb === "lay") void layOn(at, cards, Number(number));
}
