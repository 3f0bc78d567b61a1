/** What the wall shows, page after page: pure, from the view and what the formats' walls have told. */
import type { DayLine, ProjectorView, SeatLine, Standing } from "../api/shapes";
import { paged, type Room, type WallList, type WallPage, type WallTold } from "../formats/shared/wall";
import { t } from "../text";

export type Page =
  | { kind: "clock" | "welcome" | "day" | "held" | "coming" }
  | { kind: "ceremony"; ceremony: NonNullable<ProjectorView["ceremony"]> }
  | { kind: "list"; shown: WallPage; game?: DayLine }
  | { kind: "format"; key: string; n: number };

/** So long after play has begun people still look for their seats. */
export const LOOKING = 12 * 60_000;
/** Winners are being called; the last one stays for a while before the pages turn again. */
const LAST = 90_000;

export interface Seen {
  view: ProjectorView;
  /** The formats' walls that there are, and what each has told so far. */
  walls: readonly string[];
  told: Readonly<Record<string, WallTold>>;
  room: Room;
  /** Who began to play at this moment or before looks for no seat any more. */
  seated: number;
}

export function calledNow(view: ProjectorView, at: number): ProjectorView["ceremony"] {
  const found = view.ceremony;
  return found?.called_at && (found.next_place || at - found.called_at < LAST) ? found : null;
}

/** The latest beginning of play that lies so far back that all have found their seats. */
export const seatedSince = (view: ProjectorView, at: number): number =>
  Math.max(0, ...view.seats.map((seat) => seat.began).filter((began) => began && at - began >= LOOKING));

/** Seats first, in turn with the clocks (and with the rest where one game alone is looked for); otherwise what each game has to tell. */
export function program(seen: Seen): Page[] {
  const { view, walls, told } = seen;
  if (view.games.length && view.games.every((game) => game.held)) return [{ kind: "held" }];
  const rest = [...awardPages(seen), ...view.games.flatMap((game) => standingPages(seen, game)), ...formatPages(seen)];
  const seats = seatPages(seen);
  const ofOne = seats.some((page) => page.kind === "list" && page.game);
  if (seats.length) return inTurn(seats, ofOne ? [...clocks(view), ...rest] : clocks(view));
  const pages = withClocks(view, rest);
  if (pages.length) return pages;
  return [{ kind: walls.every((key) => told[key]) ? "welcome" : "coming" }];
}

/** One and one: whoever looks for a seat waits for no more than one other page. */
function inTurn(seats: Page[], others: Page[]): Page[] {
  if (!others.length) return seats;
  const longer = Math.max(seats.length, others.length);
  return Array.from({ length: longer }, (_, i) => [seats[i % seats.length]!, others[i % others.length]!]).flat();
}

const begun = (view: ProjectorView) => view.games.some((game) => game.phase !== "entries");

/** The clocks of all games that are on, on one page; of a game that is its own clock none. */
function clocks(view: ProjectorView): Page[] {
  if (view.games.length > 1) return view.games.some((game) => game.phase === "playing") ? [{ kind: "day" }] : [];
  return view.games.some((game) => game.deadline) ? [{ kind: "clock" }] : [];
}

/** Nobody waits long for the clocks. */
function withClocks(view: ProjectorView, pages: Page[]): Page[] {
  const over = view.phase === "done" && view.awards.length > 0;
  const clock: Page[] = view.games.length > 1 && begun(view) && !over ? [{ kind: "day" }] : clocks(view);
  return [...clock, ...pages.flatMap((page, i) => ((i + 1) % 4 === 0 && i + 1 < pages.length ? [page, ...clock] : [page]))];
}

const listed = (list: WallList, room: Room, game?: DayLine): Page[] => paged(list, room).map((shown) => ({ kind: "list", shown, game }));

/** Everybody who looks for a seat, all games in one alphabet. */
function seatPages({ view, room, told, seated }: Seen): Page[] {
  const seats = view.seats.filter((seat) => !seat.began || seat.began > seated);
  const games = view.games.filter((game) => seats.some((seat) => seat.category_name === game.name));
  const game = games.length === 1 ? games[0] : undefined;
  return listed(seatList(seats, game, game && told[game.key]?.about), room, game);
}

function seatList(seats: readonly SeatLine[], game?: DayLine, about = ""): WallList {
  const h = t.projector.heads;
  const met = !!game && seats.some((seat) => seat.against);
  const lettered = seats.some((seat) => seat.seat);
  return {
    title: about || (game?.round ? t.projector.seatsOf(game.name, game.round, game.final, game.phase === "seated") : titleOf(seats)),
    heads: { name: h.name, beside: game ? (met ? h.against : undefined) : h.game, figures: lettered ? [h.table, h.seat] : [h.table] },
    lines: seats.map((seat) => ({
      key: `${seat.category_name}/${seat.name}/${seat.table}/${seat.seat}`,
      name: seat.name,
      lookedUp: true,
      beside: game ? seat.against : seat.category_name,
      ...(seat.table ? { figures: [String(seat.table), seat.seat] } : { instead: seat.instead ?? "" }),
    })),
  };
}
const titleOf = (seats: readonly SeatLine[]) => (seats.some((seat) => !seat.began) ? t.projector.takeSeats : t.projector.where);

/** How the players of a game in rounds stand, once a round is behind. */
function standingPages({ view, room }: Seen, game: DayLine): Page[] {
  const told = game.phase === "between" || game.phase === "done" || (view.games.length === 1 && game.round > 1);
  if (!told || view.format_cards.some((card) => card.category === game.key)) return [];
  const inMatches = game.format === "bracket";
  if (inMatches && game.phase !== "done") return [];
  const lines = game.standings.filter((line) => view.games.length === 1 || line.status === "in" || line.place);
  const h = t.projector.heads;
  const heads = { place: h.place, name: h.name, tag: inMatches ? undefined : h.losses };
  return listed({ title: t.projector.standingsOf(game.name), heads, lines: lines.map(standingLine) }, room, game);
}
const standingLine = (line: Standing) => ({
  key: line.entry,
  place: line.place ? t.nth(line.place) : "",
  name: line.name,
  tag: { losses: [...line.losses], out: line.status === "out" },
  quiet: ["out", "withdrawn", "disqualified", "absent"].includes(line.status) && !line.place,
});

/** The winners of each game; a format that shows itself names its own. */
function awardPages({ view, room }: Seen): Page[] {
  const h = t.projector.heads;
  const games = view.games.filter((game) => !view.format_cards.some((card) => card.category === game.key));
  return games.flatMap((game) => {
    const lines = view.awards
      .filter((award) => award.category === game.key)
      .map((award) => ({ key: `${award.place}/${award.name}`, place: t.nth(award.place), name: award.name, under: award.auxiliary, first: award.place === 1 }));
    return listed({ title: game.name, heads: { place: h.place, name: h.name }, lines }, room, game);
  });
}

const formatPages = ({ walls, told }: Seen): Page[] => walls.flatMap((key) => (told[key]?.pages ?? []).map((_, n): Page => ({ kind: "format", key, n })));
