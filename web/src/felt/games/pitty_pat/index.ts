import { pittyPat } from "../../../text/en/games/pitty_pat";
import type { GameParts } from "../../game";
import Before from "./Before.svelte";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  Before,
  words: pittyPat,
  seatNote: (seat) => (seat.note ? [seat.note] : []),
};
