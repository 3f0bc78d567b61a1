/** What somebody played on this device, kept here alone: the last 200 hands, and of all of them by
    game how often one won, the longest run, the best hand, how often one's choice was the best. */
import { keep, read } from "../phone/kept";
import type { TableView } from "../table/view";
import { device } from "./device.svelte";
import { counted, judgedIn, type Ledger, none, type Played } from "./record";
import { gameOf } from "./tables";

const KEY = "cardhall.hands";
const RECORD = "cardhall.record";
const MOST = 200;

export interface KeptHand extends Played {
  /** How often there was something to choose in it, and how often the choice was the best one. */
  choices?: number;
  best?: number;
}

class MyHands {
  /** The newest first. */
  all = $state.raw<KeptHand[]>(read<KeptHand[]>(KEY, []));
  /** By game; of hands kept before there was a record it is made once. */
  record = $state.raw<Ledger>(read<Ledger | null>(RECORD, null) ?? this.all.slice().reverse().reduce(counted, none()));

  /** Keep the finished hands of a view in which the player has a seat; once, however often it is shown. */
  see(view: TableView, at: number): void {
    const seat = view.mine?.seat ?? -1;
    if (seat < 0 || view.mine?.replay) return; // what is played again counts for nothing
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
    this.all = [...fresh.slice().reverse(), ...this.all].slice(0, MOST);
    this.record = fresh.reduce(counted, this.record);
    this.save();
  }
  /** How a hand was played, as the hall counted it; once. */
  judged(table: string, session: number, number: number, choices: number, best: number): void {
    const key = `${table}/${session}/${number}`;
    const hand = this.all.find((one) => keyOf(one) === key);
    if (!hand || hand.choices !== undefined) return;
    this.all = this.all.map((one) => (one === hand ? { ...one, choices, best } : one));
    this.record = judgedIn(this.record, hand, choices, best);
    this.save();
  }
  /** Take over what was kept on another device. */
  bring(kept: { hands: KeptHand[]; record: Ledger }): void {
    this.all = kept.hands;
    this.record = kept.record;
    this.save();
  }
  /** Hands, name and PIN. */
  forget(): void {
    this.all = [];
    this.record = none();
    keep(KEY, null);
    keep(RECORD, null);
    device.forget();
  }
  private save(): void {
    keep(KEY, this.all);
    keep(RECORD, this.record);
  }
}

const keyOf = (hand: KeptHand) => `${hand.table}/${hand.session}/${hand.number}`;
const unitOf = (view: TableView): string => (view as { unit?: string }).unit ?? (view.preset === "rap" ? "cents" : "chips");

export const myHands = new MyHands();
