import { t } from "../../../text";
import type { GameParts } from "../../game";
import Before from "./Before.svelte";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";
import { playOf } from "../../view";

export const parts: GameParts = {
  Middle,
  Dock,
  Before,
  get words() {
    return t.pittyPat;
  },
  // where the seats stand in rows the pairs lie on the plate: they need no words
  seatNote: (seat, { view, ring }) => {
    const pairs = !ring ? 0 : (playOf(view, "pitty_pat")?.open[seat.seat]?.length ?? 0) / 2;
    return [...(pairs ? [t.pittyPat.pairsOpen(pairs)] : []), ...(seat.note ? [seat.note] : [])];
  },
  likely: { "": ["wrong", "turn", "claim"] },
  beforeHigh: 30,
  middle: { width: 190, height: 92 },
  factLines: 1,
  saidLines: 2,
};
