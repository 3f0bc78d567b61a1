/** Taking a free seat at a friend's table, by the name and PIN of this device. */
import { login, newId, tableCommand, type Outcome, type Trouble } from "../api/client";
import type { TableView } from "../table/view";
import { me } from "../me.svelte";
import { device } from "./device.svelte";
import { t } from "../text";

/** Come in as this name; another PIN is that of the device on which one sat down first. */
export async function comeIn(table: string, event: string, name: string, pin = ""): Promise<Trouble | null> {
  device.call(name);
  const answer = await login({ name: device.called, pin: pin.trim() || device.pin, event: event || table });
  if (answer.ok) {
    me.take(answer.value);
    return null;
  }
  // the hall does not say which of the two was wrong; here the PIN is this person's, so the name is another's
  if (answer.trouble.field === "pin" && !pin.trim() && !event) return { ...answer.trouble, why: t.sit.taken, cure: "", field: "name" };
  return answer.trouble;
}

/** Sit down at a seat. The same id asked again does nothing twice. */
export async function takeSeat(table: string, version: number, seat: number, acknowledged: boolean): Promise<Outcome<unknown>> {
  const what = { type: "sit", seat, person: "", name: "", acknowledged, face: device.face };
  const id = newId();
  const answer = await tableCommand(table, version, what, id);
  return !answer.ok && answer.trouble.error === "not connected" ? tableCommand(table, version, what, id) : answer;
}

export const freeSeats = (view: TableView) => view.seats.filter((seat) => !seat.taken && !seat.bot).map((seat) => seat.seat);
