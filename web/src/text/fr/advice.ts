/** The words of hints, odds, and of a hand looked over. */
import type { advice as English } from "../en/advice";
import { figures, many } from "./grammar";

const amount = (hundredths: number) => {
  const value = Math.abs(hundredths) / 100;
  return value < 10 ? value.toFixed(1).replace(".", ",") : figures(Math.round(value));
};
const signed = (hundredths: number) => `${hundredths > 0 ? "+" : hundredths < 0 ? "−" : ""}${amount(hundredths)}`;
const share = (permille: number) =>
  permille > 0 && permille < 10 ? "moins de 1 %" : permille > 990 && permille < 1000 ? "plus de 99 %" : `${Math.round(permille / 10)} %`;
const units: Record<string, [string, string]> = { chips: ["jeton", "jetons"], cents: ["cent", "cents"], points: ["point", "points"] };

const nameOf = (hundredths: number, unit: string) => units[unit]?.[Math.abs(hundredths) < 195 ? 0 : 1] ?? unit;

/** « un demi-point », comme on dit. */
const loss = (hundredths: number, unit: string) =>
  Math.abs(hundredths - 50) < 5 && unit !== "cents" ? `un demi-${units[unit]?.[0] ?? unit}` : `${amount(hundredths)} ${nameOf(hundredths, unit)}`;

export const advice: typeof English = {
  hintTitle: "Ce que ferait un joueur avisé",
  thinking: "Un instant …",
  doIt: "Le faire",
  weighed: "Ce que rapporte chaque choix",
  brings: (measure: string) => `En moyenne : ${measure}.`,
  playouts: (n: number) => `Compté sur ${figures(n)} donnes imaginées.`,
  even: "aussi bon",
  signed,
  share,
  of: (hundredths: number, unit: string) => `${hundredths < 0 ? "−" : ""}${amount(hundredths)} ${nameOf(hundredths, unit)}`,
  lost: (hundredths: number, unit: string) => `${amount(hundredths)} ${nameOf(hundredths, unit)}`,
  loss,
  between: (low: string, high: string) => `entre ${low} et ${high}`,
  noOdds: "Il n’y a rien à compter pour l’instant.",
  band: "La bande pâle : où se trouve le vrai chiffre dans 95 comptes de ce genre sur 100.",
  over: {
    title: "Votre jeu, revu",
    lead: "À côté de chacun de vos coups : ce qu’un joueur avisé aurait fait, d’après ce que vous pouviez voir.",
    begin: "Revoir mon jeu",
    working: (done: number, all: number) => `Coup ${done} sur ${all} …`,
    none: "Vous n’avez eu aucun choix à faire dans cette donne.",
    sum: (agree: number, other: number, costly: number, forced: number) =>
      [
        agree && `${agree} selon le conseil`,
        other && many(other, "autrement", "autrement"),
        costly && many(costly, "coûteux", "coûteux"),
        forced && `${forced} sans choix`,
      ]
        .filter(Boolean)
        .join(", "),
    acts: "Vos coups",
    act: (n: number, verdict: string) => `Coup ${n} : ${verdict}`,
    verdict: { agree: "selon le conseil", other: "autrement", costly: "coûteux", forced: "sans choix" },
    says: {
      agree: "Vous avez fait ce que ferait un joueur avisé.",
      other: "Vous avez fait autre chose. C’est peut-être aussi bon.",
      costly: "Vous avez fait autre chose.",
      forced: "Il n’y avait rien à choisir.",
    },
    costs: (lost: string) => `En moyenne, cela rapporte ${lost} de moins.`,
    unlike: "Votre coup n’était pas parmi ceux qu’on a essayés.",
    would: "Ici, un joueur avisé",
    yours: "le vôtre",
  },
  line: {
    best: "Parfait : rien d’autre n’aurait mieux valu.",
    fine: "Bien : rien de ce que vous avez fait ne vous a sûrement coûté.",
    cost: (lost: string, better: string) => `Cela vous a coûté ${lost} : ${better}.`,
    none: "Il n’y avait rien à choisir.",
    open: "Voir de près",
    title: "Vos choix dans cette donne",
    did: (what: string) => `Vous : ${what}`,
    counted: "D’après ce que vous pouviez voir, par le même compte que les conseils : la même position reçoit toujours la même réponse.",
    close: "Fermer",
  },
};
