/** Whether it must be said who bid the last hand: where its answer may decide who is out (OP-PEDRO-01). */
export function asksBidder(out: string, made: (number | null)[]): boolean {
  const there = made.filter((one) => one !== null && one >= 60).length;
  return out === "must-bid-out" ? there > 0 : out === "bidder-first" && there === 2;
}
