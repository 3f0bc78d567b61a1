/** The words of Euchre on the felt. */
import type { GameWords } from "../../../game";

const suit = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const LABELS: Record<string, { label: string; what?: string }> = {
  pass: { label: "Pass" },
  "pick it up": { label: "Pick it up", what: "its suit is trumps" },
  alone: { label: "Alone", what: "without my partner" },
};

export const euchre = {
  name: "Euchre",
  aim: "Whoever names trumps must take three of the five tricks, with a partner.",
  prompts: {
    bid: { me: "Make it trumps?", others: (name) => `${name} bids.` },
    "bid 2": { me: "Name a suit, or pass.", others: (name) => `${name} bids.` },
    discard: { me: "Discard one card.", others: (name) => `${name} discards.` },
    play: { me: "Play a card.", others: (name) => `${name} to play.` },
    lead: { me: "You lead.", others: (name) => `${name} leads.` },
  } as GameWords["prompts"],
  action: ({ words }) => {
    const [first = "", ...rest] = words.split(" ");
    return LABELS[words] ?? { label: suit(first), ...(rest.length ? { what: "alone" } : {}) };
  },

  turned: "Turned up",
  trumps: "Trumps",
  maker: (name: string, alone: boolean) => (alone ? `${name}, alone` : name),
  madeBy: "Made by",
  hands: "Hand",
  of: (n: number, all: number) => `${n} of ${all}`,
  cup: (money: string) => `${money} in the cup`,
  said: (words: string) => LABELS[words]?.label.toLowerCase() ?? words,
  putDown: (card: string) => `Put down the ${card}`,
} satisfies GameWords & Record<string, unknown>;

declare module "../../../../text/areas" {
  interface WordsOfGames {
    euchre: typeof euchre;
  }
}
