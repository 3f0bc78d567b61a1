/** Las palabras del final de una sesión, en una mesa propia. */
import type { end as english } from "../en/end";
import { many } from "./grammar";

export const end: typeof english = {
  over: "Se acabó",
  won: (names) => `Ganó: ${names}`,
  youWon: (partners) => (partners ? `¡Ganó, con ${partners}!` : "¡Usted ganó!"),
  youCame: (place, of) => `Su lugar: ${place} de ${of}`,
  hands: (n, won) => `Usted jugó ${many(n, "mano")} y ganó ${won || "ninguna"}.`,
  best: (gained) => `La mejor le dio ${gained}:`,
  look: (hand) => `ver la mano ${hand}`,
  again: "Jugar otra vez",
  waits: (host) => (host ? `${host} puede empezar otra vez.` : "Puede empezar otra vez quien abrió la mesa."),
  change: "Cambiar algo",
  home: "Inicio",
  check: "Comprobar los repartos",
  mine: "Mis juegos",
};
