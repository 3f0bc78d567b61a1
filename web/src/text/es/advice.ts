/** Las palabras de las pistas, las chances y la mano repasada. */
import type { advice as english } from "../en/advice";

const amount = (hundredths: number) => {
  const value = Math.abs(hundredths) / 100;
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("es-US");
};
const signed = (hundredths: number) => `${hundredths > 0 ? "+" : hundredths < 0 ? "−" : ""}${amount(hundredths)}`;
const share = (permille: number) =>
  permille > 0 && permille < 10 ? "menos de 1%" : permille > 990 && permille < 1000 ? "más de 99%" : `${Math.round(permille / 10)}%`;
const units: Record<string, [string, string]> = { chips: ["ficha", "fichas"], cents: ["centavo", "centavos"], points: ["punto", "puntos"] };

const nameOf = (hundredths: number, unit: string) => units[unit]?.[amount(hundredths) === "1.0" ? 0 : 1] ?? unit;

/** «medio punto», como se dice. */
const loss = (hundredths: number, unit: string) =>
  Math.abs(hundredths - 50) < 5 && unit !== "cents" ? (unit === "chips" ? "media ficha" : "medio punto") : `${amount(hundredths)} ${nameOf(hundredths, unit)}`;

export const advice: typeof english = {
  hintTitle: "Lo que haría alguien con oficio",
  thinking: "Un momento …",
  doIt: "Hacerlo",
  weighed: "Lo que rinde cada opción",
  brings: (measure) => `En promedio: ${measure}.`,
  playouts: (n) => `Contado sobre ${n.toLocaleString("es-US")} repartos imaginados.`,
  even: "da lo mismo",
  signed,
  share,
  of: (hundredths, unit) => `${hundredths < 0 ? "−" : ""}${amount(hundredths)} ${nameOf(hundredths, unit)}`,
  lost: (hundredths, unit) => `${amount(hundredths)} ${nameOf(hundredths, unit)}`,
  loss,
  between: (low, high) => `entre ${low} y ${high}`,
  noOdds: "Por ahora no hay nada que calcular.",
  band: "La franja clara: donde está la cifra verdadera en 95 de cada 100 cálculos así.",
  over: {
    title: "Su juego, repasado",
    lead: "Junto a cada jugada suya: lo que habría hecho alguien con oficio, con lo que usted podía ver entonces.",
    begin: "Repasar mi juego",
    working: (done, all) => `Mirando la jugada ${done} de ${all} …`,
    none: "En esta mano usted no tuvo nada que elegir.",
    sum: (agree, other, costly, forced) =>
      [
        agree && `${agree} como se aconseja`,
        other && `${other} de otro modo`,
        costly && `${costly} ${costly === 1 ? "costosa" : "costosas"}`,
        forced && `${forced} sin elección`,
      ]
        .filter(Boolean)
        .join(", "),
    acts: "Sus jugadas",
    act: (n, verdict) => `Jugada ${n}: ${verdict}`,
    verdict: { agree: "como se aconseja", other: "de otro modo", costly: "costosa", forced: "sin elección" },
    says: {
      agree: "Usted hizo lo que haría alguien con oficio.",
      other: "Usted hizo otra cosa. Puede ser igual de buena.",
      costly: "Usted hizo otra cosa.",
      forced: "No había nada que elegir.",
    },
    costs: (lost) => `En promedio rinde ${lost} menos.`,
    unlike: "Lo que usted hizo no estaba entre lo que se probó.",
    would: "Alguien con oficio, aquí",
    yours: "suya",
  },
  line: {
    best: "Perfecto: nada habría rendido más.",
    fine: "Bien: nada de lo que hizo le costó algo con seguridad.",
    cost: (lost, better) => `Le costó ${lost}: ${better}.`,
    none: "No había nada que elegir.",
    open: "Mirar de cerca",
    title: "Sus decisiones en esta mano",
    did: (what) => `Usted: ${what}`,
    counted: "Con lo que usted podía ver entonces, y con la misma cuenta que las pistas: la misma posición recibe siempre la misma respuesta.",
    close: "Cerrar",
  },
};
