/** Las palabras del Euchre. */
import type { euchre as english } from "./en";
import { capital, suitIn, the } from "../../../../text/es/grammar";

const LABELS: Record<string, { label: string; what?: string }> = {
  pass: { label: "Pasar" },
  "pick it up": { label: "Levantar", what: "ese palo es triunfo" },
  alone: { label: "A solas", what: "sin mi pareja" },
};
/** Lo que se oyó decir. */
const SAID: Record<string, string> = { pass: "pasa", "pick it up": "que se levante", alone: "a solas" };

export const euchre: typeof english = {
  name: "Euchre",
  aim: "Quien elige el triunfo debe hacer, con su pareja, tres de las cinco bazas.",
  prompts: {
    bid: { me: "¿Es triunfo este palo?", others: (name) => `Habla ${name}.` },
    "bid 2": { me: "Elija un palo, o pase.", others: (name) => `Habla ${name}.` },
    discard: { me: "Ponga una carta boca abajo.", others: (name) => `${name} pone una carta boca abajo.` },
    play: { me: "Juegue una carta.", others: (name) => `Juega ${name}.` },
    lead: { me: "Usted abre.", others: (name) => `${name} abre.` },
  },
  action: ({ words }) => {
    const [first = "", ...rest] = words.split(" ");
    return LABELS[words] ?? { label: capital(suitIn(first) ?? first), ...(rest.length ? { what: "a solas" } : {}) };
  },

  turned: "Carta vuelta",
  trumps: "Triunfo",
  maker: (name, alone) => (alone ? `${name}, a solas` : name),
  madeBy: "Lo eligió",
  hands: "Mano",
  of: (n, all) => `${n} de ${all}`,
  cup: (money) => `${money} en el vaso`,
  said: (words) => {
    const [first = "", ...rest] = words.split(" ");
    const suit = suitIn(first);
    return SAID[words] ?? (suit ? [suit, rest.length ? "a solas" : ""].filter(Boolean).join(", ") : words);
  },
  putDown: (card) => `Descartar ${the(card)}`,
};
