import { boure } from "../../../text/en/games/boure";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  words: boure,
  asks: ({ view, mine }) => {
    if (mine?.may_draw_card) return "draw";
    return view.stage === "play" && !view.trick?.cards.length ? "lead" : view.stage;
  },
  seatNote: (seat, { view }) => (view.stage === "exchange" && seat.drawn !== null && seat.status === "in" ? [boure.drew(seat.drawn)] : []),
};
