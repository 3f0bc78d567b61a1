import { t } from "../../../text";
import type { GameParts } from "../../game";
import type { HandReport } from "../../view";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

/** Who reneged is counted with those who boured, but is told as what it was. */
function handNote(hand: HandReport, seat: number): string {
  if (hand.renegers.includes(seat)) return t.boure.reneged;
  if (hand.boures.includes(seat)) return t.boure.boured;
  return hand.none_taken.includes(seat) ? t.boure.noTrick : "";
}

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
  seatNote: (seat, { view, handOn }) => {
    if (view.stage === "exchange" && seat.drawn !== null && seat.status === "in") return [t.boure.drew(seat.drawn)];
    // what the hand was for this seat stands until the next is dealt
    return handOn || !view.last_hand ? [] : [handNote(view.last_hand, seat.seat)].filter(Boolean);
  },
  handNote,
  likely: { "": ["renege", "turn", "misdeal"] },
  saidLines: 4,
};
