/** The words of Texas hold'em on the felt. */
import type { GameWords } from "../../../game";

export const holdem = {
  name: "Texas hold'em",
  aim: "Make the best five of your two cards and the five in the middle, or be the last one in.",
  prompts: {
    preflop: { me: "What do you do?", others: (name) => `${name} to act.` },
    flop: { me: "What do you do?", others: (name) => `${name} to act.` },
    turn: { me: "What do you do?", others: (name) => `${name} to act.` },
    river: { me: "What do you do?", others: (name) => `${name} to act.` },
    showdown: { me: "Show your hand?", others: (name) => `${name} shows or mucks.` },
  } as GameWords["prompts"],
  action: (action, chips) => {
    const [verb = "", amount] = action.words.split(" ");
    if (verb === "fold") return { label: "Fold" };
    if (verb === "check") return { label: "Check", what: "costs nothing" };
    if (verb === "call") return { label: "Call", what: chips(action.cost) };
    if (verb === "show") return { label: "Show" };
    if (verb === "muck") return { label: "Muck", what: "unseen" };
    if (verb === "bet" || verb === "raise") return { label: verb === "bet" ? "Bet" : "Raise to", what: chips(Number(amount)) };
    return undefined;
  },

  pot: "Pot",
  mainPot: "Main pot",
  sidePot: (n: number) => (n === 1 ? "Side pot" : `Side pot ${n}`),
  award: (pot: string, who: string[], chips: string) => `${pot}: ${chips} to ${who.map((one) => (one === "You" ? "you" : one)).join(" and ")}`,
  chance: (percent: number) => `wins ${percent} times in 100`,
  blinds: "Blinds",
  between: (small: string, big: string) => `${small} / ${big}`,
  board: "The board",
  bet: "Bet",
  betOf: (verb: string, amount: string) => (verb === "raise" ? `Raise to ${amount}` : `Bet ${amount}`),
  least: "Least",
  half: "Half the pot",
  potSize: "The pot",
  allIn: "All in",
  more: "Another amount",
} satisfies GameWords & Record<string, unknown>;

declare module "../../../../text/areas" {
  interface WordsOfGames {
    holdem: typeof holdem;
  }
}
