import { rummy } from "../../../text/en/games/rummy";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";
import { rummyOf } from "./play";

export const parts: GameParts = {
  Middle,
  Dock,
  words: rummy,
  asks: (at) => (rummyOf(at)?.owes ? "owes" : at.view.phase),
  seatNote: (seat, at) => {
    const shown = rummyOf(at)?.shown[seat.seat] ?? 0;
    return at.handOn && shown ? [rummy.onTable(shown)] : [];
  },
  keepsChosen: true,
};
