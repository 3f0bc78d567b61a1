/** Las palabras sobre las barajas que se pueden comprobar. */
import type { fairness as english } from "../en/fairness";

export const fairness: typeof english = {
  title: "Cómo se cuida el juego limpio",
  lead: "Nadie en el salón, ni ningún programa suyo, puede elegir o cambiar una carta una vez empezada la sesión.",
  steps: [
    "Antes de la sesión, la computadora del salón sortea un número secreto. De él salen todas las barajas de la sesión.",
    "Antes de la primera jugada muestra un sello: un número largo hecho del secreto con SHA-256. Otro secreto daría otro sello. Su navegador guarda el sello que ve antes del juego, y esta página lo compara.",
    "Al terminar la sesión, el secreto mismo se muestra en la mesa. Cualquiera puede hacer el sello otra vez y ver que es el mismo.",
    "Los bots llegan como cualquier jugador. Reciben lo que su asiento puede ver, y nada más.",
  ],
  own: "Solo el programa del salón elige el secreto: el sello prueba que estaba fijo antes del juego, no que nadie buscó uno favorable. El dueño de la computadora puede leer sus archivos. Elija a esa persona como elegiría a quien guarda el dinero.",
  checkHint: "De la página de la mesa, después de su sesión.",
  seed: "Secreto",
  salt: "Sal",
  seal: "Sello mostrado antes de la sesión",
  button: "Hacer el sello otra vez",
  same: "Es el mismo sello. Las barajas ya estaban fijas antes de la primera jugada.",
  other: "Es otro sello. Vea si los tres números se copiaron completos; si es así, llame a la dirección.",
  made: "Hecho del secreto y la sal:",
  bad: "El secreto y la sal se escriben con los números 0 a 9 y las letras a a f.",
};
