/** A count as far as it has come; kept in the phone so that a reload goes on where it was. */
export interface CountDraft {
  /** Which question is being answered. */
  at: number;
  chips: Record<string, number>;
  /** Where the game goes by points. */
  points: Record<string, number>;
  /** What lies in the middle: the pot, or the bank. */
  pot: number | null;
  caller: string;
  marks: string[];
}
export const empty = (): CountDraft => ({ at: 0, chips: {}, points: {}, pot: null, caller: "", marks: [] });

/** The result of a match as far as it has come. */
export interface MatchDraft {
  at: number;
  points: Record<string, number>;
  /** Who bid the last hand, where the winner hangs on it: an entry, "nobody", or "" while not told. */
  bidder: string;
  caller: string;
  marks: string[];
}
export const emptyMatch = (): MatchDraft => ({ at: 0, points: {}, bidder: "", caller: "", marks: [] });
