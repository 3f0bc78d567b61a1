/** Las palabras sobre las barajas que se pueden comprobar. */
import type { checking as englishChecking, fairness as english } from "../en/fairness";
import { many } from "./grammar";

export const fairness: typeof english = {
  title: "Cómo se cuida el juego limpio",
  lead: "Nadie en el salón, ni ningún programa suyo, puede elegir o cambiar una carta una vez empezada la sesión.",
  steps: [
    "Antes de la sesión, la computadora del salón sortea un número secreto. De él salen todas las barajas de la sesión.",
    "Antes de la primera jugada muestra un sello: un número largo hecho del secreto con SHA-256. Otro secreto daría otro sello. Su navegador guarda el sello que ve antes del juego, y esta página lo compara.",
    "Después, antes de la primera carta, el navegador de cada jugador agrega un número sacado al azar. El secreto y estos números hacen juntos las barajas. Se nombra a quien no agregó ninguno.",
    "Al terminar la sesión, el secreto mismo se muestra en la mesa. Cualquiera puede hacer el sello otra vez y ver que es el mismo.",
    "Los bots llegan como cualquier jugador. Reciben lo que su asiento puede ver, y nada más.",
  ],
  own: "Con su número en ellas, nadie podía conocer las barajas cuando se selló el secreto. Si nadie agrega uno, el salón eligió solo; y quien agrega el último, con ayuda del salón, podría buscar un número favorable. El dueño de la computadora puede leer sus archivos. Elija a esa persona como elegiría a quien guarda el dinero.",
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

export const checking: typeof englishChecking = {
  title: "Cómo se cuida el juego limpio",
  choose: "Una mesa de este salón",
  chooseTitle: "Comprobar todos los repartos de una mesa",
  chooseLead: "Al terminar una sesión se muestra su secreto. Esta página rehace entonces sola cada baraja y ve a quién le tocó qué.",
  chooseNone: "Todavía no ha terminado ninguna sesión en las mesas de este salón.",
  fetch: "Comprobar esta mesa",
  file: "O abra un archivo que se guardó",
  notOne: "Este no es un archivo de repartos abiertos.",
  notOneCure: "Use el archivo que esta página da después de una sesión.",
  keep: "Guardar esto como archivo",
  verify: "En su propia computadora, cardhall verify comprueba el mismo archivo.",
  again: "Comprobar otra mesa",
  line: (game, number, when) => [number ? `Mesa ${number}` : "", game, when].filter(Boolean).join(" · "),
  session: (n) => `Sesión ${n}`,
  sealed: "Esta sesión sigue en juego: este es su sello.",
  sealSame: "El sello es el mismo: el secreto ya estaba fijo antes de la primera jugada.",
  allGood: (shuffles: number, hands: number) => `${many(shuffles, "baraja comprobada", "barajas comprobadas")}, ${many(hands, "mano")}: cada carta estaba donde el juego la reparte.`,
  someBad: (n) => (n === 1 ? "1 baraja NO es la sellada: llame a la dirección." : `${n} barajas NO son las selladas: llame a la dirección.`),
  sealKept: "Es el sello que este aparato vio antes del juego.",
  sealNotKept: "Este aparato no vio la mesa antes del juego: compare el sello con el que anotó un jugador.",
  numbers: (added, none) => {
    if (!added.length) return `${none.length ? `Ningún número de ${none.join(", ")}` : "Nadie agregó un número"}: el salón eligió solo el secreto.`;
    return `Números agregados por ${added.join(", ")}.${none.length ? ` Ninguno de ${none.join(", ")}.` : ""}`;
  },
  numberSince: (name, deal) => `${name} (desde el reparto ${deal})`,
  numberKept: "El suyo está entre ellos.",
  notWhole: "Esta sesión NO se sostiene.",
  callChair: "Guarde este archivo y llame a la dirección.",
  putBy: "apartada sin repartir",
  deals: (dealer: string) => `reparte ${dealer}`,
  void: "la mano fue nula",
  to: { turned: "Carta vuelta", burned: "Quemada", board: "Cartas comunes", called: "Anunciadas" } as Record<string, string>,
  wrong: {
    older: "Este archivo es de una clase anterior, que no dice bastante: pida otra vez al salón los repartos de la mesa.",
    sessionMissing: "Falta una sesión en el archivo.",
    nothing: "Aún no se ha descubierto nada, así que nada se comprobó.",
    kept: "Este NO es el sello que este aparato vio antes del juego.",
    number: "El número que este aparato agregó NO está.",
    numbers: "No se dice bien quién agregó qué número.",
    fewer: "Hay menos manos de las que este aparato vio repartir.",
    seal: "El sello es otro. Este secreto no es el que se selló.",
    heldBack: "El secreto de esta sesión está retenido.",
    shuffles: "Falta una mezcla, o sobra una.",
    hands: "Falta una mano.",
    draw: "El sorteo del reparto no tiene ganador.",
    dealer: "Repartió alguien a quien no le tocaba.",
    pack: "Esa no es la baraja de este juego",
    cut: "Aquí nadie corta tantas cartas",
    deck: "NO es la baraja que se selló",
    round: "Las manos no van en rueda desde la izquierda de quien reparte",
    given: "Alguien recibió cartas que no estaban en sus lugares",
    top: "Las cartas no salieron de arriba",
    later: "Las cartas después de las manos no salieron de arriba hacia donde el juego las quiere",
    noHand: "Salieron cartas y no hubo mano",
  },
  dealOk: "como se selló",
  what: (label) => {
    const [kind = "", number = ""] = label.split("/");
    return (
      {
        deck: `Reparto ${number}`,
        boards: "Qué cartón le toca a cada quien",
        draw: `Cartas para ver quién reparte${number === "1" ? "" : `, otra vez (${number})`}`,
        spare: `Reparto ${number}: descartes que vuelven`,
      }[kind] ?? label
    );
  },
  cut: (n) => (n ? `cortada tras ${many(n, "carta")}` : "sin cortar"),
  places: (places) => `${places.length === 1 ? "carta" : "cartas"} ${places.join(", ")} de la baraja`,
  whole: "La baraja entera, desde la primera carta:",
  hand: "Comprobar un sello a mano",
};
