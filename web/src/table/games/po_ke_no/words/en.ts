/** The words of Po-Ke-No on the felt. */
import type { GameWords } from "../../../game";

const cards = (n: number) => (n === 1 ? "1 card" : `${n} cards`);

export const poKeNo = {
  name: "Po-Ke-No",
  aim: "Five in a line, or the four corners and the centre: then call out. The table calls the cards.",
  prompts: {
    call: { me: "Watch your board.", others: () => "Cards are called." },
    claims: { me: "Somebody called out. You too, on this card?", others: () => "The claims are looked at." },
    mine: { me: "You called out.", others: () => "The claims are looked at." },
  } as GameWords["prompts"],

  first: "The first card is called soon.",
  calls: (n: number) => `${n} of 52 called`,
  before: "Called before it, the newest first",
  bank: (chips: string) => `${chips} in the bank`,
  extra: (names: string, chips: string) => `Even hands: ${names} play an extra game for ${chips}.`,

  out: "Out!",
  outWhat: "a line of five, or four corners and the centre",
  saidOut: (names: string) => `${names}: out!`,
  callsOut: "calls out",
  sitsOut: "sits out this game",
  noBoard: "no board in this game",

  board: "Your board",
  boardHint: "Five rows of five. Arrows go from card to card; Enter covers one that was called.",
  cell: (row: number, column: number, card: string) => `Row ${row}, column ${column}: ${card}`,
  covered: "covered",
  lacks: "would fill a line",
  lacksPoKeNo: "would fill corners and centre",
  notCalled: (card: string) => `The ${card} has not been called.`,
  onBoard: (card: string, row: number, column: number) => `${card}: on your board, row ${row}, column ${column}.`,
  notOnBoard: (card: string) => `${card}: not on your board.`,
  otherBoard: (name: string, covered: number) => `${name}'s board: ${cards(covered)} covered`,

  whoCovers: (byHand: boolean): string => (byHand ? "I cover my board. Press to have it covered." : "My board is covered for me. Press to cover it myself."),
  coverForMe: "Covered for me",
  coverByHand: "I cover",
  byHandHint: "Tap each called card on your board. What you miss, you miss: the table says nothing.",
};

declare module "../../../../text/areas" {
  interface WordsOfGames {
    poKeNo: typeof poKeNo;
  }
}
