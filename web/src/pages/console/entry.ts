/** What the lists of the console say of an entry in the same words. */
import type { CategoryCard, EntryLine } from "../../api/shapes";
import { money } from "../../now.svelte";
import { t } from "../../text";

/** A person's name, or both of a team. */
export const called = (entry: EntryLine): string => (entry.partner ? t.team(entry.name, entry.partner) : entry.name);

/** Cents that somebody paid above the fee. */
export const overpaid = (entry: EntryLine): number => Math.max(0, entry.paid_cents - entry.fee_cents);

/** How the fee stands: "owes $15.00", "$5.00 too much", "paid"; "" where nothing is asked and nothing came. */
export function feeTold(entry: EntryLine): string {
  if (entry.owing_cents > 0) return t.entries.owes(money(entry.owing_cents));
  if (overpaid(entry)) return t.entries.over(money(overpaid(entry)));
  return entry.fee_cents ? t.entries.paidUp : "";
}

/** What the house is called that somebody of these games comes from; "" where nobody asks. */
export function houseOf(games: readonly CategoryCard[]): string {
  const from = new Set(games.map((one) => one.enters_from));
  return from.has("auxiliary") ? t.results.auxiliary : from.has("council") ? t.entries.council : "";
}
