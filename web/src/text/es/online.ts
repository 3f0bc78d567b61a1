/** Las palabras de las mesas de un torneo que se juegan en pantalla. */
import type { online as English } from "../en/online";

const varios = (n: number, uno: string, muchos = `${uno}s`) => `${n} ${n === 1 ? uno : muchos}`;

export const online: typeof English = {
  how: "Dónde se juegan sus mesas",
  all: { wood: "Con cartas, en las mesas de la sala.", live: "En pantalla, cada persona en su teléfono u ordenador." },
  but: { wood: (tables) => `Con cartas: ${tables}.`, live: (tables) => `En pantalla: ${tables}.` },
  later: "Vale para lo que se siente o se llame a partir de ahora.",
  allTo: { wood: "Jugar todas las mesas con cartas", live: "Jugar todas las mesas en pantalla" },
  allSet: { wood: "Todas las mesas se juegan con cartas.", live: "Todas las mesas se juegan en pantalla." },
  one: "Una sola mesa",
  oneTo: { wood: (n) => `Jugar la mesa ${n} con cartas`, live: (n) => `Jugar la mesa ${n} en pantalla` },

  here: "En pantalla",
  hand: (n, over) => (n === 0 ? "Espera su primera mano" : over ? `La mano ${n} ha terminado` : `Mano ${n}`),
  stopped: "Parada",
  plays: { person: "", bot: "robot", away: "ausente, juega un robot", empty: "vacío" },
  turn: "le toca",
  allAway: "Todavía no ha venido nadie; juegan robots.",
  people: (n, of) => (n === of ? "Están todas las personas" : `${varios(n, "persona")} de ${of} aquí`),
  noPhone: "Esta mesa se juega en pantalla. Su resultado llega solo.",
  enterAnyway: "Anotar el resultado a mano",

  ruleWhat: "¿Qué ha pasado?",
  ruleWho: "¿De quién se trata?",
  ruleDoes: "Lo que cambia",
  ruleNothing: "No cambia nada; el juego sigue.",
  ruleSo: "Decidir así",
  ruleBack: "Otra decisión",
};
