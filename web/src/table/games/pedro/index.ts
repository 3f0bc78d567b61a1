import { t } from "../../../text";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  get words() {
    return t.pedro;
  },
  asks: ({ view }) => (view.phase === "play" && !view.trick?.cards.length ? "lead" : view.phase),
  seatNote: (seat) => (seat.note ? [seat.note] : []),
  keepsChosen: true,
  likely: { bid: ["bid", "exposed", "misdeal"], discard: ["kept", "too-many", "too-few"], "": ["renege", "kept", "bid"] },
  narrowFactLines: 3,
  choiceRows: 2,
  saidLines: 2,
};
