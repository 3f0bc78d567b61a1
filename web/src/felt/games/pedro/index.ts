import { pedro } from "../../../text/en/games/pedro";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  words: pedro,
  asks: ({ view }) => (view.phase === "play" && !view.trick?.cards.length ? "lead" : view.phase),
  seatNote: (seat) => (seat.note ? [seat.note] : []),
  keepsChosen: true,
};
