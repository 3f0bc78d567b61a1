/** A player's record, hand by hand: counted once each, from what is kept of it on this device. */

export interface Played {
  table: string;
  game: string;
  session: number;
  number: number;
  /** When it was over, by the hall's clock. */
  at: number;
  /** What the player won or lost in it. */
  gained: number;
  unit: string;
}

export interface Line {
  game: string;
  unit: string;
  hands: number;
  /** Hands that brought something, and those that cost something. */
  won: number;
  lost: number;
  sum: number;
  /** Hands won on end, a hand that brought nothing counting neither way; and the most of them. */
  run: number;
  longest: number;
  /** The hand that brought most. */
  top: Played | null;
  /** Of so many choices so many were the best one. */
  choices: number;
  best: number;
}

export interface Ledger {
  /** By game and what is played for. */
  lines: Record<string, Line>;
  /** Days on end on which something was played: the last, how many, the most. */
  day: string;
  days: number;
  mostDays: number;
}

export const none = (): Ledger => ({ lines: {}, day: "", days: 0, mostDays: 0 });
const key = (hand: Played) => (hand.unit === "cents" ? `${hand.game}/cents` : hand.game);
const empty = (hand: Played): Line => ({
  game: hand.game,
  unit: hand.unit,
  hands: 0,
  won: 0,
  lost: 0,
  sum: 0,
  run: 0,
  longest: 0,
  top: null,
  choices: 0,
  best: 0,
});

/** The day of a moment, where the player is. */
export function dayOf(at: number): string {
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1, 12).getTime());
}

/** The record with one more hand. */
export function counted(ledger: Ledger, hand: Played): Ledger {
  const old = ledger.lines[key(hand)] ?? empty(hand);
  const run = hand.gained > 0 ? old.run + 1 : hand.gained < 0 ? 0 : old.run;
  const line: Line = {
    ...old,
    hands: old.hands + 1,
    won: old.won + (hand.gained > 0 ? 1 : 0),
    lost: old.lost + (hand.gained < 0 ? 1 : 0),
    sum: old.sum + hand.gained,
    run,
    longest: Math.max(old.longest, run),
    top: hand.gained > (old.top?.gained ?? 0) ? hand : old.top,
  };
  const today = dayOf(hand.at);
  const days = ledger.day === today ? ledger.days : ledger.day === dayBefore(today) ? ledger.days + 1 : 1;
  return { lines: { ...ledger.lines, [key(hand)]: line }, day: today, days, mostDays: Math.max(ledger.mostDays, days) };
}

/** The record with what the hall counted of a hand that is in it already. */
export function judgedIn(ledger: Ledger, hand: Played, choices: number, best: number): Ledger {
  const line = ledger.lines[key(hand)];
  if (!line) return ledger;
  return { ...ledger, lines: { ...ledger.lines, [key(hand)]: { ...line, choices: line.choices + choices, best: line.best + best } } };
}

/** The lines, what was played most first. */
export const linesOf = (ledger: Ledger): Line[] => Object.values(ledger.lines).sort((a, b) => b.hands - a.hands);
