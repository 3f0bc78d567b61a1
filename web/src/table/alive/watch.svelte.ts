/** The table is watched from one view to the next: what moved is shown moving, and is heard. */
import { tick, untrack } from "svelte";
import { carriesOn } from "./tab.svelte";
import { t } from "../../text";
import type { AtTable } from "../at.svelte";
import { trickToShow } from "../shared/tricks";
import type { TableView } from "../view";
import { inTheAir, land, showAgain } from "./flights";
import { blind, cardsMove, chipsMove, deal, drawn, gather, look, payOut, trickOf, type Look } from "./moves";
import { senses } from "./senses.svelte";
import { sound, wake } from "./sounds";

const LIES = 220 + 900; // ms for which a whole trick is looked at

/** Let things move and be heard; nothing waits for it. Call what it gives to have it end. */
export function alive(table: () => AtTable): () => void {
  const end = $effect.root(() => watch(table));
  // what somebody presses is pressed at a table that has come to rest
  const press = () => (setTimeout(wake), land()); // the press is answered first
  addEventListener("pointerdown", press, true);
  addEventListener("keydown", press, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("keydown", press, true);
    end();
  };
}

function watch(table: () => AtTable): void {
  const watcher = new Watcher(table);
  table().before = watcher.before;
  $effect(() => {
    const { told } = table();
    if (told) watcher.isTold();
  });
  $effect(() => {
    if (table().myTurn) watcher.myTurn();
  });
  $effect(() => {
    const { awarded } = table();
    if (awarded > 0 && awarded < Infinity) watcher.award(awarded);
  });
  $effect(() => {
    table().kept = `${t.alive.reconnecting} ${table().known?.deadline ? t.alive.seatKept : t.alive.turnKept}`;
  });
  // what could not be sent is no trouble any longer when the line is back
  let off = false;
  $effect(() => {
    const { line } = table().live;
    if (line === "on" && off) untrack(() => table().trouble?.error === "not connected" && (table().trouble = null));
    off = line === "off";
  });
  carriesOn(table);
  $effect(() => () => watcher.end());
}

class Watcher {
  private was: TableView | null = null;
  private wasOn = false;
  private hands = 0;
  private looking = false;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  /** The trick that was taken in already, and is not to be seen. */
  private gathered = "";

  constructor(private table: () => AtTable) {
    this.was = table().known;
    this.wasOn = table().handOn;
    this.hands = this.was?.history.length ?? 0;
  }

  /** Called before anything is drawn anew. */
  before = (): void => {
    if (this.looking) return;
    this.looking = true;
    const { still } = this;
    const seen = still ? blind() : look();
    const after = () => {
      this.looking = false;
      this.after(seen);
    };
    // in the frame that shows it, just before it is painted: the table is laid out then anyway
    void tick().then(() => (still || document.hidden ? after() : requestAnimationFrame(after)));
  };
  private get still(): boolean {
    return senses.still || document.hidden;
  }

  private after(before: Look): void {
    const at = this.table();
    const { was, wasOn } = this;
    const view = at.known;
    this.was = view;
    this.wasOn = at.handOn;
    if (!view || !was) return;
    const dealt = at.handOn && (view.hand !== was.hand || !wasOn);
    if (dealt) this.deals(view);
    else if (view.session === was.session) this.moves(before, view, was);
    this.trickLies(view);
  }

  private deals(view: TableView): void {
    clearTimeout(this.gathering);
    sound("deal");
    if (this.still) return;
    land();
    // my cards have their places when they have been measured: until then they are not seen
    const mine = [...document.querySelectorAll(".dock .mine svg[data-face], .felt .middle svg[data-face]")].map((one) =>
      one.animate([{ opacity: 0 }, { opacity: 0 }], 400),
    );
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        deal(view, this.table().me);
        for (const one of mine) one.cancel();
      }),
    );
  }

  private moves(before: Look, view: TableView, was: TableView): void {
    const at = this.table();
    if (this.still) {
      this.heard(view, was);
      return;
    }
    const lay = trickOf(before);
    const next = trickToShow(at);
    const last = view.tricks[view.tricks.length - 1];
    const changed = lay.some((face) => !face.picture.isConnected);
    if (inTheAir() && (changed || lay.length !== (next?.trick.cards.length ?? 0))) land();
    if (changed && last && view.hand === was.hand && this.gathered !== `${view.hand}/${view.tricks.length}`) {
      clearTimeout(this.gathering);
      gather(lay, last.winner);
    }
    const cards = cardsMove(before, view, was, at.handOn);
    drawn(view, was, at.me);
    const chips = at.told && chipsMove(before, view, was);
    if (!cards && !chips) this.knocks(view, was);
  }

  /** The same to hear where nothing is to move. */
  private heard(view: TableView, was: TableView): void {
    if (view.tricks.length > was.tricks.length || (view.trick?.cards.length ?? 0) > (was.trick?.cards.length ?? 0)) sound("card");
    else if (view.pot > was.pot) sound("chips");
    else if (view.stock !== was.stock || view.discards !== was.discards) sound("card");
    else this.knocks(view, was);
  }
  /** Somebody else did something by which nothing moved: they passed, checked, let it go by. */
  private knocks(view: TableView, was: TableView): void {
    const seat = view.log[view.log.length - 1]?.seat ?? -1;
    if (this.table().handOn && view.step > was.step && seat >= 0 && seat !== this.table().me) sound("knock");
  }

  /** A whole trick is looked at, then it goes to who took it; the last one of a hand stays. */
  private trickLies(view: TableView): void {
    const at = this.table();
    const shown = trickToShow(at);
    const name = `${view.hand}/${view.tricks.length}`;
    clearTimeout(this.gathering);
    if (!shown?.done) showAgain(); // also where its last card was taken back
    if (!shown?.done || !at.handOn || this.gathered === name || !view.tricks.length) return;
    this.gathering = setTimeout(() => {
      this.gathered = name;
      if (!this.still) gather(trickOf(look()), shown.trick.winner);
    }, LIES);
  }

  /** What a hand came to is told: the chips go to whose they are now. */
  isTold(): void {
    const at = this.table();
    const history = at.known?.history ?? [];
    const done = history[history.length - 1];
    const fresh = history.length > this.hands || (done && this.was && done.number > (this.was.history[this.was.history.length - 1]?.number ?? 0));
    this.hands = history.length;
    if (!done || !fresh || at.handOn) return;
    const winners = done.winners.length || done.winner < 0 ? done.winners : [done.winner];
    if (winners.includes(at.me)) sound("win", 0.15);
    const pots = this.pots();
    if (!this.still && (pots.length || at.known?.unit !== "points")) payOut(pots[pots.length - 1]?.seats ?? winners);
  }
  /** A side pot goes to who won it. */
  award(number: number): void {
    const pot = this.pots()[number - 1];
    if (pot && !this.still) payOut(pot.seats);
  }
  private pots() {
    const play = this.table().known?.play;
    return play && "won" in play ? play.won : [];
  }
  myTurn(): void {
    sound("turn", 0.2);
    // before the first press a browser only complains
    if (senses.sound && !document.hidden && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(30);
  }
  end(): void {
    clearTimeout(this.gathering);
    land();
  }
}
