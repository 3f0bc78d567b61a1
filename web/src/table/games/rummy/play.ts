/** What the hall says of a hand of Rummy: see `cardhall.games.rummy.table_view`. */
import type { Shapes } from "../../../api/spoken";
import { rankOf, suitOf, type Card } from "../../../cards/cards";
import type { AtTable } from "../../at.svelte";
import { playOf, type PlayOf } from "../../view";

export type Meld = Shapes["RummyMeld"];
export type RummyPlay = PlayOf<"rummy">;

export const rummyOf = (at: AtTable): RummyPlay | null => playOf(at.view, "rummy");

/** Might these cards go on that set? The hall judges; this only spares a person the long way. */
export function mayGoOn(meld: Meld, cards: readonly Card[]): boolean {
  if (!cards.some((card) => meld.takes.includes(card))) return false;
  return cards.length === 1 || cards.every((card) => suitOf(card) === suitOf(cards[0] ?? "") || rankOf(card) === rankOf(meld.cards[0] ?? ""));
}

/** May I draw? At an open table also a second time, and when others play. */
export const mayDraw = (at: AtTable): boolean =>
  at.acting && (at.view.phase === "draw" || (at.loose && !!at.mine?.actions.some((one) => one.words === "draw")));
/** May cards leave my hand? At an open table also before I have drawn. */
export const mayLay = (at: AtTable): boolean => at.acting && (at.view.phase === "play" || at.loose);
