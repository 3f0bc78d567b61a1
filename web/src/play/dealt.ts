/** How each game is dealt, as far as revealed deals are checked by it: `deal.ts` of the game's folder. It is written
 *  apart from the hall's own account of it (the game.toml), so that one finds a fault of the other. */
export interface Dealt {
  /** The ranks of its pack; all thirteen where it does not say. */
  ranks?: string;
  /** How many cards go out at a time to so many players, round and round from the dealer's left; null where no hands are dealt. */
  packets: ((players: number) => number[]) | null;
  /** Who deals first: who draws the highest or the lowest card, or is dealt the first jack; or boards are handed out. */
  first: "highest" | "lowest" | "jack" | "boards";
  /** False where they draw for the deal when they like. */
  drawnInTurn?: boolean;
  /** To whom the cards after the hands go, before players draw any. */
  laid?: string[];
  /** Players draw cards later. */
  draws?: boolean;
  /** Thrown cards come back when the stock runs out, in an order of their own. */
  comesBack?: boolean;
  cut?: boolean;
  /** The deal is marked by a button, which may lie before an empty seat. */
  button?: boolean;
}

/** So many to each, one at a time. */
export const singly = (each: number) => (players: number) => new Array<number>(each * players).fill(1);
