/** Who of an earlier event can be entered here, and as what. */
import type { CategoryCard, EntryLine, EntryRow } from "../../api/shapes";
import { fold } from "../../fold";
import { byLastName } from "../../names";

export interface Carried {
  /** Of the earlier entry, and for the second of a parted team with a sign behind it. */
  id: string;
  row: EntryRow;
  /** Entered here already. */
  already: boolean;
}

/** A line for each person or team, in their own game where it is played here, else in `into`. Somebody who
    played several games there comes once into one game here; a team is two people where people play alone,
    and who played alone cannot be a team. */
export function rowsFrom(earlier: readonly EntryLine[], games: readonly CategoryCard[], here: readonly EntryLine[], into: string): Carried[] {
  const found: Carried[] = [];
  const seen = new Set<string>();
  const known = new Set(here.flatMap((one) => [one.name, ...(one.partner ? [one.partner] : [])].map((name) => sign(one.category, name, one.auxiliary))));
  for (const entry of earlier) {
    const game = games.find((one) => one.key === entry.category) ?? games.find((one) => one.key === into);
    if (!game || (game.team_size > 1 && !entry.partner)) continue;
    const parted = game.team_size === 1 && entry.partner ? [entry.name, entry.partner] : [entry.name];
    for (const [i, name] of parted.entries()) {
      const mark = sign(game.key, name, entry.auxiliary);
      if (seen.has(mark)) continue;
      seen.add(mark);
      const partner = game.team_size > 1 ? entry.partner : "";
      const row = { name, partner, auxiliary: entry.auxiliary, category: game.key, paid_cents: 0, dated: "" };
      found.push({ id: i ? `${entry.id}+` : entry.id, row, already: known.has(mark) });
    }
  }
  return found.sort((a, b) => byLastName(a.row.name, b.row.name));
}

const sign = (game: string, name: string, auxiliary: string): string => `${game}/${fold(name)}/${fold(auxiliary)}`;
