/** Las palabras de las mesas de un evento que se juegan en el navegador: cuáles son, cómo van, qué se decide ahí. */
import type { online as english } from "../en/online";
import { list, many } from "./grammar";

export const online: typeof english = {
  how: "Dónde se juegan sus mesas",
  all: { physical: "Con cartas de verdad, en las mesas del salón.", live: "En el navegador, cada quien en su teléfono o computadora." },
  but: { physical: (tables) => `Con cartas de verdad: ${tables}.`, live: (tables) => `En el navegador: ${tables}.` },
  later: "Vale para los asientos y llamadas de aquí en adelante.",
  allTo: { physical: "Jugar todas las mesas con cartas de verdad", live: "Jugar todas las mesas en el navegador" },
  allSet: { physical: "Todas las mesas se juegan con cartas de verdad.", live: "Todas las mesas se juegan en el navegador." },
  one: "Una sola mesa",
  oneTo: { physical: (n) => `Jugar la mesa ${n} con cartas de verdad`, live: (n) => `Jugar la mesa ${n} en el navegador` },

  here: "En el navegador",
  hand: (n, over) => (n === 0 ? "Espera su primera mano" : over ? `La mano ${n} terminó` : `Mano ${n}`),
  stopped: "Detenida",
  botsFor: (names) => `Juegan bots por ${list(names)}.`,
  turn: (name) => `Le toca a ${name}`,
  allAway: "Todavía no ha llegado nadie; juegan bots.",
  people: (n, of) => (n === of ? "Están todos" : `${many(n, "persona")} de ${of} aquí`),
  nextTable: "Jugar en mi próxima mesa",
  enterAnyway: "Anotar el resultado a mano",

  ruleWhat: "¿Qué pasó?",
  ruleWho: "¿De quién se trata?",
  ruleDoes: "Lo que cambia",
  ruleNothing: "No cambia nada; el juego sigue.",
  ruleSo: "Decidir así",
  ruleBack: "Otra decisión",
};
