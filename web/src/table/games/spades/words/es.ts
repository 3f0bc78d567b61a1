/** Las palabras del juego de picas. */
import type { spades as english } from "./en";

const ACTS: Record<string, { label: string; what?: string }> = {
  nil: { label: "Nil" },
  look: { label: "Mirar mis cartas" },
  "blind nil": { label: "Nil a ciegas", what: "sin mirar" },
};

export const spades: typeof english = {
  name: "Spades",
  aim: "Diga cuántas bazas hará; la puja de su pareja se suma a la suya. Las picas son triunfo.",
  prompts: {
    look: { me: "Mire, o puje nil a ciegas.", others: (name) => `${name} puede pujar nil a ciegas.` },
    bid: { me: "¿Cuántas bazas?", others: (name) => `Puja ${name}.` },
    pass: { me: "Pase dos cartas a su pareja.", others: (name) => `${name} pasa dos cartas.` },
    play: { me: "Juegue una carta.", others: (name) => `Juega ${name}.` },
    lead: { me: "Usted abre.", others: (name) => `${name} abre.` },
  },
  action: ({ words }) => ACTS[words] ?? { label: words.replace("bid ", "") },

  bid: (tricks, blind) => (blind ? "nil a ciegas" : tricks ? `${tricks}` : "nil"),
  bidOf: (amount) => `Pujar ${amount}`,
  pass: (chosen) => (chosen === 2 ? "Pasar estas dos" : `Dos cartas para pasar: ${chosen}`),
  taken: "Bazas hechas",
  ofBid: (taken, bid) => `${taken}/${bid}`,
  target: "Se gana con",
  bags: "De más",
  faceUp: (name) => `Boca arriba, la jugará ${name}`,
};
