/** What is Pitty-Pat's own in the view: see `cardhall.tables.plays.pitty_pat`. */
import type { Play } from "../../view";

export interface PittyPatPlay extends Play {
  upcard: string;
  upcard_of: number;
  thrown: boolean;
  passed: number[];
  open: string[][];
  gone: string[];
  bank: number;
  pairs: string[];
}
