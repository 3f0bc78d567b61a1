/** Las palabras de una mesa que se oye y se mueve: se cargan cuando la mesa está. */
import type { alive as English } from "../en/alive";

export const alive: typeof English = {
  yourTurn: "Es su turno",
  sound: "Sonidos",
  motion: "Las cartas y las fichas se mueven",
  reconnecting: "Reconectando …",
  turnKept: "Su turno le espera.",
  seatKept: "Su sitio está guardado; el tiempo del turno sigue.",
};
