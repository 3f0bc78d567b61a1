/** The words of the rulebook's page. */
import type { rules as English } from "../en/rules";
import { many } from "./grammar";

export const rules: typeof English = {
  title: "Règlement",
  lead: "Chaque règle que suit la salle, dans nos propres mots, avec son numéro.",
  find: "Chercher un mot ou un numéro",
  group: "Partie",
  all: "Toutes les parties",
  found: (n: number) => many(n, "règle"),
  none: "Aucune règle ne contient ces mots.",
  noneMore: "Essayez moins de mots, ou une autre partie.",
  print: "Imprimer ce qui est montré",
  link: (id: string) => `Lien vers la règle ${id}`,
  shownBy: "Par exemple :",
  kinds: {
    play: "jeu",
    score: "points",
    irregularity: "irrégularité",
    tournament: "tournoi",
    conduct: "conduite",
    print: "papier",
  } as Record<string, string>,
  groups: {
    "LLAA-T": "LLAA : l’événement entier",
    "LLAA-BOURE": "LLAA : Bouré",
    "LLAA-PITTY": "LLAA : Pitty-Pat",
    "LLAA-PEDRO": "LLAA : Pedro",
    "LLAA-POKENO": "LLAA : Po-Ke-No",
    "LLAA-RUMMY": "LLAA : Rummy",
    "LLAA-FORM": "LLAA : le bulletin d’inscription",
    EUCHRE: "Euchre",
    RAP: "Bouré d’Avoyelles",
    HOLDEM: "Texas hold’em",
  } as Record<string, string>,
  house: "À décider par les règles maison :",
};
