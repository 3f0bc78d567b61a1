import { t } from "../../../text";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  get words() {
    return t.boure;
  },
  asks: ({ view, mine }) => {
    if (mine?.may_draw_card) return "draw";
    return view.stage === "play" && !view.trick?.cards.length ? "lead" : view.stage;
  },
  seatNote: (seat, { view }) => (view.stage === "exchange" && seat.drawn !== null && seat.status === "in" ? [t.boure.drew(seat.drawn)] : []),
};
