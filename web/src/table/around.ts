/** How large the plates about a felt are, and what the middle must hold, before anybody is placed. */
import type { GameParts } from "./game";
import { placesRound, type Place, type Round, type Size } from "./places";

/** What lies in the middle of most games: a trick. */
const TRICK: Size = { width: 150, height: 120 };
/** The felt of the smallest phones, in pixels. */
const NARROW = 330;

export interface Around {
  /** By seat. */
  places: Map<number, Place>;
  middle: Round["middle"];
  felt: Size;
  plate: Size;
  /** Size of the letters on a plate and of the facts above, and of a face, in pixels. */
  letters: number;
  facts: number;
  face: number;
  /** So many that a plate has no line for news. */
  many: boolean;
  /** There is room beside a face, for the cards that are held. */
  roomy: boolean;
  /** So many, or so small a felt, that it has none for chips either. */
  brief: boolean;
  /** So high is the line of facts at the top. */
  strip: number;
}

interface Wanted {
  felt: Size;
  /** A letter of the page in pixels: twice as much at twice the text. */
  letter: number;
  parts: GameParts | null;
  /** Are chips counted on the plates? */
  counts: boolean;
  /** The others clockwise; `near` sits where I would, when only somebody else can. */
  others: readonly number[];
  near: number;
}

const between = (least: number, n: number, most: number) => Math.max(least, Math.min(n, most));

export function around({ felt, letter, parts, counts, others, near }: Wanted): Around {
  const roomy = felt.width >= 620 && felt.height >= 330;
  const low = felt.height < 260;
  const many = others.length > 5;
  // small print grows with the reader's text as far as the felt has room for it
  const letters = Math.min(
    letter * (roomy ? (many ? 0.83 : 0.94) : 0.72),
    roomy ? Math.min(felt.width * 0.024, felt.height * 0.055) : Math.max(13, felt.width * 0.045),
  );
  const facts = Math.min(letter * (roomy ? 1 : 0.83), Math.max(14.5, roomy ? Math.min(felt.width * 0.024, felt.height * 0.06) : felt.width * 0.042));
  const factLines = felt.width < NARROW ? (parts?.narrowFactLines ?? parts?.factLines ?? 2) : (parts?.factLines ?? 2);
  const strip = Math.ceil((felt.width >= 560 && factLines ? 1.5 : 1.3 * factLines) * facts);
  // on a laptop faces are what one looks at first, and there is room for them; at twice the text it is the letters'
  const small = many || letter > 27;
  const face = roomy ? between(40, felt.height * (small ? 0.13 : 0.18), small ? 60 : 90) : low ? 32 : many ? 34 : 42;
  const wide = between(96, felt.width / 7, 170);
  // beside a face there is room for the cards that are held
  const width = roomy ? Math.max(wide, many ? 0 : face * 2.72) : many ? between(56, felt.width / 5, 84) : between(62, felt.width * 0.23, 104);
  const about = (lines: number) => {
    const plate = { width, height: Math.ceil(face + lines * letters * 1.2 + (parts?.beforeHigh ?? 0) * (roomy ? 1.3 : 1) + 3) };
    const room = { width: felt.width, height: Math.max(1, felt.height - strip - (near >= 0 ? plate.height : 0)) };
    return { plate, round: placesRound(others.length, room, plate, parts?.middle ?? TRICK) };
  };
  const whole = (counts ? 1 : 0) + (many && !roomy ? 1 : 2);
  let { plate, round } = about(whole);
  const brief = !!round.crowded;
  if (brief) ({ plate, round } = about(1));
  const places = new Map(round.seats.map((place, i) => [others[i] ?? -1, { ...place, y: place.y + strip }]));
  if (near >= 0) places.set(near, { x: felt.width / 2, y: felt.height - plate.height / 2, dx: 0, dy: 1 });
  return {
    places,
    middle: { ...round.middle, top: round.middle.top + strip },
    felt,
    plate,
    roomy,
    letters,
    facts,
    face,
    many: (many && !roomy) || brief,
    brief,
    strip,
  };
}
