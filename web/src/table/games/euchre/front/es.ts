import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "En parejas; la jota manda",
  presets: {
    "lions-euchre": "El Euchre por turnos de los Leones",
  },
  round: "Partida",
  marks: { out: "no juega" },
};
