/** The hands that somebody played on this device: kept here alone, the last 200. */
import type { TableView } from "../table/view";
import { keep, read } from "../phone/kept";
import { device } from "./device.svelte";
import { gameOf } from "./tables";

const KEY = "cardhall.hands";
const MOST = 200;

export interface KeptHand {
  table: string;
  game: string;
  session: number;
  number: number;
  /** When it was over, by the hall's clock. */
  at: number;
  /** What the player won or lost in it. */
  gained: number;
  unit: string;
}

class MyHands {
  /** The newest first. */
  all = $state.raw<KeptHand[]>(read<KeptHand[]>(KEY, []));

  /** Keep the finished hands of a view in which the player has a seat; once, however often it is shown. */
  see(view: TableView, at: number): void {
    const seat = view.mine?.seat ?? -1;
    if (seat < 0) return;
    const known = new Set(this.all.map(keyOf));
    const fresh = view.history
      .filter((hand) => !hand.stood_in.includes(seat)) // a bot's hand is not the player's
      .map(
        (hand): KeptHand => ({
          table: view.table,
          game: gameOf(view),
          session: view.session,
          number: hand.number,
          at,
          gained: hand.paid[seat] ?? 0,
          unit: unitOf(view),
        }),
      )
      .filter((hand) => !known.has(keyOf(hand)));
    if (!fresh.length) return;
    this.all = [...fresh.reverse(), ...this.all].slice(0, MOST);
    keep(KEY, this.all);
  }
  /** Hands, name and PIN. */
  forget(): void {
    this.all = [];
    keep(KEY, null);
    device.forget();
  }
}

const keyOf = (hand: KeptHand) => `${hand.table}/${hand.session}/${hand.number}`;
const unitOf = (view: TableView): string => (view as { unit?: string }).unit ?? (view.preset === "rap" ? "cents" : "chips");

export const myHands = new MyHands();
