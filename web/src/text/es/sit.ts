/** Las palabras de quien toma asiento en una mesa. */
import type { sit as english } from "../en/sit";
import { list } from "./grammar";

export const sit: typeof english = {
  title: (game) => `Un asiento en la mesa de ${game}`,
  none: "Ninguna mesa tiene este código.",
  noneCure: "Revíselo letra por letra. Las mesas que terminaron ya no tienen código.",
  full: "No quedan asientos.",
  fullWatch: "Mirar esta mesa",
  button: "Sentarse",
  with: (names) => `Con ${list(names)}`,
  alone: "Es el primer asiento que se ocupa.",
  card: "Cómo se juega aquí",
  known: "Ya estaba en esta mesa, en otro aparato",
  pin: "PIN del otro aparato",
  pinHint: "Allí está, bajo “Seguir en otro aparato”.",
  taken: "Alguien de esta mesa ya tiene ese nombre. Use otro, como su nombre con una inicial, o escriba el PIN de su otro aparato.",
};
