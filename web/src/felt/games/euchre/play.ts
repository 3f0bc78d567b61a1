/** What is Euchre's own in the view: see `cardhall.tables.plays.euchre`. */
import type { Play } from "../../view";

export interface EuchrePlay extends Play {
  up: string;
  up_at: "table" | "taken" | "kitty" | "out" | "";
  maker: number;
  alone: boolean;
  sitting: number;
  calls: { seat: number; words: string }[];
  hands_played: number;
  hands_in_all: number;
  threw: string;
}
