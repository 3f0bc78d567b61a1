/** Las palabras que toda página necesita: su marco, la línea con el salón, lo que salió mal. */
import type * as english from "../en/common";
import { list, many } from "./grammar";

export const program: typeof english.program = "Cardhall";

export const guest: typeof english.guest = "Huésped";

export const myName: typeof english.myName = {
  field: "Su nombre",
  take: "Ese es mi nombre",
  as: (name) => `Usted juega como ${name}.`,
  other: "Otro nombre",
};

export const trouble: typeof english.trouble = {
  words: {
    stale: ["Alguien cambió esto mientras usted lo miraba.", "Lea lo que cambió y oprima otra vez si aún lo quiere."],
    refused: ["El salón no pudo aceptar eso.", "Revise lo que escribió e inténtelo de nuevo."],
    "not yours": ["Esta página es de otra persona del salón.", "Entre con su propia contraseña o su código."],
    "not found": ["Aquí no hay nada.", "Revise el código o el enlace."],
    "not connected": ["La computadora del salón no responde.", "Lo que escribió sigue aquí. Inténtelo de nuevo cuando vuelva la línea."],
    unknown: ["La computadora del salón tropezó.", "Inténtelo otra vez; no se perdió nada."],
  },
  clause: (id) => `Regla ${id}`,
  point: (id) => `Regla de la casa ${id.slice(3)}`,
  house: (id) => `Regla de la casa “${id}”`,
  byAt: (who, time) => (who ? `${who}, ${time}` : time),
  again: "Hacerlo de todos modos",
  meanwhile: "Entretanto:",
  clockIsRight: "El reloj de esta computadora está en hora",
  dismiss: "Quitar este aviso",
};

export const line: typeof english.line = {
  off: "Sin conexión con el salón.",
  offWhat: "La página muestra lo último que supo y sigue intentando sola.",
  joining: "Preguntando al salón …",
  since: (time) => `Desde las ${time}.`,
};

/** Two who play together. */
export const team = (one: string, other: string) => `${one} y ${other}`;
export const close: typeof english.close = "Cerrar";

export const clock: typeof english.clock = {
  left: (seconds) => {
    const [n, unit] = seconds >= 60 ? [Math.round(seconds / 60), "minuto"] : [seconds, "segundo"];
    return `${n === 1 ? "queda" : "quedan"} ${many(n, unit)}`;
  },
  over: "Tiempo",
};

export const tag: typeof english.tag = (losses, allowed) =>
  losses.length
    ? `Tarjeta: ${losses.length} de ${many(allowed, "derrota")}, en ${losses.length === 1 ? "la ronda" : "las rondas"} ${list(losses.map(String))}`
    : `Tarjeta: ninguna derrota de ${allowed}`;

export const nav: typeof english.nav = {
  skip: "Ir a la página",
  home: "El salón",
  console: "Panel",
  judge: "Juez",
  projector: "Proyector",
  rules: "Reglamento",
  login: "Entrar",
  logout: "Salir",
  signIns: "Dónde tiene la sesión abierta",
  signInHere: "Este aparato",
  signInElsewhere: "Otro aparato",
  signInSince: (since: string, seen: string) => `Desde ${since}, último uso ${seen}.`,
  signInAs: { chair: "Dirección", judge: "Juez", captain: "Capitán de mesa", player: "Participante" } as Record<string, string>,
  signInsAlone: "En ningún otro. Un aparato desconocido aparecería aquí.",
  endAll: "Salir en todas partes",
  language: "Idioma",
  main: "Menú principal",
  look: "Luz",
  lookNow: { auto: "automática", day: "de día", evening: "de noche" },
  demo: (time: string) => `Una demostración. A las ${time} se olvida todo.`,
  foot: "Cardhall. Todo queda en la computadora del salón.",
  fairness: "Cómo se cuida el juego limpio",
  notFound: "Esta página no existe",
  notFoundCure: "Puede que el enlace esté mal escrito. La entrada del salón siempre está cerca.",
  loading: "Abriendo la página …",
  loadFailed: "No se pudo abrir esta página. ¿Está encendida la computadora del salón?",
  again: "Volver a intentar",
};

export const nth: typeof english.nth = (n) => `${n}.º`;

export const slip: typeof english.slip = {
  undo: "Deshacer",
  mayPass: "Dejarlo pasar, con un motivo",
  letPass: "Dejarlo pasar",
  reason: "Motivo",
  reasonHint: "Queda en el historial con su nombre.",
  rehearsal: "Ensayo: personas inventadas, nada cuenta",
};

export const practice: typeof english.practice = {
  invite: "Sus amigos escanean esto para sentarse",
};
