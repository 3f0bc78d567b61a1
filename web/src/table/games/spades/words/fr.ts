/** The words of Spades on the felt. */
import type { GameWords } from "../../../game";
import type { spades as English } from "./en";

const ACTS: Record<string, { label: string; what?: string }> = {
  nil: { label: "Nil" },
  look: { label: "Regarder mes cartes" },
  "blind nil": { label: "Nil aveugle", what: "sans regarder" },
};

export const spades: typeof English = {
  name: "Spades",
  aim: "Dites combien de plis vous ferez ; l’annonce de votre partenaire s’y ajoute. Pique est l’atout.",
  prompts: {
    look: { me: "Regardez, ou annoncez un nil aveugle.", others: (name) => `${name} peut annoncer un nil aveugle.` },
    bid: { me: "Combien de plis ?", others: (name) => `${name} annonce.` },
    pass: { me: "Passez deux cartes à votre partenaire.", others: (name) => `${name} passe deux cartes.` },
    play: { me: "Jouez une carte.", others: (name) => `À ${name} de jouer.` },
    lead: { me: "À vous d’entamer.", others: (name) => `${name} entame.` },
  } as GameWords["prompts"],
  action: ({ words }) => ACTS[words] ?? { label: words.replace("bid ", "") },

  bid: (tricks: number, blind: boolean) => (blind ? "nil aveugle" : tricks ? `${tricks}` : "nil"),
  bidOf: (amount: string) => `Annoncer ${amount}`,
  pass: (chosen: number) => (chosen === 2 ? "Passer ces deux-là" : `Deux cartes à passer : ${chosen}`),
  taken: "Plis faits",
  ofBid: (taken: number, bid: number) => `${taken}/${bid}`,
  target: "Pour gagner",
  bags: "En trop",
  faceUp: (name: string) => `À découvert, à jouer par ${name}`,
};
