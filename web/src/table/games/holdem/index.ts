import { t } from "../../../text";
import type { GameParts } from "../../game";
import Before from "./Before.svelte";
import Dock from "./Dock.svelte";
import LevelLine from "./LevelLine.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  Before,
  LevelLine,
  get words() {
    return t.holdem;
  },
  seatNote: (seat) => (seat.note ? [seat.note] : []),
  likely: { "": ["turn", "underbet", "string", "exposed"] },
  middle: { width: 244, height: 96 },
  factLines: 1,
  choiceRows: 2,
};
