/** Las palabras de las lecciones. Lo que una lección dice es asunto suyo. */
import type { learn as english } from "../en/learn";
import { games } from "../../table/front/es";
import { table } from "./table";
import { capital, many, suitIn, the } from "./grammar";

const card = (text: string) => table.cardName(text.charAt(0), text.charAt(1) as "S" | "H" | "D" | "C");
const number = (n: number) => n.toLocaleString("es-US");
const parts = (act: string): [string, string] => [act.split(" ")[0] ?? "", act.split(" ").slice(1).join(" ")];
/** Un palo, y si se juega a solas: “spades alone”. */
const suitCall = (act: string) => {
  const [verb, rest] = parts(act);
  const suit = suitIn(verb);
  return suit && (rest ? `${suit}, a solas` : suit);
};

/** Lo que dice un botón, por la primera palabra del acto. */
function button(game: string, act: string): string {
  const own = games[game]?.button?.(act);
  if (own) return own;
  const [verb, rest] = parts(act);
  if (game === "po_ke_no") return { call: "Otra carta", settle: "Que lo vea quien anuncia" }[verb] ?? "¡Canto!";
  const suit = suitCall(act);
  if (suit) return capital(suit);
  switch (verb) {
    case "stay":
      return "Quedarse";
    case "pass":
      return game === "pitty_pat" ? "Dejarla pasar" : "Pasar";
    case "take":
      return rest ? `Tomar ${rest}` : game === "rummy" ? "Tomar el descarte" : "Tomarla";
    case "draw":
      return "Tomar del mazo";
    case "bid":
      return `Pujar ${rest}`;
    case "name":
      return capital(suitIn(rest) ?? rest);
    case "rob":
      return "Tomar todo triunfo";
    case "pick":
      return "Levantar";
    case "alone":
      return "A solas";
    case "fold":
      return "Retirarse";
    case "check":
      return "Pasar";
    case "call":
      return "Igualar";
    case "bet":
      return `Apostar ${rest}`;
    case "raise":
      return `Subir a ${rest}`;
    case "all-in":
      return "Todo";
    case "show":
      return "Mostrar mis cartas";
    case "muck":
      return "No mostrarlas";
    default:
      return capital(act);
  }
}

/** Lo que dice el botón para las cartas elegidas. */
function pick(_game: string, verb: string, rest: string, cards: string[]): string {
  const [first = ""] = cards;
  const one = cards.length === 1 ? the(card(first)) : many(cards.length, "carta");
  if (verb === "play") return `Jugar ${one}`;
  if (verb === "discard") return `Descartar ${one}`;
  if (verb === "draw") return cards.length ? `Cambiar ${one}` : "Guardar las cinco";
  if (verb === "meld") return `Bajar ${one}`;
  if (verb === "lay") return `Agregar al grupo ${rest.split(" ")[1] ?? ""}`;
  return cards.length ? `Descartar ${one}` : "No descartar nada";
}

/** Lo que alguien acaba de hacer, en una o dos palabras. */
function said(game: string, act: string): string {
  const own = games[game]?.said?.(act);
  if (own) return own;
  const [verb, rest] = parts(act);
  const hidden = /^\d+$/.test(rest);
  const suit = game === "euchre" && suitCall(act);
  if (suit) return `“${capital(suit)}”`;
  switch (verb) {
    case "out":
      return "“¡Canto!”";
    case "pick":
      return "“Que se levante”";
    case "alone":
      return "“A solas”";
    case "stay":
      return "se queda";
    case "pass":
      return game === "pitty_pat" ? "la deja pasar" : "pasa";
    case "draw":
      if (game !== "boure") return "toma";
      return rest && rest !== "0" ? `cambia ${hidden ? rest : rest.split(" ").length}` : "guarda todas";
    case "throw":
      return hidden ? `descarta ${rest}` : rest.includes(" ") ? `descarta ${rest.split(" ").length}` : rest ? `descarta ${the(card(rest))}` : "no descarta";
    case "rob":
      return "elige del mazo";
    case "take":
      return rest ? `toma ${rest}` : "la toma";
    case "meld":
      return "baja cartas";
    case "lay":
      return "agrega una carta";
    case "discard":
      return "descarta una";
    case "bid":
      return `puja ${rest}`;
    case "name":
      return `elige ${suitIn(rest) ?? rest}`;
    case "fold":
      return "se retira";
    case "check":
      return "pasa";
    case "call":
      return game === "po_ke_no" ? "anuncia" : "iguala";
    case "bet":
      return `apuesta ${rest}`;
    case "raise":
      return `sube a ${rest}`;
    case "all-in":
      return "va con todo";
    case "muck":
      return "no muestra";
    case "show":
      return "muestra";
    default:
      return act;
  }
}

const marks: Record<string, string> = {
  deals: "reparte",
  button: "botón",
  small: "ciega chica",
  big: "ciega grande",
  out: "fuera",
  partner: "su pareja",
  bids: "eligió triunfo",
};
const chips = (n: number) => (n === 1 ? "1 ficha" : `${number(n)} fichas`);

export const learn: typeof english = {
  title: "Aprenda un juego",
  lead: "Cinco minutos cada uno. Usted juega desde la primera carta, y pruebe lo que pruebe, nada puede salir mal.",
  tile: (minutes, asks) => `${many(minutes, "minuto")}, ${many(asks, "pregunta")}`,
  begin: "Empezar",
  goOn: "Seguir donde quedó",
  played: "Ya la jugó",
  playedAgain: "Jugarla otra vez",
  lessonOf: (title) => `${title}: una lección`,
  all: "Lecciones",
  step: (step, steps) => `Paso ${step} de ${steps}`,
  next: "Seguir",
  back: "Un paso atrás",
  again: "Empezar de nuevo",
  done: "Esa fue la lección",
  playBots: "Jugar una mano contra bots",
  tryProblems: "Probar un problema",
  problems: {
    title: (game: string) => `${game}: problemas`,
    number: (n: number) => `Problema ${n}`,
    found: (found: number, of: number) => `${found} de ${of} resueltos`,
    open: "Cartas a la vista.",
    closed: "¿Qué hace usted?",
    right: (act: string) => `Correcto: ${act}.`,
    wrong: (act: string) => `${act}: hay algo mejor.`,
    costs: (amount: string) => `Da ${amount} menos.`,
    better: (act: string) => `La buena es: ${act}.`,
    proven: "Demostrado: con todas las cartas a la vista, nada es mejor.",
    counted: (worlds: number) => `Contado en ${worlds.toLocaleString("es-MX")} repartos que concuerdan con lo que usted ve.`,
    people: (found: number, tried: number) => `En esta sala lo resolvieron ${found} de ${tried}.`,
    next: "Siguiente problema",
    missed: "Los que fallé, otra vez",
    over: (found: number, of: number) => `Los probó todos y resolvió ${found} de ${of}.`,
    others: "Problemas de otros juegos",
    many: (n: number) => `${n} ${n === 1 ? "problema" : "problemas"}`,
    amount: (hundredths: number, unit: string) => {
      const n = hundredths / (unit === "cents" ? 10_000 : 100);
      if (unit === "cents") return `$${n.toFixed(2)}`;
      const shown = Number(n.toFixed(n < 10 ? 1 : 0)) || Number(n.toFixed(2));
      const [one, more] = unit === "chips" ? ["ficha", "fichas"] : ["punto", "puntos"];
      return `${shown.toLocaleString("es-MX")} ${shown === 1 ? one : more}`;
    },
  },
  notAllowed: "Las reglas no lo permiten",
  notBest: "Hay algo mejor",
  good: "Sí",
  choose: { one: "Toque una carta", more: "Toque las cartas" },
  chooseHint: "primero",
  button,
  pick,
  said,
  table: "La mesa",
  hand: "Sus cartas",
  actions: "¿Qué va a hacer?",
  cards: (n) => many(n, "carta"),
  covered: (n) => many(n, "tapada"),
  chips,
  stack: (game, n) => (game === "holdem" ? number(n) : chips(n)),
  bet: (n) => `apostó ${number(n)}`,
  tricks: (n) => many(n, "baza"),
  points: (n) => many(n, "punto"),
  trump: (suit) => `Triunfo: ${suitIn(suit) ?? suit}`,
  bid: (bid) => `Puja: ${bid}`,
  pot: (pot) => `Pozo: ${number(pot)}`,
  takes: (name) => `${name} se la lleva`,
  youTake: "Usted se la lleva",
  me: "Usted",
  marks,
  mark: (game, mark) => {
    return games[game]?.marks?.[mark] ?? marks[mark] ?? "";
  },
  piles: {
    turned: "Carta vuelta",
    trick: "Esta baza",
    "last-trick": "La última baza",
    board: "Cartas comunes",
    offer: "Se ofrece",
    stock: "Mazo",
    discards: "Descarte",
    called: "Salieron",
  },
  set: (n) => `Grupo ${n}`,
  left: (n) => many(n, "carta"),
  noCards: "todavía ninguna",
  cell: (name, covered) => (covered ? `${name}, tapada` : name),
  yourBoard: "Su cartón",
};
