/**
 * Where people sit about the felt, in pixels: the others clockwise from my left over the far arc of an
 * oval, partners across from one another, and in the middle the room that is left. Pure: the same
 * felt gives the same places, whatever lies on it.
 */
export interface Size {
  width: number;
  height: number;
}
/** The middle of a seat's plate, and which way it looks from the middle of the table: -1 to 1. */
export interface Place {
  x: number;
  y: number;
  dx: number;
  dy: number;
}
export interface Round {
  seats: Place[];
  /** What no plate lies on. */
  middle: { left: number; top: number } & Size;
  /** So many do not fit about so small a felt: they lie over one another. */
  crowded?: boolean;
}

const GAP = 4;

/**
 * So many at each side, `abreast` of them next to one another; the rest along the top. The middle lies
 * between the sides, or beneath them.
 */
function tried(n: number, side: number, abreast: number, beneath: boolean, felt: Size, plate: Size): Round | null {
  const top = n - 2 * side;
  const deep = Math.ceil(side / abreast);
  const flank = side ? abreast * plate.width + GAP : 0;
  if (top < 0 || top * plate.width > felt.width || 2 * flank > felt.width) return null;
  const head = top ? plate.height : 0;
  const rest = felt.height - head;
  if (deep * plate.height > rest + 1) return null;
  const between = felt.width - 2 * flank;
  const middle = beneath
    ? { left: 0, top: head + deep * plate.height, width: felt.width, height: rest - deep * plate.height }
    : { left: flank, top: head, width: between, height: rest };
  const centre = { x: felt.width / 2, y: middle.top + middle.height / 2 };
  const pitch = beneath ? plate.height : Math.min(rest / deep, plate.height * 1.9);
  const first = beneath || !deep ? head : head + (rest - pitch * deep) / 2;
  const seats: Omit<Place, "dx" | "dy">[] = [];
  // the lowest and outermost first: so they sit from my left, as the clock goes
  const left = Array.from({ length: side }, (_, i) => ({
    x: plate.width * ((i % abreast) + 0.5),
    y: first + pitch * (deep - 0.5 - Math.floor(i / abreast)),
  }));
  seats.push(...left);
  // along the top they stand as far apart as there is room, but not beyond what an oval has
  const across = Math.max(top * plate.width, felt.width * (side ? 0.86 : 1));
  for (let i = 0; i < top; i += 1) seats.push({ x: (felt.width - across) / 2 + (across * (i + 0.5)) / top, y: plate.height / 2 });
  seats.push(...left.reverse().map(({ x, y }) => ({ x: felt.width - x, y })));
  return { seats: seats.map((seat) => ({ ...seat, ...looking(seat.x - centre.x, seat.y - centre.y, felt) })), middle };
}

function looking(x: number, y: number, felt: Size): { dx: number; dy: number } {
  const [across, down] = [x / felt.width, y / felt.height];
  const far = Math.hypot(across, down) || 1;
  return { dx: across / far, dy: down / far };
}

/** How well the middle holds what must lie there; beyond a fifth as much again it is no better. */
const room = ({ middle }: Round, need: Size): number => Math.min(middle.width / need.width, middle.height / need.height, 1.2);

/** How many abreast at a side; whether the middle lies beneath them. */
const WAYS: [number, boolean][] = [
  [1, false],
  [1, true],
  [2, false],
  [2, true],
];

/** The places of `n` others. `plate` is what one of them takes up, `need` what the middle must hold. */
export function placesRound(n: number, felt: Size, plate: Size, need: Size): Round {
  const all: { round: Round; worth: number }[] = [];
  for (let side = 0; 2 * side <= n; side += 1) {
    for (const [abreast, beneath] of side ? WAYS : WAYS.slice(0, 1)) {
      const round = tried(n, side, Math.min(abreast, side), beneath, felt, plate);
      // a table has sides: a row along its top alone is for a felt that has no room beside it
      const oval = n < 2 || side > 0 ? 1 : 0.75;
      const even = 1 - Math.abs(side - n / 4) / 20 - (abreast - 1) / 5 - (beneath ? 0.1 : 0);
      if (round) all.push({ round, worth: room(round, need) * oval * even });
    }
  }
  all.sort((a, b) => b.worth - a.worth);
  return all[0]?.round ?? crowded(n, felt, plate);
}

/** Too small a felt for what stands about it: in rows along the top, over one another if need be. */
function crowded(n: number, felt: Size, plate: Size): Round {
  const perRow = Math.max(1, Math.min(n, Math.floor(felt.width / plate.width)));
  const rows = Math.ceil(n / perRow);
  const pitch = Math.min(plate.height, (felt.height * 0.5) / rows);
  const seats = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, n - row * perRow);
    const x = ((i % perRow) + 0.5) * (felt.width / inRow);
    const y = Math.min(plate.height / 2, felt.height / 2) + row * pitch;
    return { x, y, ...looking(x - felt.width / 2, y - felt.height, felt) };
  });
  const top = (rows - 1) * pitch + plate.height;
  return { seats, middle: { left: 0, top, width: felt.width, height: Math.max(0, felt.height - top) }, crowded: true };
}
