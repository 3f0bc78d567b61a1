/** What stands on each card, as SVG in a square of 100 by 140: text, made once a card. A table shows
 * twenty cards at once, and a browser reads a text far sooner than it builds each line by itself. */
import { indexOf, rankOf, suitOf, type Card } from "./cards";
import { PIPS } from "./pips";
import { SUIT_PATHS, type SuitLetter } from "./suits";

const PAPER = '<rect class="paper" x="0.75" y="0.75" width="98.5" height="138.5" rx="8" />';

/** The suit's mark in a square of that size. */
const mark = (suit: SuitLetter, x: number, y: number, size: number, kind = "ink", turned = false) =>
  `<path class="${kind}" d="${SUIT_PATHS[suit]}" transform="translate(${x} ${y}) scale(${size / 100})${turned ? " rotate(180 50 50)" : ""}" />`;

/** King, queen and jack: one bust each, drawn here. The king holds a cypress staff, the queen a
 * magnolia, the jack a paddle; each bears the suit on the breast. */
const BUSTS: Record<string, string> = {
  K: `
  <!-- the staff, with a cypress crown -->
  <path class="line" d="M87 126V40" />
  <path class="robe" d="M87 20l5 9-2.500-.6 3.500 8-4-1 2 5h-8l2-5-4 1 3.500-8-2.500.6z" />
  <!-- robe, with a broad collar -->
  <path class="robe" d="M38 131c0-28 8-40 27-40s27 12 27 40z" />
  <path class="trim" d="M52 93c3 13 8 20 13 24 5-4 10-11 13-24l-5.500-2h-15z" />
  <path class="fine" d="M44 131c0-14 2-22 5-28M86 131c0-14-2-22-5-28" />
  <!-- head, hair, beard -->
  <path class="hair" d="M48 56c-2 16 2 30 17 35 15-5 19-19 17-35z" />
  <path class="skin" d="M52.500 52h25v14c0 4-2 7-4 8.500-3-2-14-2-17 0-2-1.500-4-4.500-4-8.500z" />
  <path class="line" d="M60 82c3 1.500 7 1.500 10 0" />
  <!-- crown -->
  <path class="trim" d="M49 51l-3-23 9.500 10L65 21l9.500 17L84 28l-3 23z" />
  <path class="robe" d="M49 51h32v-5.500H49.700z" />
  <circle class="robe" cx="65" cy="21" r="2.800" />
  `,
  Q: `
  <!-- hair that falls to the shoulders -->
  <path class="hair" d="M47 58c-5 18-5 32-2 46h40c3-14 3-28-2-46-2-14-34-14-36 0z" />
  <path class="robe" d="M38 131c1-24 9-35 27-35s26 11 27 35z" />
  <path class="skin" d="M58 82h14v13c-2 6-12 6-14 0z" />
  <path class="trim" d="M50 100c4 9 9 13 15 13s11-4 15-13l-6-3c-2 5-5 7-9 7s-7-2-9-7z" />
  <path class="skin" d="M52 56c0-8 26-8 26 0v10c0 11-6 19-13 19s-13-8-13-19z" />
  <path class="hair" d="M51 60c2-11 8-14 14-14s12 3 14 14c-6-3-9-6-11-9-4 5-9 8-17 9z" />
  <!-- coronet -->
  <path class="trim" d="M49 47l-2-15c4 0 6 3 7.500 6 .5-6 3-10 6-12 2 3 3 6 4.500 10 1.500-4 2.500-7 4.500-10 3 2 5.500 6 6 12 1.500-3 3.500-6 7.500-6l-2 15c-9-4-23-4-32 0z" />
  <circle class="robe" cx="65" cy="41" r="2.500" />
  <!-- a magnolia at the breast's side -->
  <g transform="translate(84 112)">
    ${[0, 72, 144, 216, 288].map((turn) => `<path class="petal" transform="rotate(${turn})" d="M0 0C-6-4-5-11 0-13 5-11 6-4 0 0z" />`).join("")}
    <circle class="trim" r="3" />
  </g>
  `,
  J: `
  <!-- the paddle -->
  <path class="line" d="M43 128V62" />
  <path class="trim" d="M43 62c-6-6-6-24 0-33 6 9 6 27 0 33z" />
  <path class="robe" d="M38 131c0-26 9-37 27-37s27 11 27 37z" />
  <path class="fine" d="M65 97v34M53 98l12 13 12-13" />
  <path class="skin" d="M59 82h13v13l-6.500 6-6.500-6z" />
  <path class="hair" d="M51 54h28c4 8 4 18 1 27l-5-2H56l-5 2c-3-9-3-19 0-27z" />
  <path class="skin" d="M54 56h23v11c0 10-5 18-11.500 18S54 77 54 67z" />
  <!-- cap and feather -->
  <path class="robe" d="M48 56c-3-16 5-25 18-25s19 8 17 20c-9 6-24 7-35 5z" />
  <path class="trim" d="M47 57c11 3 26 2 37-5l1-5c-11 6-26 8-38 5z" />
  <path class="feather" d="M78 42c0-12 5-21 13-27 2 12-1 22-10 29z" />
  <path class="fine" d="M80 42c2-8 5-15 9-22" />
  `,
};
const MOUTHS: Record<string, string> = {
  K: "M58 74.500c3-2.500 5-2 7-.5 2-1.500 4-2 7 .5",
  Q: "M61.800 75.500c2 1.400 5 1.400 7 0",
  J: "M61.800 75.500c2 1.400 5 1.400 7 0",
};

const court = (rank: string, suit: SuitLetter) => `
  <g class="court" stroke-linejoin="round" stroke-linecap="round">
    <rect class="frame" x="36" y="9" width="58" height="122" rx="4" />
    ${BUSTS[rank]}
    <g class="features">
      <circle cx="60" cy="63" r="1.3" />
      <circle cx="70.5" cy="63" r="1.3" />
      <path d="M57.500 59.500c1.500-1.200 3.500-1.200 5 0M68 59.500c1.500-1.200 3.500-1.200 5 0M65 64.500l-1.200 5.500h2" />
      <path d="${MOUTHS[rank]}" />
    </g>
    ${mark(suit, 57.5, 113.5, 15, "badge")}
  </g>`;

const ace = (suit: SuitLetter) => `
  <circle class="ring" cx="65" cy="70" r="27" />
  <path class="ring" d="M38 27q4.500-5 9 0t9 0 9 0 9 0 9 0 9 0M38 113q4.500 5 9 0t9 0 9 0 9 0 9 0 9 0" />
  ${mark(suit, 46, 51, 38)}`;

/** Ten needs two figures in the room of one. */
const index = (card: Card) =>
  rankOf(card) === "T"
    ? '<text class="index" x="3.5" y="37" textLength="29.5" lengthAdjust="spacingAndGlyphs">10</text>'
    : `<text class="index" x="18" y="37" text-anchor="middle">${indexOf(card)}</text>`;

function front(card: Card): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const pips = (PIPS[rank] ?? []).map(([x, y]) => mark(suit, x - 8, y - 8, 16, "ink", y > 70)).join("");
  return PAPER + index(card) + mark(suit, 5.5, 44, 25) + (rank === "A" ? ace(suit) : pips || court(rank, suit));
}

/** Water under cypress, quiet from afar. */
const BACK = `${PAPER}
  <rect class="field" x="6" y="6" width="88" height="128" rx="5" />
  <g class="water">
    ${[18, 28, 38, 48, 92, 102, 112, 122].map((y) => `<path d="M10 ${y}q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" />`).join("")}
  </g>
  <g class="tree" transform="translate(18 37) scale(1.6)">
    <path d="M20 5c2.6 5.200 10.5 9.200 10.5 15a5.4 5.4 0 0 1-9.300 3.700L22.4 30h-4.800l1.200-6.300A5.4 5.4 0 0 1 9.5 20C9.5 14.2 17.4 10.2 20 5z" />
    <path d="M12 30c.4-2.200 1-3.300 1.700-3.300s1.200 1.100 1.500 3.300zM24.8 30c.3-1.700.8-2.500 1.400-2.500s1.100.8 1.500 2.500z" />
  </g>`;

const made = new Map<Card, string>();

/** The lines of a card as it lies face up; of its back for "". */
export function drawing(card: Card): string {
  let lines = made.get(card);
  if (lines === undefined) made.set(card, (lines = (card ? front(card) : BACK).replace(/<!--.*?-->/g, "").replace(/\s*\n\s*/g, "")));
  return lines;
}
