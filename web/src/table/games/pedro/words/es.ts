/** Las palabras del Pedro. */
import type { pedro as english } from "./en";
import { capital, many, suitIn } from "../../../../text/es/grammar";

export const pedro: typeof english = {
  name: "Pedro",
  aim: "Puje cuántos de los catorce puntos harán usted y su pareja. Se gana con sesenta.",
  prompts: {
    bid: { me: "¿Cuánto puja?", others: (name) => `Puja ${name}.` },
    name: { me: "Elija el triunfo.", others: (name) => `${name} elige el triunfo.` },
    throw: { me: "Solo se guardan los triunfos.", others: (name) => `${name} descarta.` },
    rob: { me: "Complete sus cartas con las del mazo.", others: (name) => `${name} completa sus cartas con las del mazo.` },
    play: { me: "Juegue una carta.", others: (name) => `Juega ${name}.` },
    lead: { me: "Usted abre.", others: (name) => `${name} abre.` },
  },
  action: ({ words }) => {
    const [verb = "", ...rest] = words.split(" ");
    if (verb === "pass") return { label: "Pasar" };
    if (verb === "bid") return { label: rest.join(" ") };
    if (verb === "name") return { label: capital(suitIn(rest.join(" ")) ?? rest.join(" ")) };
    if (verb === "throw" && !rest.length) return { label: "Nada que descartar", what: "todas son triunfos" };
    if (verb === "throw") return { label: `Descartar ${many(rest.length, "carta")}`, what: "quedan los triunfos" };
    if (verb === "rob") return { label: "Tomar todo triunfo", what: "y lo más alto del resto" };
    return undefined;
  },

  pass: "Pasar",
  bidOf: (amount) => `Pujar ${amount}`,
  bidIs: "Puja",
  standing: (name, bid) => `${name} ${bid}`,
  inHand: "Esta mano",
  target: "Se gana con",
  said: (words) => (words === "pass" ? "pasa" : words.replace("bid ", "")),
  pack: "El mazo: elija las cartas con que se queda",
  chosen: (n, of) => `${n} de ${of} elegidas`,
  keepThese: "Guardar estas",
  chooseMyself: "Elegir yo",
  open: (name) => `Fuera de juego, descartadas por ${name}`,
};
