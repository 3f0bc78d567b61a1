/** Deals that everybody in the hall plays: those of a day, and those of an event. */
import { newId, post, type Outcome } from "../api/client";
import type { Shapes } from "../api/spoken";
import { me } from "../me.svelte";
import { device } from "./device.svelte";

export type SameDeals = Shapes["SameDeals"];
export type Row = SameDeals["rows"][number];

/** My table of these deals: opened the first time, the same one ever after. */
export async function playSame(of: string, game: string): Promise<Outcome<string>> {
  const made = await post<{ id: string }>(`/api/same/${encodeURIComponent(of)}/${game}`, { name: device.called, pin: device.pin });
  if (!made.ok) return made;
  await me.ask();
  return { ok: true, value: made.value.id };
}

/** A table at which I play a finished hand of mine again. */
export async function playAgain(table: string, session: number, number: number, id: string = newId()): Promise<Outcome<string>> {
  const body = { name: device.called, pin: device.pin, id, session };
  const made = await post<{ id: string }>(`/api/tables/${encodeURIComponent(table)}/hands/${number}/again`, body);
  if (!made.ok) return made;
  await me.ask();
  return { ok: true, value: made.value.id };
}

/** What all made of one hand, in the mean; what each is set beside, as duplicate players do. */
export function meanOf(rows: Row[], hand: number): number {
  const made = rows.filter((row) => row.place > 0).map((row) => row.hands[hand] ?? 0);
  return made.length ? made.reduce((sum, one) => sum + one, 0) / made.length : 0;
}
