import { t } from "../../../text";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";
import { rummyOf } from "./play";

export const parts: GameParts = {
  Middle,
  Dock,
  get words() {
    return t.rummy;
  },
  asks: (at) => (rummyOf(at)?.owes ? "owes" : at.view.phase),
  // what each has on the table stands beside their sets
  seatNote: () => [],
  keepsChosen: true,
  atEnd: () => import("./Counted.svelte"),
  likely: { "": ["meld", "draw", "early", "turn", "out"] },
  middle: { width: 330, height: 190 },
  factLines: 0,
  choiceRows: 2,
  saidLines: 2,
};
