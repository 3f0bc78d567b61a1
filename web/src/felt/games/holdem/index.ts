import { holdem } from "../../../text/en/games/holdem";
import type { GameParts } from "../../game";
import Before from "./Before.svelte";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  Before,
  words: holdem,
  seatNote: (seat) => (seat.note ? [seat.note] : []),
};
