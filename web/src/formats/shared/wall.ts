/** Lists that the wall turns page by page: what stands in each, as a format fills them in. */

export interface WallLine {
  key: string;
  /** "1st", "" for a place that is not known yet. Left out where a list has no places. */
  place?: string;
  name: string;
  /** People look their last name up here: it stands out. */
  lookedUp?: boolean;
  /** Beside the name, in a softer colour. */
  beside?: string;
  /** What is looked for: a table, a score, a prize. */
  value: string;
  /** Read out before the value. */
  aloud?: string;
  /** A seat's letter behind the table. */
  letter?: string;
  /** The value is words, not a figure. */
  words?: boolean;
}

export interface WallList {
  title: string;
  lines: readonly WallLine[];
  /** The least width of a column, in heights of a line. */
  column: number;
  /** Half as many on a page, in one column and larger: prizes. */
  large?: boolean;
}

/** The list page by page, each filled before the next begins. */
export function pagesOf<Row>(rows: readonly Row[], room: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / room) }, (_, i) => rows.slice(i * room, (i + 1) * room));
}

/** A list on a wall is searched by the last name, as the printed one is. */
export const lastName = (name: string) => name.trim().split(/\s+/).pop() ?? "";
export const firstNames = (name: string) => name.trim().slice(0, -lastName(name).length || undefined);
