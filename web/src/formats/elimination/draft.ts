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
