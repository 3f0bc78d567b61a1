import { t } from "../../../text";
import type { GameParts } from "../../game";
import Before from "./Before.svelte";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";
import { pokenoOf } from "./play";

export const parts: GameParts = {
  Middle,
  Dock,
  Before,
  get words() {
    return t.poKeNo;
  },
  asks: (at) => (pokenoOf(at)?.claims.includes(at.me) ? "mine" : at.view.phase),
  seatNote: (seat, at) => {
    const play = pokenoOf(at);
    if (!at.handOn || !play) return [];
    if (play.claims.includes(seat.seat)) return [t.poKeNo.callsOut];
    return play.sitting_out.includes(seat.seat) ? [t.poKeNo.sitsOut] : [];
  },
  likely: { "": ["false", "claim", "turned"] },
  beforeHigh: 44,
  middle: { width: 130, height: 60 },
  factLines: 0,
  saidLines: 0,
  resultOnFelt: true,
};
