/** El recorrido por un primer evento, en un ensayo. */
import type { tour as English } from "../en/tour";

const step = (title: string, text: (button: string) => string, button = "") => ({ title, text, button });

export const tour: typeof English = {
  at: (step, of) => `Paso ${step} de ${of}`,
  leave: "Salir del recorrido",
  steps: {
    entries: step(
      "La gente se inscribe",
      () => "En las semanas anteriores llegan las inscripciones. En un evento propio usted las escribe abajo o las toma de un archivo. Aquí, deje que se inscriban sesenta personas inventadas.",
      "Dejar que se inscriban",
    ),
    sign_in: step(
      "Llegan a la puerta",
      () => "Escriba abajo unas letras de un nombre y toque ese nombre: la persona queda registrada. Pruebe una vez. Después deje venir a los demás.",
      "Dejar venir a los demás",
    ),
    seats: step("Ya están todos", (button) => `La computadora sortea los asientos y dice por qué cada uno es como es. Pulse «${button}».`),
    start: step("La sala busca sus asientos", (button) => `«Proyector», arriba, muestra a cada uno su mesa. Mírelo y vuelva. Después pulse «${button}», y el reloj corre.`),
    play: step(
      "Las mesas juegan y cuentan",
      () => "Al acabar el tiempo, un teléfono de cada mesa envía las fichas de todos; una hoja de papel se escribe abajo. Nadie está en esta sala: deje que lleguen cuentas inventadas.",
      "Dejar que lleguen las cuentas",
    ),
    rounds: step("Ronda tras ronda", () => "Abajo, en Resultados, está quién sigue en juego. La próxima ronda empieza como esta, hasta la última mesa. Deje que la computadora las juegue todas.", "Jugar hasta la última mesa"),
    awards: step("Los ganadores", (button) => `Todos los lugares están decididos; solo usted los ve, abajo. Pulse «${button}», y los verá toda la sala.`),
    end: step("Fue un día entero", () => "Mire cada parte el tiempo que quiera: Papeles tiene lo que se imprime, Juez lo que se resolvió. Un ensayo se borra en Ajustes.", "Hacer un evento propio"),
  },
};
