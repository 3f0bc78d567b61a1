/** Las palabras del Po-Ke-No. */
import type { poKeNo as english } from "./en";
import { many, the } from "../../../../text/es/grammar";

export const poKeNo: typeof english = {
  name: "Po-Ke-No",
  aim: "Cinco en línea, o las cuatro esquinas y el centro: entonces cante. La mesa anuncia las cartas.",
  prompts: {
    call: { me: "Mire su cartón.", others: () => "Se anuncian las cartas." },
    claims: { me: "Alguien cantó. ¿Usted también, con esta carta?", others: () => "Se revisan los cantos." },
    mine: { me: "Usted cantó.", others: () => "Se revisan los cantos." },
  },

  first: "Pronto se anuncia la primera carta.",
  calls: (n) => (n === 1 ? "salió 1 de 52" : `salieron ${n} de 52`),
  before: "Salieron antes, la más reciente primero",
  bank: (chips) => `${chips} en la banca`,
  extra: (names, chips) => `Manos iguales: ${names} juegan una partida extra por ${chips}.`,

  out: "¡Canto!",
  outWhat: "cinco en línea, o cuatro esquinas y centro",
  saidOut: (names) => `${names}: ¡canto!`,
  callsOut: "canta",
  sitsOut: "no juega esta partida",
  noBoard: "sin cartón esta partida",

  board: "Su cartón",
  boardHint: "Cinco filas de cinco. Las flechas van de carta en carta; Enter tapa una que ya salió.",
  cell: (row, column, card) => `Fila ${row}, columna ${column}: ${card}`,
  covered: "tapada",
  lacks: "completaría una línea",
  lacksPoKeNo: "completaría esquinas y centro",
  notCalled: (card) => `Todavía no sale ${the(card)}.`,
  onBoard: (card, row, column) => `${card}: está en su cartón, fila ${row}, columna ${column}.`,
  notOnBoard: (card) => `${card}: no está en su cartón.`,
  otherBoard: (name, covered) => `Cartón de ${name}: ${many(covered, "carta tapada", "cartas tapadas")}`,

  whoCovers: (byHand) => (byHand ? "Yo tapo mi cartón. Oprima para que se tape solo." : "Mi cartón se tapa solo. Oprima para taparlo usted."),
  coverForMe: "Se tapa solo",
  coverByHand: "Yo tapo",
  byHandHint: "Toque en su cartón cada carta que sale. Si se le pasa una, se le pasó: la mesa no avisa.",
};
