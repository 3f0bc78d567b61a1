/** Las palabras de una mesa abierta: se puede hacer todo lo posible, y quien ve algo mal lo reclama. */
import type { open as english } from "../en/open";

export const open: typeof english = {
  maker: {
    title: "Quién cuida el juego",
    guided: "La mesa",
    guidedWhat: "Solo se puede jugar lo que las reglas permiten.",
    open: "Ustedes",
    openWhat: "Se puede jugar cualquier cosa, como en una mesa de madera; quien ve un error lo reclama.",
    here: "En esta mesa cuidan ustedes: nada mal jugado se impide, y quien lo ve lo reclama.",
  },

  firstHand: (button) => `Aquí nadie avisa. Si ve algo mal, oprima “${button}”.`,

  outOfTurn: "Jugar fuera de turno",
  notYourTurnCard: "No es su turno. ¿La juega de todos modos?",
  notYourTurn: "No es su turno. ¿Lo hace de todos modos?",
  wait: "Esperar mi turno",
  drawAgain: "Tomar otra carta",

  call: "Reclamar",
  callAt: { holdem: "Reclamar" },
  callTitle: "¿Qué está mal?",
  what: "Qué pasó",
  other: "Otra cosa",
  who: "¿Quién fue?",
  whoMust: "Diga quién fue.",
  mustAnswer: "Falta responder una pregunta.",
  send: "Reclamar",
  sendOn: (name) => `Reclamar a ${name}`,
  sendOnMe: "Fui yo: reconocerlo",
  cancel: "Nada está mal",

  ruled: "Decidido en esta mano",
  proven: (by) => `${by} reclamó, y con razón.`,
  notProven: (by) => `${by} reclamó, sin razón.`,
  follows: "Lo que sigue",
  nothing: "No cambia nada.",

  last: "¿Algo que reclamar?",
  lastClock: "Tiempo para reclamar",
  nothingToCall: "Nada que reclamar",
};
