/** Las palabras del Rummy. */
import type { rummy as english } from "./en";
import { many, the } from "../../../../text/es/grammar";

const cards = (n: number) => many(n, "carta");

export const rummy: typeof english = {
  name: "Rummy",
  aim: "Baje grupos: tres o cuatro del mismo valor, o tres seguidas de un palo. Lo que le quede en la mano cuando alguien cierre cuenta en su contra.",
  prompts: {
    draw: { me: "Tome una carta.", others: (name) => `${name} toma una carta.` },
    play: { me: "Baje cartas o descarte.", others: (name) => `${name} baja cartas y descarta.` },
    owes: { me: "Use la carta que tomó.", others: (name) => `${name} usa la carta que tomó.` },
  },

  stockLeft: (n) => `${cards(n)} en el mazo`,
  turnedOver: "Vueltas del mazo",
  timesOf: (n, most) => `${n} de ${most}`,
  discards: "Descarte",
  discardsAre: (n, top) => (n ? `Descarte: ${cards(n)}, encima ${the(top)}.` : "No hay descarte."),
  sets: "Grupos en la mesa",
  noSets: "Todavía no hay nada en la mesa.",
  setOf: (number, owner, cards) => `Grupo ${number}, ${owner}: ${cards}`,
  onTable: (points) => `${points} en la mesa`,
  mustUse: (who, card) => `${who}: en este turno hay que usar ${the(card)}.`,

  byHand: "Cómo ordeno mis cartas",
  orders: { suit: "Por palo", rank: "Por valor", mine: "A mi modo" },
  handLabel: "Sus cartas",
  handHint:
    "Las flechas van de carta en carta; Enter, o el valor y el palo escritos, elige una; Mayúsculas con una flecha la mueve. También se puede arrastrar: a la mesa, a un grupo o al descarte.",
  chosen: (card) => `${card}, elegida`,
  justDrawn: "recién tomada",
  owed: "hay que usarla",
  otherOrder: "Oprima para ordenarlas de otro modo.",
  holds: (points) => `${points} en la mano`,

  draw: "Tomar del mazo",
  drawTurned: "Dar vuelta al descarte y tomar",
  takeTop: (card) => `Tomar ${the(card)}`,
  takeDeep: (n) => `Tomar ${n}`,
  takeDeepTo: (card) => `hasta ${the(card)}, que hay que usar`,
  reachHint: "Toque una carta del descarte para tomarla con todas las de encima.",
  mayReach: (card, n) => (n === 1 ? `${card}: tomarla` : `${card}: tomar ${n} cartas, hasta esta`),
  mayNotReach: (card, why) => `${card}, ahora no: ${why}`,
  goOut: "Cerrar",
  goOutHow: (laid, thrown) => (laid ? `${laid}, y descartar ${the(thrown)}` : `descartar ${the(thrown)}`),
  layDown: (cards) => `Bajar ${cards}`,
  addTo: (cards) => `Agregar ${cards}`,
  addToSet: (owner, cards) => `a ${cards} (${owner})`,
  throwIt: (card) => `Descartar ${the(card)}`,
  putBack: "No elegir ninguna",
  dropNew: "Suelte aquí: grupo nuevo",
  hint: "Toque las cartas de un grupo y bájelas. Toque una sola carta para descartarla.",

  counted: "Las cartas, como se contaron",
  heldBy: (who, points) => `${who}, ${points}`,
  nothing: "ninguna carta",
  sheet: "Hoja de puntos",
  handColumn: "Mano",
  total: "Total",
  chips: "Fichas",
};
