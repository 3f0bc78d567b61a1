/** The words of Rummy on the felt. */
import type { GameWords } from "../../../game";

const cards = (n: number) => (n === 1 ? "1 card" : `${n} cards`);

export const rummy = {
  name: "Rummy",
  aim: "Lay down sets: three or four of a rank, or three in order of a suit. What you still hold when somebody is out counts against you.",
  prompts: {
    draw: { me: "Draw a card.", others: (name) => `${name} draws.` },
    play: { me: "Lay down, or throw.", others: (name) => `${name} lays down and throws.` },
    owes: { me: "Use the card that you took.", others: (name) => `${name} uses the card just taken.` },
  } as GameWords["prompts"],

  stockLeft: (n: number) => `${cards(n)} in the stock`,
  turnedOver: "Turned over",
  timesOf: (n: number, most: number) => `${n} of ${most}`,
  discards: "Discards",
  discardsAre: (n: number, top: string) => (n ? `Discards: ${cards(n)}, the ${top} on top.` : "No discards."),
  sets: "Sets on the table",
  noSets: "Nothing lies on the table yet.",
  setOf: (number: number, owner: string, cards: string) => `Set ${number}, ${owner}: ${cards}`,
  onTable: (points: number) => `${points} on the table`,
  mustUse: (who: string, card: string) => `${who}: the ${card} must be used in this turn.`,

  byHand: "How I hold my cards",
  orders: { suit: "By suit", rank: "By rank", mine: "My way" },
  handLabel: "Your hand",
  handHint:
    "Arrows go from card to card, Enter or a typed rank and suit chooses one, Shift with an arrow moves it. Dragging works too: to the table, to a set, to the discards.",
  chosen: (card: string) => `${card}, chosen`,
  justDrawn: "just drawn",
  owed: "must be used",
  otherOrder: "Press for another order.",
  holds: (points: number) => `${points} in hand`,

  draw: "Draw from the stock",
  drawTurned: "Turn the discards over and draw",
  takeTop: (card: string) => `Take the ${card}`,
  takeDeep: (n: number) => `Take ${n}`,
  takeDeepTo: (card: string) => `down to the ${card}, which must be used`,
  reachHint: "Tap a discard to take it with all above it.",
  mayReach: (card: string, n: number) => (n === 1 ? `${card}: take it` : `${card}: take ${n} cards, down to this one`),
  mayNotReach: (card: string, why: string) => `${card}, not now: ${why}`,
  goOut: "Go out",
  goOutHow: (laid: string, thrown: string) => (laid ? `${laid}, then throw ${thrown}` : `throw ${thrown}`),
  layDown: (cards: string) => `Lay down ${cards}`,
  addTo: (cards: string) => `Add ${cards}`,
  addToSet: (owner: string, cards: string) => `to ${cards} (${owner})`,
  throwIt: (card: string) => `Throw ${card}`,
  putBack: "Choose none",
  dropNew: "Drop here: a new set",
  hint: "Tap the cards of a set, then lay them down. Tap one card to throw it.",

  counted: "The hands as they were counted",
  heldBy: (who: string, points: string) => `${who}, ${points}`,
  nothing: "no card left",
  sheet: "Score sheet",
  handColumn: "Hand",
  total: "Total",
  chips: "Chips",
};

declare module "../../../../text/areas" {
  interface WordsOfGames {
    rummy: typeof rummy;
  }
}
