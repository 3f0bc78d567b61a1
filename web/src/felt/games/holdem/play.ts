/** What is hold'em's own in the view: see `cardhall.tables.plays.holdem`. */
import type { Play } from "../../view";

export interface HoldemPlay extends Play {
  board: string[];
  small: number;
  big: number;
  small_blind: number;
  big_blind: number;
  ante: number;
  bets: number[];
  pots: { amount: number; seats: number[] }[];
  shown: string[][];
  all_in: number[];
  structure: "no-limit" | "pot-limit" | "limit";
  to_call: number;
  least: number;
  most: number;
  pot_to: number;
  step: number;
  verb: "bet" | "raise";
}
