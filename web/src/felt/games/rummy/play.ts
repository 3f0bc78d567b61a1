/** What the hall says of a hand of Rummy: see `cardhall.tables.plays.rummy`. */
import { rankOf, suitOf, type Card } from "../../../cards/cards";
import type { AtTable } from "../../at.svelte";
import type { Play } from "../../view";

export interface Meld {
  /** From 1, as in "lay KH on 1". */
  number: number;
  cards: Card[];
  owner: number;
  /** Who put each card there. */
  laid: number[];
  /** The single cards that would go on it now. */
  takes: Card[];
}
export interface Take {
  count: number;
  card: Card;
  legal: boolean;
  words: string;
  why_not: string;
  clause: string;
}
export interface RummyPlay extends Play {
  game: "rummy";
  melds: Meld[];
  /** Bottom first. */
  discards: Card[];
  taken: Card[];
  owes: Card | "";
  turned: number;
  turn_overs: number;
  shown: number[];
  chips: number[];
  sheet: number[][];
  warning_ms: number;
  /** All hands, once they are counted. */
  held: Card[][];
  drawn: Card | "";
  holds: number;
  /** At my draw, the top discard first. */
  takes: Take[];
}

export const rummyOf = (at: AtTable): RummyPlay | null => (at.view.play?.game === "rummy" ? (at.view.play as RummyPlay) : null);

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
