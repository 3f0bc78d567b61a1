/** Chips as typed, and as the hall takes them. */
import type { TableCard } from "../../api/shapes";

export function typed(card: TableCard): { chips: Record<string, string>; pot: string } {
  const chips: Record<string, string> = {};
  for (const seat of card.seats) chips[seat.entry] = seat.chips == null ? "" : String(seat.chips);
  return { chips, pot: card.pot ? String(card.pot) : "" };
}

/** The counts, or the first seat whose figure is missing. */
export function counted(
  card: TableCard,
  chips: Record<string, string>,
): { counts: { entry: string; chips: number }[] } | { missing: string } {
  const counts = [];
  for (const seat of card.seats) {
    const text = (chips[seat.entry] ?? "").trim();
    if (!/^\d+$/.test(text)) return { missing: seat.entry };
    counts.push({ entry: seat.entry, chips: Number(text) });
  }
  return { counts };
}
