/** Las palabras del Bouré. */
import type { boure as english } from "./en";

export const boure: typeof english = {
  name: "Bouré",
  aim: "Quien hace más bazas se lleva el pozo. Quien se queda y no hace ninguna, lo paga.",
  prompts: {
    draw: { me: "Saque una carta. La más alta reparte primero.", others: (name) => `${name} saca una carta para ver quién reparte.` },
    shuffle: { me: "Usted reparte. Baraje las cartas.", others: (name) => `${name} baraja.` },
    cut: { me: "Le toca cortar.", others: (name) => `${name} corta.` },
    stay: { me: "¿Se queda o pasa?", others: (name) => `${name}: ¿se queda o pasa?` },
    exchange: { me: "¿Qué cartas descarta?", others: (name) => `${name} cambia cartas.` },
    play: { me: "Juegue una carta.", others: (name) => `Juega ${name}.` },
    lead: { me: "Usted abre.", others: (name) => `Juega ${name}.` },
  },

  statuses: { undecided: "", in: "se queda" },
  drew: (n) => (n ? `cambió ${n}` : "se plantó"),
  boured: "bouré",
  reneged: "renuncio",
  noTrick: "ninguna baza",
  /** Under the trick: the further cards of a multiple lead. */
  waiting: "Salieron juntas, se juegan después",
  turned: "Carta vuelta",
  drawCard: "Sacar una carta",
  shuffle: "Barajar y dar a cortar",
  cut: "Cortar",
  stay: "Quedarse",
  pass: "Pasar",
  passWhat: "no jugar esta mano",
  cost: (chips) => `pone ${chips}`,
  costsNothing: "no cuesta nada",
  draw: (n) => `Cambiar ${n}`,
  drawWhat: (n) => (n === 1 ? "descarta 1, toma 1 nueva" : `descarta ${n}, toma ${n} nuevas`),
  standPat: "Plantarse",
  standPatWhat: "guardar todas",
  drawAtMost: (n) => `Toque las cartas que descarta, ${n} como máximo.`,
};
