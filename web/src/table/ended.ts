/** How people stand when a session is over: partners as one, in order of their places. */
import type { TableView } from "./view";

export interface Row {
  place: number;
  /** Who shares it; one's own seat first. */
  seats: number[];
  stack: number;
  mine: boolean;
  /** One's partners. */
  others: number[];
}

type Ended = Pick<TableView, "partners"> & { seats: readonly { seat: number; taken: boolean }[] };
type Result = { stacks: readonly number[]; places: readonly number[] };

/** By the places that the hall gave; without them by what everybody has. */
export function standing(view: Ended, result: Result, me: number): Row[] {
  const sides = view.partners.length ? view.partners : view.seats.filter((seat) => seat.taken).map((seat) => [seat.seat]);
  const stack = (side: readonly number[]) => result.stacks[side[0] ?? 0] ?? 0;
  const counted = (side: readonly number[]) => 1 + sides.filter((other) => stack(other) > stack(side)).length;
  const given = sides.map((side) => result.places[side[0] ?? 0] ?? 0);
  const rows = sides.map((side, i): Row => {
    const mine = side.includes(me);
    // of partners each may have a place of their own number: what counts is how many sides are before
    const place = given.every(Boolean) ? 1 + given.filter((other) => other < (given[i] ?? 0)).length : counted(side);
    const seats = mine ? [me, ...side.filter((seat) => seat !== me)] : [...side];
    return { place, seats, stack: stack(side), mine, others: mine ? seats.slice(1) : [] };
  });
  return rows.sort((a, b) => a.place - b.place || a.seats[0]! - b.seats[0]!);
}
