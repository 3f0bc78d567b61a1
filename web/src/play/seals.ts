/** What this device saw of each session of a table while it was played: its seal before anybody acted, and how many
 *  hands there were. The check compares it with the file that the hall gives afterwards. */
import type { TableView } from "../table/view";
import { keep, read } from "../phone/kept";
import type { Kept } from "./check";

const KEY = "cardhall.seals";
/** So many tables are remembered, the latest seen last. */
const MOST = 200;
type Tables = Record<string, Record<string, Kept>>;

export function keptOf(table: string): Record<string, Kept> {
  return read<Tables>(KEY, {})[table] ?? {};
}

/** A view that shows a seal. The first seal that was seen of a session stands: another one later is what the check
 *  is to find. */
export function seeSeal(view: Pick<TableView, "table" | "session" | "hand" | "commitment">): void {
  if (!view.commitment || !view.session) return;
  const { [view.table]: seen = {}, ...others } = read<Tables>(KEY, {});
  const before = seen[view.session];
  const hands = Math.max(before?.hands ?? 0, view.hand);
  if (before && before.hands === hands) return;
  const now = { ...seen, [view.session]: { seal: before?.seal ?? view.commitment, hands } };
  const names = Object.keys(others).slice(1 - MOST);
  keep(KEY, { ...Object.fromEntries(names.map((name) => [name, others[name]])), [view.table]: now });
}
