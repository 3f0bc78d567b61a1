import { t } from "../../../text";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  get words() {
    return t.spades;
  },
  asks: ({ view }) => (view.phase === "play" && !view.trick?.cards.length ? "lead" : view.phase),
  seatNote: (seat) => (seat.note ? [seat.note] : []),
  likely: { bid: ["bid", "misdeal"], "": ["renege", "turn"] },
  choiceRows: 2,
  saidLines: 2,
};
