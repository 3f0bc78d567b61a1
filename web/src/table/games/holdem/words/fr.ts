/** The words of Texas hold'em on the felt. */
import type { GameWords } from "../../../game";
import type { holdem as English } from "./en";

const speaks = { me: "Que faites-vous ?", others: (name: string) => `À ${name} de parler.` };

export const holdem: typeof English = {
  name: "Texas hold’em",
  aim: "Formez les cinq meilleures cartes avec vos deux et les cinq du milieu, ou soyez la dernière main en jeu.",
  prompts: {
    preflop: speaks,
    flop: speaks,
    turn: speaks,
    river: speaks,
    showdown: { me: "Montrer votre main ?", others: (name) => `${name} montre ou jette sa main.` },
  } as GameWords["prompts"],
  action: (action, chips) => {
    const [verb = "", amount] = action.words.split(" ");
    if (verb === "fold") return { label: "Se coucher" };
    if (verb === "check") return { label: "Parole", what: "ne coûte rien" };
    if (verb === "call") return { label: "Suivre", what: chips(action.cost) };
    if (verb === "show") return { label: "Montrer" };
    if (verb === "muck") return { label: "Jeter", what: "sans montrer" };
    if (verb === "bet" || verb === "raise") return { label: verb === "bet" ? "Miser" : "Relancer à", what: chips(Number(amount)) };
    return undefined;
  },

  pot: "Pot",
  mainPot: "Pot principal",
  sidePot: (n: number) => (n === 1 ? "Pot annexe" : `Pot annexe ${n}`),
  award: (pot, who, chips) => `${pot} : ${chips} pour ${who.map((one) => (one === "Vous" ? "vous" : one)).join(" et ")}`,
  chance: (percent) => `gagne ${percent} fois sur 100`,
  blinds: "Blindes",
  between: (small: string, big: string) => `${small} / ${big}`,
  board: "Le tableau",
  bet: "Mis",
  betOf: (verb: string, amount: string) => (verb === "raise" ? `Relancer à ${amount}` : `Miser ${amount}`),
  least: "Minimum",
  half: "Demi-pot",
  potSize: "Le pot",
  allIn: "Tapis",
  more: "Autre montant",
};
