/** The words of Pedro on the felt. */
import type { GameWords } from "../../../game";

const suit = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const pedro = {
  name: "Pedro",
  aim: "Bid how many of the fourteen points your side will take. Sixty win.",
  prompts: {
    bid: { me: "Your bid?", others: (name) => `${name} bids.` },
    name: { me: "Name trumps.", others: (name) => `${name} names trumps.` },
    throw: { me: "All but trumps go away.", others: (name) => `${name} throws.` },
    rob: { me: "Fill your hand from the pack.", others: (name) => `${name} fills the hand from the pack.` },
    play: { me: "Play a card.", others: (name) => `${name} to play.` },
    lead: { me: "You lead.", others: (name) => `${name} leads.` },
  } as GameWords["prompts"],
  action: ({ words }) => {
    const [verb = "", ...rest] = words.split(" ");
    if (verb === "pass") return { label: "Pass" };
    if (verb === "bid") return { label: rest.join(" ") };
    if (verb === "name") return { label: suit(rest.join(" ")) };
    if (verb === "throw" && !rest.length) return { label: "Nothing to throw", what: "all are trumps" };
    if (verb === "throw") return { label: rest.length === 1 ? "Throw 1 card" : `Throw ${rest.length} cards`, what: "trumps stay" };
    if (verb === "rob") return { label: "Take every trump", what: "and the highest of the rest" };
    return undefined;
  },

  pass: "Pass",
  bidOf: (amount: string) => `Bid ${amount}`,
  bidIs: "Bid",
  standing: (name: string, bid: number) => `${name} ${bid}`,
  inHand: "This hand",
  target: "To win",
  said: (words: string) => words.replace("bid ", ""),
  pack: "The pack: choose the cards to end with",
  chosen: (n: number, of: number) => `${n} of ${of} chosen`,
  keepThese: "Keep these",
  chooseMyself: "Choose myself",
  open: (name: string) => `Out of play, thrown by ${name}`,
} satisfies GameWords & Record<string, unknown>;

declare module "../../../../text/areas" {
  interface WordsOfGames {
    pedro: typeof pedro;
  }
}
