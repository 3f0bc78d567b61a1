/** La ayuda de cada parte del panel y de la página del juez: pocas palabras, para leer mientras esperan. */
import type { help as english } from "../en/help";

export const help: typeof english = {
  about: (page) => `Ayuda: ${page}`,
  now: "Qué hacer ahora",
  wrong: "Si algo sale mal",
  more: "Más en la documentación",
  pages: {
    entries: {
      title: "Inscripciones",
      what: "Aquí anota quién juega.",
      steps: [
        "En “Agregar una inscripción”, escriba el nombre y lo que se pida.",
        "Pulse “Inscribir”. El nombre aparece en la lista de abajo.",
        "¿Muchas a la vez? Pulse “Cargar inscripciones de un archivo” o “Traer personas de un evento anterior”.",
        "Para cambiar una inscripción, pulse “Abrir” junto al nombre.",
      ],
      trouble: "¿Un nombre o un pago equivocado? Pulse “Abrir” junto al nombre y corríjalo allí; a quien no viene, allí mismo, “Retirar”.",
    },
    money: {
      title: "Dinero",
      what: "Aquí ve quién debe todavía y cuánto debe haber en la caja.",
      steps: [
        "Busque a la persona en “Quién debe todavía”.",
        "Reciba el dinero y pulse “Cobrar …” junto al nombre.",
        "Cuente el efectivo de la caja y escriba la suma en “Contar la caja”.",
        "Pulse “Anotar el conteo”. La página dice si la caja está bien.",
      ],
      trouble: "¿Un pago mal escrito? En “Inscripciones”, pulse “Abrir” junto al nombre; en “Pago”, escriba lo recibido y por qué, y pulse “Corregir el pago”.",
    },
    sign_in: {
      title: "Llegada",
      what: "Aquí anota, en la entrada, quién ha llegado.",
      steps: [
        "Pregunte a la persona su nombre o su número.",
        "Escríbalo en “Nombre, número o código”. Bastan unas letras.",
        "Pulse el nombre que aparece.",
        "Si debe la cuota, reciba el dinero y pulse “Cobrar …”.",
        "Siga hasta leer “Ya están todos.”, o hasta que cierre la llegada.",
      ],
      trouble: "¿No era ese nombre? Pulse “Deshacer” a su lado, en “Llegaron”. ¿Demasiado tarde? Pulse el nombre de todos modos, y luego “Dejarlo pasar, con un motivo”.",
    },
    rounds: {
      title: "Asientos y rondas",
      what: "Aquí se sortean los asientos, y cada ronda se empieza, se cuenta y se cierra.",
      steps: [
        "Cerrada la llegada, pulse “Sortear los asientos de la ronda …”.",
        "Muestre los asientos: “Proyector”, arriba, o imprima “Asientos por nombre” en “Papeles”.",
        "Cuando todos estén sentados, pulse “Empezar la ronda …”. El reloj corre.",
        "Los conteos de los teléfonos llegan solos. Si llega en papel, pulse “Anotar el conteo” en su mesa.",
        "Contadas todas las mesas, pulse “Cerrar la ronda …” y sortee la siguiente.",
      ],
      trouble: "Mire arriba, en “Lo que ahora requiere su atención”: allí se dice qué pasa, con un botón que ayuda.",
    },
    bracket: {
      title: "Asientos y rondas",
      what: "Aquí se sortean las parejas, y sus encuentros se llaman y se deciden.",
      steps: [
        "Cerrada la llegada, pulse “Sortear el cuadro”.",
        "Pulse “Llamar el encuentro …” o “Llamar …” para los encuentros que están listos.",
        "Los resultados de los teléfonos llegan solos. Si llega en papel, pulse “Anotar el resultado del encuentro …”.",
        "Llame los siguientes encuentros, hasta que gane una pareja.",
      ],
      trouble: "Mire arriba, en “Lo que ahora requiere su atención”: allí se dice qué pasa, con un botón que ayuda.",
    },
    seats: {
      title: "Asientos y rondas",
      what: "Aquí cada quien recibe su asiento y juega, y llegan los resultados.",
      steps: [
        "Lea la primera línea de “Lo que ahora requiere su atención”. Pulse su botón: es el paso que sigue.",
        "Muestre los asientos: “Proyector”, arriba, o imprímalos en “Papeles”.",
        "Lo que envían los teléfonos llega solo. Si una mesa entrega papel, búsquela aquí y anote lo que dice.",
        "Después de cada paso, mire otra vez “Lo que ahora requiere su atención”.",
      ],
      trouble: "Mire arriba, en “Lo que ahora requiere su atención”: allí se dice qué pasa, con un botón que ayuda.",
    },
    night: {
      title: "La noche",
      what: "Aquí lleva la noche: quién juega, cada mano y quién le paga a quién.",
      steps: [
        "En “¿Quién juega?”, escriba un nombre y pulse “Agregar”; luego el siguiente.",
        "Pulse el botón de “Lo que ahora requiere su atención”, hasta que empiece la noche.",
        "Después de cada mano, pulse “Otra mano” y diga qué pasó.",
        "Jugada la última mano, abra “Terminar la noche” y pulse el botón.",
        "En “Quién le paga a quién”, pulse “Pagado” en cada pago.",
      ],
      trouble: "¿Una línea equivocada? Búsquela en “El libro” y pulse “Corregir”.",
    },
    results: {
      title: "Resultados",
      what: "Aquí están los lugares y la premiación, y aquí se corrige un resultado.",
      steps: [
        "En “Posiciones”, vea quién tiene qué lugar.",
        "Si dice “Empate por un lugar”, reparta una partida de desempate, ponga el orden y pulse “Anotar el orden”.",
        "Decididos todos los juegos, pulse “Hacer la premiación” en “Lo que ahora requiere su atención”.",
        "Para mostrar o imprimir todo, pulse “Todos los resultados, y por qué”.",
      ],
      trouble: "¿Un resultado estaba mal? Pulse “Corregir” a su lado, aquí o en la parte donde se anotó.",
    },
    judge: {
      title: "Juez",
      what: "Aquí resuelve lo que espera una decisión y anota lo que pasó en el salón.",
      steps: [
        "Empiece por la primera mesa de esta página.",
        "Una llamada: escriba en “Su decisión” y pulse “Decidir en la mesa …”.",
        "Dos conteos: pulse “Este es el bueno” debajo del correcto.",
        "Un empate: reparta una partida de desempate, marque quién ganó y pulse “Anotar quién ganó”.",
        "¿Pasó otra cosa? Complete “Anotar un incidente” y pulse “Anotar”.",
      ],
      trouble: "¿Duda de la regla? Pulse “Juez” arriba del todo: allí se le hacen unas preguntas y se nombra la regla.",
    },
    papers: {
      title: "Papeles",
      what: "Aquí cada lista y cada papeleta está lista para imprimir.",
      steps: [
        "Elija el papel en “Papel en la impresora”.",
        "Para toda una ronda, pulse “Imprimir todo para …”, si aparece.",
        "Para un solo papel, pulse “Imprimir” a su lado.",
        "El papel se abre aparte de esta página. Imprímalo desde allí.",
      ],
      trouble: "¿“Todavía no hay nada que imprimir”? Ese papel viene más tarde, cuando haya algo que poner en él.",
    },
    settings: {
      title: "Ajustes",
      what: "Aquí pone el día, la cuota y las reglas de la casa, deja entrar a los jueces y guarda copias.",
      steps: [
        "En “El evento”, corrija lo que esté mal y pulse “Guardar los ajustes”.",
        "Si hay “Reglas de la casa”, revíselas antes de la primera ronda. Lo elegido vale enseguida.",
        "Dé su código a los jueces: está en “Jueces”.",
        "Para las copias de seguridad, ponga una memoria USB, escriba su carpeta en “Carpeta” y pulse “Copiar a esta carpeta”.",
        "Al final del día, pulse “Guardar una copia”.",
      ],
      trouble: "¿Un extraño sabe el código de los jueces? Pulse “Dar un código nuevo”: el anterior ya no abre nada.",
    },
    log: {
      title: "Historial",
      what: "Aquí está todo lo que se hizo, y quién lo hizo, lo último primero.",
      steps: [
        "Lea desde arriba lo último que pasó.",
        "Para buscar algo, escriba un nombre o una palabra en “Buscar en el historial”.",
        "Para lo más antiguo, pulse “Mostrar …” al final, si aparece.",
      ],
      trouble: "Aquí nada se puede estropear: solo se lee. Un error se corrige en la parte donde se cometió.",
    },
    desk: {
      title: "Juez",
      what: "Aquí decide en una mesa, una pregunta a la vez.",
      steps: [
        "Pulse la mesa. Las que llamaron están primero.",
        "En “¿Qué pasó?”, pulse lo que corresponda, o escriba una palabra en “Buscar”.",
        "Conteste las preguntas. “Atrás” vuelve a la anterior.",
        "Lea la decisión y “Lo que cambiará”.",
        "Pulse “Aplicar” o “El juego sigue”, lo que aparezca; “Cancelar” no cambia nada.",
      ],
      trouble: "¿Una decisión equivocada? En “Decisiones tomadas”, pulse “Retirar” y diga por qué.",
    },
  },
};
