/** Las palabras del Texas hold'em. */
import type { holdem as english } from "./en";

const ask = { me: "¿Qué hace?", others: (name: string) => `Le toca a ${name}.` };

export const holdem: typeof english = {
  name: "Texas hold'em",
  aim: "Forme la mejor mano de cinco con sus dos cartas y las cinco del centro, o quede solo usted en juego.",
  prompts: {
    preflop: ask,
    flop: ask,
    turn: ask,
    river: ask,
    showdown: { me: "¿Muestra sus cartas?", others: (name) => `${name} muestra sus cartas o las guarda.` },
  },
  action: (action, chips) => {
    const [verb = "", amount] = action.words.split(" ");
    if (verb === "fold") return { label: "Retirarse" };
    if (verb === "check") return { label: "Pasar", what: "no cuesta nada" };
    if (verb === "call") return { label: "Igualar", what: chips(action.cost) };
    if (verb === "show") return { label: "Mostrar" };
    if (verb === "muck") return { label: "No mostrar", what: "nadie las ve" };
    if (verb === "bet" || verb === "raise") return { label: verb === "bet" ? "Apostar" : "Subir a", what: chips(Number(amount)) };
    return undefined;
  },

  pot: "Pozo",
  mainPot: "Pozo principal",
  sidePot: (n) => (n === 1 ? "Pozo secundario" : `Pozo secundario ${n}`),
  award: (pot, who, chips) => `${pot}: ${chips} para ${who.map((one) => (one === "Usted" ? "usted" : one)).join(" y ")}`,
  chance: (percent) => `gana ${percent} veces de cada 100`,
  blinds: "Ciegas",
  between: (small, big) => `${small} / ${big}`,
  board: "Cartas comunes",
  bet: "Puso",
  betOf: (verb, amount) => (verb === "raise" ? `Subir a ${amount}` : `Apostar ${amount}`),
  least: "Mínimo",
  half: "Medio pozo",
  potSize: "El pozo",
  allIn: "Todo",
  more: "Otra cantidad",
};
