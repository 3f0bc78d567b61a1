/** What the hall says of a game of Po-Ke-No: see `cardhall.tables.plays.po_ke_no`. */
import type { Card } from "../../../cards/cards";
import type { AtTable } from "../../at.svelte";
import type { Play } from "../../view";

export interface Board {
  seat: number;
  /** 25, row by row; cells are 0 to 24. */
  cards: Card[];
  covered: number[];
  /** When the game is over: the cells that won it. */
  won: number[];
}
export interface PoKeNoPlay extends Play {
  game: "po_ke_no";
  called: Card[];
  words: string;
  boards: Board[];
  claims: number[];
  sitting_out: number[];
  extra: number[];
  due: number;
  bank: number;
  lots: number;
  card_ms: number;
  /** Patterns of mine that lack one card. */
  near: { cells: number[]; lacks: number; po_ke_no: boolean }[];
}

export const pokenoOf = (at: AtTable): PoKeNoPlay | null => (at.view.play?.game === "po_ke_no" ? (at.view.play as PoKeNoPlay) : null);
export const boardOf = (play: PoKeNoPlay | null, seat: number): Board | undefined => play?.boards.find((board) => board.seat === seat);
