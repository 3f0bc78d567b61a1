/** What a game looks like at a glance: `picture.ts` of its folder. */
export interface Picture {
  /** At the front door: a few of its cards, laid as they lie in play. */
  front: Laid[];
  /** ... and chips among them. */
  chips?: [x: number, y: number][];
  /** Among the lessons: few enough cards for a narrow tile, or a board. */
  lesson: string[] | "board";
  /** These lie side by side, not in a fan. */
  flat?: boolean;
}
/** A card ("" is its back), its middle in parts of the picture, its width, its turn. */
export type Laid = [card: string, x: number, y: number, wide: number, turn: number];

/** Cards held in a hand. */
export const fan = (cards: string[], y: number, wide: number, spread: number, lean: number): Laid[] =>
  cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    return [card, 50 + off * spread, y + off * off * 1.6, wide, off * lean];
  });
