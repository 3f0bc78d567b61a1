import { byGame, type FrontWords } from ".";

export const games = byGame(import.meta.glob<FrontWords>("../games/*/front/fr.ts", { eager: true, import: "front" }));
