/** The words of Pitty-Pat on the felt. */
import type { GameWords } from "../../../game";

export const pittyPat = {
  name: "Pitty-Pat",
  aim: "Pair every card you hold. Whoever has none left is out and takes the chip.",
  prompts: {
    offer: { me: "Can you pair it?", others: (name) => `${name}: take it, or let it go by?` },
    throw: { me: "Throw one card.", others: (name) => `${name} throws a card.` },
  } as GameWords["prompts"],
  action: ({ words }) => (words === "take" ? { label: "Take it", what: "and lay the pair down" } : words === "pass" ? { label: "Let it go by" } : undefined),

  onOffer: "On offer",
  turnedFor: (name: string) => `turned for ${name}`,
  thrownBy: (name: string) => `thrown by ${name}`,
  bank: "Bank",
  stock: "Stock",
  gone: "Gone by",
  throwIt: (card: string) => `Throw ${card}`,
  pairsOpen: (n: number) => (n === 1 ? "1 pair" : `${n} pairs`),
  pairs: (name: string) => `Pairs of ${name}`,
} satisfies GameWords & Record<string, unknown>;

declare module "../../../../text/areas" {
  interface WordsOfGames {
    pittyPat: typeof pittyPat;
  }
}
