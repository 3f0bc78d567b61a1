/** What is Pedro's own in the view: see `cardhall.tables.plays.pedro`. */
import type { Play } from "../../view";

export interface PedroPlay extends Play {
  calls: { seat: number; words: string }[];
  bidder: number;
  bid: number;
  points: number[];
  shown: string[][];
  down: number[];
  target: number;
  pack: string[];
  keep: number;
}
