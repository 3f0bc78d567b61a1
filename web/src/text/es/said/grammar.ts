/** What a sentence of the hall asks of Spanish grammar. */
import type { Grammar } from "../../heard";
import { group, list, many, the, theGroup, toThe } from "../grammar";

const RANKS = ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "jota", "reina", "rey", "as"];
const MANY = ["doses", "treses", "cuatros", "cincos", "seises", "sietes", "ochos", "nueves", "dieces", "jotas", "reinas", "reyes", "ases"];

export const grammar: Grammar = {
  rank: (rank, several) => (several ? MANY : RANKS)[rank] ?? "",
  cents: (n) => many(n, "centavo"),
  the,
  list,
  functions: {
    ROW: (parts) => parts.join(" "),
    STOPS: (parts) => parts.join(". "),
    THE: (parts) => list(parts.map(the)),
    OR: (parts) => list(parts).replace(/ [ye] (?!.* [ye] )/, " o "),
    GROUP: (parts) => group(parts),
    THE_GROUP: (parts) => theGroup(parts),
    TO_THE: ([card]) => toThe(card ?? ""),
  },
};
