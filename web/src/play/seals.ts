/** What this device saw of each session of a table while it was played: its seal before anybody acted, and how many
 *  hands there were. The check compares it with the file that the hall gives afterwards. */
import type { TableView } from "../table/view";
import { newNumber, tableCommand } from "../api/client";
import { keep, read } from "../phone/kept";
import type { Kept } from "./check";

const KEY = "cardhall.seals";
/** So many tables are remembered, the latest seen last. */
const MOST = 200;
type Tables = Record<string, Record<string, Kept>>;

export function keptOf(table: string): Record<string, Kept> {
  return read<Tables>(KEY, {})[table] ?? {};
}

/** Write down what was seen of one session of a table; the latest seen table last. */
function write(table: string, session: number, kept: Kept): void {
  const { [table]: seen = {}, ...others } = read<Tables>(KEY, {});
  const names = Object.keys(others).slice(1 - MOST);
  keep(KEY, { ...Object.fromEntries(names.map((name) => [name, others[name]])), [table]: { ...seen, [session]: kept } });
}

/** A view that shows a seal. The first seal that was seen of a session stands: another one later is what the check
 *  is to find. */
export function seeSeal(view: Pick<TableView, "table" | "session" | "hand" | "commitment">): void {
  if (!view.commitment || !view.session) return;
  const before = keptOf(view.table)[view.session];
  const hands = Math.max(before?.hands ?? 0, view.hand);
  if (before && before.hands === hands) return;
  write(view.table, view.session, { ...before, seal: before?.seal ?? view.commitment, hands });
}

/** The numbers that this device added to sessions of which it has not seen the beginning, by table and seal. */
const ADDED = "cardhall.numbers";
const adding = new Set<string>();

/** This device adds a number of its own to the shuffles under a seal, once it has seen that: whoever chose the seed
 *  could not know it. */
export async function addNumber(table: string, version: number, seat: number, commitment: string): Promise<void> {
  const key = `${table} ${commitment}`;
  if (adding.has(key)) return;
  adding.add(key);
  const number = newNumber();
  const sent = await tableCommand(table, version, { type: "add_number", seat, commitment, number });
  if (sent.ok) keep(ADDED, Object.fromEntries([...Object.entries(read<Record<string, string>>(ADDED, {})).slice(1 - MOST), [key, number]]));
  else setTimeout(() => adding.delete(key), 5000); // the next view tries again
}

/** A view of a seat of one's own: it adds a number where it has not. As soon as the session is on, it writes down beside
 *  the seal at which seat its number stands, and from which deal on it counts. */
export function addTo(view: Pick<TableView, "table" | "session" | "mine">, version: number): void {
  const { mine, table } = view;
  const seal = mine?.seal;
  if (!mine || !seal) return;
  const { [`${table} ${seal.commitment}`]: number, ...others } = read<Record<string, string>>(ADDED, {});
  const there = seal.added.find(({ seat }) => seat === mine.seat);
  const kept = keptOf(table)[seal.session];
  if (!there && !number) void addNumber(table, version, mine.seat, seal.commitment);
  else if (there && number && kept && seal.session === view.session) {
    write(table, seal.session, { ...kept, number: "ABCDEFGHIJKL".charAt(mine.seat) + number, since: there.since });
    keep(ADDED, others);
  }
}
