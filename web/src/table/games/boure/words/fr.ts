/** The words of Bouré on the felt. */
import type { GameWords } from "../../../game";
import type { boure as English } from "./en";
import { many, plural } from "../../../../text/fr/grammar";

export const boure: typeof English = {
  name: "Bouré",
  aim: "Le plus de plis gagne le pot. Qui reste et n’en fait aucun le paie.",
  prompts: {
    draw: { me: "Tirez une carte. La plus haute donne.", others: (name) => `${name} tire une carte pour la première donne.` },
    shuffle: { me: "Vous donnez. Battez les cartes.", others: (name) => `${name} bat les cartes.` },
    cut: { me: "Coupez pour le donneur.", others: (name) => `${name} coupe.` },
    stay: { me: "Rester ou passer ?", others: (name) => `${name} : rester ou passer ?` },
    exchange: { me: "Quelles cartes jetez-vous ?", others: (name) => `${name} change ses cartes.` },
    play: { me: "Jouez une carte.", others: (name) => `À ${name} de jouer.` },
    lead: { me: "À vous d’entamer.", others: (name) => `À ${name} d’entamer.` },
  } as GameWords["prompts"],

  statuses: { undecided: "", in: "reste" } as Record<string, string>,
  drew: (n: number) => (n ? `a changé ${many(n, "carte")}` : "servi"),
  boured: "bouré",
  reneged: "renonce",
  noTrick: "aucun pli",
  /** Under the trick: the further cards of a multiple lead. */
  waiting: "Entamées avec, jouées ensuite",
  turned: "Retourne",
  drawCard: "Tirer une carte",
  shuffle: "Battre et faire couper",
  cut: "Couper",
  stay: "Rester",
  pass: "Passer",
  passWhat: "ne pas jouer cette donne",
  cost: (chips: string) => `met ${chips}`,
  costsNothing: "ne coûte rien",
  draw: (n: number) => `Changer ${n}`,
  drawWhat: (n: number) => `jeter ${n}, prendre ${n} ${plural(n, "nouvelle")}`,
  standPat: "Servi",
  standPatWhat: "garder toutes",
  drawAtMost: (n: number) => `Touchez les cartes à jeter, ${n} au plus.`,
};
