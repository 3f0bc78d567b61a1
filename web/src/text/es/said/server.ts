/** What the hall says everywhere: signing in, lines and addresses: the English, and what is said instead. */
import server from "../../../../../src/cardhall/messages/es/server.ftl";
import type { Said } from "../../heard";

export const messages = server;

export const said: Said = {
  "Ask the chairperson": "Pregunte a la dirección",
  "Choose another table": "Elija otra mesa",
  "Choose one of those shown": "Elija uno de los que se muestran",
  "Nothing else is lost": "No se pierde nada más",
  "Sign in first": "Entre primero",
  "There is no such hand": "Esa mano no existe",
  "Too many at once": "Demasiados a la vez",
  "Too many pages are open": "Hay demasiadas páginas abiertas",
  "Try again": "Inténtelo otra vez",
  "Type it again": "Escríbalo otra vez",
  "Wait a minute": "Espere un minuto",
  "Play on": "Sigan jugando",
  "The hands of a session are open when it is over": "Las cartas de una sesión se muestran cuando termina",
  "There is no such table": "Esa mesa no existe",
  "Send the same again": "Envíe lo mismo otra vez",
  "Close it and send it again": "Ciérrelo y envíe otra vez",
  "Free some space and send it again": "Libere espacio y envíe otra vez",
  "Send it again": "Envíe otra vez",
  "Somebody else is using the database": "La base de datos está ocupada",
  "The disk is full": "El disco está lleno",
  "The disk would not take it": "El disco no lo aceptó",
  "Wait a moment": "Espere un momento",
  "Wait a moment and send it again": "Espere un momento y envíe otra vez",
  "{text} was deleted, moved or replaced while the hall is open: nothing more is taken": "{text}: el archivo se borró, se movió o se cambió con el salón abierto; ya no se acepta nada",
  "Put it back where it was": "Póngalo de nuevo donde estaba",
  "If it is gone, download the events from the console before you close the hall": "Si se perdió, descargue los eventos desde el panel antes de cerrar el salón",
  "If it is back, close the hall and start it again": "Si ya volvió, cierre el salón e inícielo otra vez",
};
