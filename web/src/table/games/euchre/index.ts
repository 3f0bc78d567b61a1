import { money } from "../../../now.svelte";
import { t } from "../../../text";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";
import { playOf } from "../../view";

export const parts: GameParts = {
  Middle,
  Dock,
  get words() {
    return t.euchre;
  },
  asks: ({ view }) => {
    const play = playOf(view, "euchre");
    if (view.phase === "discard") return "discard";
    if (view.phase === "play") return view.trick?.cards.length ? "play" : "lead";
    return play?.up_at === "table" ? "bid" : "bid 2";
  },
  seatNote: (seat, { view }) => {
    const cup = seat.cup ? [t.euchre.cup(money(seat.cup))] : [];
    if (seat.note) return [seat.note, ...cup];
    const call = playOf(view, "euchre")
      ?.calls.filter((one) => one.seat === seat.seat)
      .pop();
    return view.trump || !call ? cup : [t.euchre.said(call.words), ...cup];
  },
  likely: { bid: ["bid", "speech", "misdeal"], "": ["renege", "lead", "bid"] },
  choiceRows: 2,
};
