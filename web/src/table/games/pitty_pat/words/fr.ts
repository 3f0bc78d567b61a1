/** The words of Pitty-Pat on the felt. */
import type { GameWords } from "../../../game";
import type { pittyPat as English } from "./en";
import { de, many, the } from "../../../../text/fr/grammar";

export const pittyPat: typeof English = {
  name: "Pitty-Pat",
  aim: "Mettez toutes vos cartes en paires. Qui n’en a plus a fini et prend le jeton.",
  prompts: {
    offer: { me: "Faites-vous la paire ?", others: (name) => `${name} : prendre, ou laisser passer ?` },
    throw: { me: "Jetez une carte.", others: (name) => `${name} jette une carte.` },
  } as GameWords["prompts"],
  action: ({ words }) => (words === "take" ? { label: "Prendre", what: "et poser la paire" } : words === "pass" ? { label: "Laisser passer" } : undefined),

  onOffer: "Offerte",
  turnedFor: (name: string) => `retournée pour ${name}`,
  thrownBy: (name: string) => `jetée par ${name}`,
  bank: "Banque",
  stock: "Talon",
  gone: "Passées",
  throwIt: (card: string) => `Jeter ${the(card)}`,
  pairsOpen: (n: number) => many(n, "paire"),
  pairs: (name: string) => `Paires ${de(name)}`,
};
