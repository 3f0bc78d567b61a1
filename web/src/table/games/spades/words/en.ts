/** The words of Spades on the felt. */
import type { GameWords } from "../../../game";

const ACTS: Record<string, { label: string; what?: string }> = {
  nil: { label: "Nil" },
  look: { label: "Look at my cards" },
  "blind nil": { label: "Blind nil", what: "before I look" },
};

export const spades = {
  name: "Spades",
  aim: "Say how many tricks you will take; your partner’s bid is added to yours. Spades are trumps.",
  prompts: {
    look: { me: "Look, or bid nil blind.", others: (name) => `${name} may bid nil blind.` },
    bid: { me: "How many tricks?", others: (name) => `${name} bids.` },
    pass: { me: "Pass two cards to your partner.", others: (name) => `${name} passes two cards.` },
    play: { me: "Play a card.", others: (name) => `${name} to play.` },
    lead: { me: "You lead.", others: (name) => `${name} leads.` },
  } as GameWords["prompts"],
  action: ({ words }) => ACTS[words] ?? { label: words.replace("bid ", "") },

  bid: (tricks: number, blind: boolean) => (blind ? "blind nil" : tricks ? `${tricks}` : "nil"),
  bidOf: (amount: string) => `Bid ${amount}`,
  pass: (chosen: number) => (chosen === 2 ? "Pass these two" : `Pass two cards: ${chosen} chosen`),
  taken: "Tricks of the bid",
  ofBid: (taken: number, bid: number) => `${taken}/${bid}`,
  target: "To win",
  bags: "Bags",
  faceUp: (name: string) => `Face up, to be played by ${name}`,
} satisfies GameWords & Record<string, unknown>;

declare module "../../../../text/areas" {
  interface WordsOfGames {
    spades: typeof spades;
  }
}
