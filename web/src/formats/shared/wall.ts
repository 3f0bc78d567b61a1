/** Lists on the wall: what stands in each, as a format fills them in, and how they fill the picture. */

/** The heads of a list's columns; one that is left out has no column. */
export interface WallHeads {
  place?: string;
  name: string;
  /** In a softer colour: a game, an opponent. */
  beside?: string;
  /** What is looked for, large: a table, a seat, points. */
  figures?: string[];
  tag?: string;
}

export interface WallLine {
  key: string;
  /** "1st", "" for a place that is not known yet. */
  place?: string;
  name: string;
  /** People look their last name up here: it stands out. */
  lookedUp?: boolean;
  /** On a line of its own below the name. */
  under?: string;
  beside?: string;
  figures?: string[];
  /** Words in place of the figures: "sits out". */
  instead?: string;
  tag?: { losses: number[]; out: boolean };
  /** Who stands out, who stands back. */
  first?: boolean;
  quiet?: boolean;
}

export interface WallList {
  title: string;
  heads: WallHeads;
  lines: readonly WallLine[];
  /** At the foot of the picture. */
  foot?: string;
}

/** The part of the picture that is free, in px, and the least size of type in it. */
export interface Room {
  width: number;
  height: number;
  least: number;
}

/** The least size of type that can be read from the seats, by the size of the picture in px; a screen held upright is in somebody's hand. docs/wall.md says how large that is in a room. */
export const leastOf = (wide: number, high: number) => Math.min(high * 0.036, wide * (wide < high ? 0.05 : 0.0203));

/** One page of a list: its lines, how large they are, in how many columns of how many rows. */
export interface WallPage {
  list: WallList;
  lines: readonly WallLine[];
  unit: number;
  rows: number;
  row: number;
  head: number;
  width: number;
  part: number;
  of: number;
}

/** What the wall of a format tells the frame that turns the pages. */
export interface WallTold {
  pages: { title: string; foot?: string; part: number; of: number }[];
  /** What is on: "Game 3 of 8". */
  about?: string;
  /** When its clock runs out, ms by the hall's clock. */
  ends?: number;
}

/** Measures in heights of the type: a figure, a row, the space between columns, a column's least. */
export const FIGURE = 1.5;
const ROW = 1.5;
const UNDER = 1.3;
export const GAP = 1.6;
export const CELL = 0.75;
const LARGEST = 2.2;
const COLUMNS = 5;
const WIDEST_NAME = 22;
const GIVE_WAY = 0.08;
const BESIDE = 14;

let pen: CanvasRenderingContext2D | null | undefined;
/** How wide a text is in the hall's own letters, bold, in heights of the type. */
function wide(text = "", size = 1): number {
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 0.52 * size;
  pen.font = `700 100px ${getComputedStyle(document.body).fontFamily}`;
  return (pen.measureText(text).width / 100) * size;
}
const widest = (texts: readonly number[]) => Math.max(0, ...texts);

/** How wide the names are; `tight`: the first names of a few give way. */
function widthOfNames(lines: readonly WallLine[], tight: boolean): number {
  const whole = lines.map((line) =>
    Math.max(line.lookedUp ? wide(firstNames(line.name), 0.95) + 0.25 + wide(lastName(line.name)) : wide(line.name), wide(line.under)),
  );
  if (!tight) return Math.min(WIDEST_NAME, widest(whole));
  const most = whole.sort((a, b) => a - b)[Math.floor(lines.length * (1 - GIVE_WAY))] ?? 0;
  return Math.max(most, widest(lines.map((line) => 2.2 + wide(lastName(line.name)))));
}

/** How wide one column of a list is, in heights of its type. */
function widthOf({ heads, lines }: WallList, tight = false): number {
  const most = (of: (line: WallLine) => number) => widest(lines.map(of));
  const figures = (heads.figures ?? []).map(
    (head, i) =>
      CELL +
      Math.max(
        wide(head),
        most((line) => wide(line.figures?.[i], FIGURE)),
      ),
  );
  const parts = [
    heads.place === undefined
      ? 0
      : CELL +
        Math.max(
          wide(heads.place),
          most((line) => wide(line.place, 1.1)),
        ),
    widthOfNames(lines, tight),
    heads.beside === undefined
      ? 0
      : CELL +
        Math.min(
          BESIDE,
          Math.max(
            wide(heads.beside),
            most((line) => wide(line.beside)),
          ),
        ),
    Math.max(
      figures.reduce((sum, one) => sum + one, 0),
      most((line) => (line.instead ? CELL + wide(line.instead) : 0)),
    ),
    heads.tag === undefined ? 0 : CELL + 4.2,
  ];
  return parts.reduce((sum, one) => sum + one, 0);
}

/** The list page by page: as large as lets all of it stand on one; where that is too small to be read, each page is full before the next begins. */
export function paged(list: WallList, room: Room): WallPage[] {
  const { lines } = list;
  if (!lines.length || room.height <= 0) return [];
  let one = widthOf(list);
  const tall = ROW + (lines.some((line) => line.under) ? UNDER : 0);
  const head = room.least * 1.5;
  const high = room.height - head;
  const byWidth = (columns: number) => room.width / (columns * one + (columns - 1) * GAP);
  const fitting = (columns: number, rows: number) => Math.min(byWidth(columns), high / (rows * tall), room.least * LARGEST);
  let columns = 1;
  let rows = lines.length;
  for (let more = 2; more <= COLUMNS; more++) {
    const fewer = Math.ceil(lines.length / more);
    if (fitting(more, fewer) > fitting(columns, rows) * 1.02) [columns, rows] = [more, fewer];
  }
  if (fitting(columns, rows) < room.least) {
    const across = (wide: number) => Math.max(1, Math.floor((room.width / room.least + GAP) / (wide + GAP)));
    columns = across(lines.every((line) => line.lookedUp) ? widthOf(list, true) : one);
    if (columns > across(one)) one = (room.width / room.least + GAP) / columns - GAP;
    rows = Math.max(1, Math.min(lines.length, Math.floor(high / (tall * room.least))));
  }
  const unit = Math.max(room.least, fitting(columns, rows));
  const size = {
    unit,
    rows,
    row: Math.min(high / rows, tall * unit * 1.3),
    head,
    width: Math.min((room.width - (columns - 1) * GAP * unit) / columns, one * unit * 1.25),
  };
  const parts = pagesOf(lines, rows * columns);
  return parts.map((part, i) => ({ list, lines: part, ...size, part: i + 1, of: parts.length }));
}

/** The list in parts, each filled before the next begins. */
export function pagesOf<Row>(rows: readonly Row[], room: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / room) }, (_, i) => rows.slice(i * room, (i + 1) * room));
}

/** What the frame is told of lists that a wall shows. */
export const toldOf = (pages: readonly WallPage[]): WallTold["pages"] => pages.map(({ list: { title, foot }, part, of }) => ({ title, foot, part, of }));

/** A list on a wall is searched by the last name, as the printed one is. */
export const lastName = (name: string) => name.trim().split(/\s+/).pop() ?? "";
export const firstNames = (name: string) => name.trim().slice(0, -lastName(name).length || undefined);
