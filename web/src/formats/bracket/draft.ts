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
