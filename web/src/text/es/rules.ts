/** Las palabras del reglamento. */
import type { rules as english } from "../en/rules";
import { many } from "./grammar";

export const rules: typeof english = {
  title: "Reglamento",
  lead: "Cada regla que sigue el salón, con palabras propias y con su número.",
  find: "Buscar una palabra o un número",
  group: "Parte",
  all: "Todas las partes",
  found: (n) => many(n, "regla"),
  none: "Ninguna regla tiene esas palabras.",
  noneMore: "Pruebe con menos palabras o en otra parte.",
  print: "Imprimir lo que se muestra",
  link: (id) => `Enlace a la regla ${id}`,
  shownBy: "Por ejemplo:",
  kinds: {
    play: "juego",
    score: "puntos",
    irregularity: "irregularidad",
    tournament: "torneo",
    conduct: "conducta",
    print: "papeles",
  },
  groups: {
    "LLAA-T": "LLAA: todo el torneo",
    "LLAA-BOURE": "LLAA: Bouré",
    "LLAA-PITTY": "LLAA: Pitty-Pat",
    "LLAA-PEDRO": "LLAA: Pedro",
    "LLAA-POKENO": "LLAA: Po-Ke-No",
    "LLAA-RUMMY": "LLAA: Rummy",
    "LLAA-FORM": "LLAA: la hoja de inscripción",
    EUCHRE: "Euchre",
    RAP: "Bouré de Rural Avoyelles Parish",
    HOLDEM: "Texas hold'em",
  },
  house: "Lo deciden las reglas de la casa:",
};
