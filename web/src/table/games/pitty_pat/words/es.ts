/** Las palabras del Pitty-Pat. */
import type { pittyPat as english } from "./en";
import { many, the } from "../../../../text/es/grammar";

export const pittyPat: typeof english = {
  name: "Pitty-Pat",
  aim: "Haga par con cada carta suya. Quien se queda sin cartas cierra y gana la ficha.",
  prompts: {
    offer: { me: "¿Le hace par?", others: (name) => `${name}: ¿la toma o la deja pasar?` },
    throw: { me: "Descarte una carta.", others: (name) => `${name} descarta.` },
  },
  action: ({ words }) => (words === "take" ? { label: "Tomarla", what: "y bajar el par" } : words === "pass" ? { label: "Dejarla pasar" } : undefined),

  onOffer: "Se ofrece",
  turnedFor: (name) => `vuelta para ${name}`,
  thrownBy: (name) => `descarte de ${name}`,
  bank: "Banca",
  stock: "Mazo",
  gone: "Ya pasaron",
  throwIt: (card) => `Descartar ${the(card)}`,
  pairsOpen: (n) => many(n, "par", "pares"),
  pairs: (name) => `Pares de ${name}`,
};
