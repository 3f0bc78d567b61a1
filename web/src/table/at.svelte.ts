/** This device's place at a live table: what it sees, and what it may ask. Games are handed this. */
import type { Component } from "svelte";
import { newId, tableCommand, type Trouble } from "../api/client";
import { liveTable } from "../api/live.svelte";
import { cardsIn, type Card } from "../cards/cards";
import { t } from "../text";
import { figures, money } from "../text/lang";
import type { Around } from "./around";
import { ChosenCards } from "./chosen.svelte";
import type { ActionWords, GameParts } from "./game";
import type { OpenParts } from "./open";
import { playOf, type Mine, type MyAction, type SeatView, type TableView } from "./view";

const CARD_MS = 1200; // from one card of a board to the next
const FLIES_MS = 450; // until the last card of a trick lies there
const LIES_MS = 900; // that the last card of a hand has lain before anybody is named

type Wanted = { type: string } & Record<string, unknown>;

export class AtTable {
  /** Fetched when the first view has told which game it is. */
  parts = $state.raw<GameParts | null>(null);
  /** A large felt: words are written out, and there is room beside the cards. */
  ring = $state(false);
  /** Where everybody sits about the felt, and what it has room for in the middle. */
  around = $state.raw<Around | null>(null);
  /** How the table stands on this screen: "whole" fits it under one another, "beside" puts my hand
      at the right of the felt, "long" scrolls, where a judge rules or letters are very large. */
  frame = $state<"whole" | "beside" | "long">("long");
  /** May rank and suit be typed, and digits press buttons? */
  keys = $state(true);
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** A card that I tried and may not play now. */
  refused = $state.raw<{ card: Card; why: string; clause: string } | null>(null);
  chosen: ChosenCards;
  /** What tells how a hand ended; fetched when the table stands, so that it is there in time. */
  Over = $state.raw<Component<{ at: AtTable }> | null>(null);
  /** What an open table has beside; fetched by such a table alone. */
  open = $state.raw<OpenParts | null>(null);
  /** The slip for a call is open. */
  calling = $state(false);
  /** I was asked whether I act although it is not my turn. */
  jumping = $state(false);

  live = $state.raw() as ReturnType<typeof liveTable<TableView>>;

  constructor(readonly table: string) {
    this.live = liveTable<TableView>(table);
    this.chosen = new ChosenCards(table);
  }

  known = $derived.by(() => this.live.view);
  mine = $derived.by<Mine | null>(() => {
    const mine = this.known?.mine;
    // a card of mine that lies on the table out of turn is in my hand no longer
    const lies = this.known?.open?.loose.find((act) => act.seat === mine?.seat)?.cards ?? [];
    return mine && lies.length ? { ...mine, cards: mine.cards.filter((held) => !lies.includes(held.card)) } : (mine ?? null);
  });
  /** My seat; -1 for who watches or judges. */
  me = $derived(this.mine?.seat ?? -1);
  frozen = $derived(!!this.known?.chair);
  persons = $derived((this.known?.seats ?? []).filter((seat) => seat.taken && !seat.bot));
  /** Everybody has agreed to rest: clocks stand still. */
  resting = $derived(!!this.known?.pause?.on);
  /** A hand is being played, or is not counted yet. Bouré's three steps are stages of their own. */
  handOn = $derived(["hand", "calls", "stay", "exchange", "play"].includes(this.known?.stage ?? ""));
  /** Seats that may act now: in the hand, or by hand before it (draw, shuffle, cut). */
  asked = $derived.by(() => {
    const view = this.known;
    if (!view) return [];
    return view.asked.length ? view.asked : view.seats.filter((seat) => seat.turn).map((seat) => seat.seat);
  });
  myTurn = $derived(this.me >= 0 && this.asked.includes(this.me) && !this.frozen && !this.resting);

  // -- the open table

  /** Nothing is refused here that can be done: people watch, not the hall. */
  loose = $derived(this.known?.referee === "open" && !!this.open);
  /** It is not my turn, and I can act all the same. */
  early = $derived(this.loose && this.handOn && !this.myTurn && !!this.mine?.early && !this.frozen && !this.resting);
  /** May I act: because it is my turn, or because nobody holds me back? */
  acting = $derived(this.myTurn || this.early);
  /** Cards of mine can leave my hand now, lawful or not: what `Hand` asks at an open table. */
  throws = $derived(this.acting && (this.mine?.cards ?? []).some((card) => card.legal && card.words));
  /** Something can be said or done now that is no card of mine: a bid, a draw. */
  speaks = $derived((this.mine?.actions ?? []).some((one) => !/^(play|throw|discard) /.test(one.words)));
  /** The button for what one means to do; out of turn none is to be pressed by habit. */
  main = $derived<"main" | "plain">(this.jumping ? "plain" : "main");
  /** "Wait for my turn". */
  wait = (): void => {
    this.jumping = false;
    this.chosen.clear();
  };

  /** The view; only parts that are shown when there is one may ask for it. */
  get view(): TableView {
    if (!this.known) throw new Error("no view yet");
    return this.known;
  }

  // -- the end of a hand

  /** What a hand came to may be told: its last card has lain there long enough to be seen. */
  told = $state(true);
  /** So many cards of a board lie there: one that was dealt out at once is turned card by card. */
  boardShown = $state(Infinity);
  /** So many pots have gone to who won them: one after the other. */
  awarded = $state(Infinity);
  /** A trick has just been filled: who takes it is told when its last card lies there. */
  filling = $state(false);
  private tricks = 0;
  private landing: ReturnType<typeof setTimeout> | undefined;
  /** What watches the table looks at it once more before it is drawn anew. */
  before: (() => void) | undefined;
  /** While the line is down: what of mine is kept. */
  kept = $state("");
  private seen: { on: boolean; board: number; stacks: number[]; scores: readonly number[] } = { on: false, board: 0, stacks: [], scores: [] };
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** Look at a view that has come, before it is drawn. */
  look(view: TableView): void {
    this.before?.();
    const on = this.handOn;
    const board = playOf(view, "holdem")?.board.length ?? 0;
    const was = this.seen;
    if (on || was.on || this.told) {
      const { stacks, scores } = on ? { stacks: view.seats.map((seat) => seat.stack), scores: view.scores } : was;
      this.seen = { on, board, stacks, scores };
    }
    const tricks = view.tricks.length;
    if (on && was.on && tricks > this.tricks) {
      this.filling = true;
      clearTimeout(this.landing);
      this.landing = setTimeout(() => (this.filling = false), FLIES_MS);
    }
    this.tricks = tricks;
    if (!on && was.on) {
      this.told = false;
      this.awarded = 0;
      this.turnUp(Math.min(was.board, board), board, playOf(view, "holdem")?.won?.length ?? 1);
    } else if (on) {
      clearTimeout(this.telling);
      this.tell();
    }
  }
  private tell(): void {
    this.told = true;
    this.boardShown = this.awarded = Infinity;
  }
  private turnUp(shown: number, all: number, pots: number): void {
    this.boardShown = shown;
    this.telling = setTimeout(
      () => {
        this.before?.();
        if (shown < all) this.turnUp(shown < 3 ? Math.min(3, all) : shown + 1, all, pots);
        else this.award(1, pots);
      },
      shown < all ? CARD_MS : LIES_MS,
    );
  }
  private award(pot: number, pots: number): void {
    this.awarded = pot;
    if (pot >= pots) this.tell();
    else this.telling = setTimeout(() => this.award(pot + 1, pots), CARD_MS);
  }
  /** What somebody has; as it was while the last cards of a hand are still being turned. */
  stackOf = (seat: SeatView): number => (this.told ? seat.stack : (this.seen.stacks[seat.seat] ?? seat.stack));
  /** What a side has, in the same way; null where no score is kept beside the stacks. */
  scoreOf = (side: number): number | null => (this.told ? this.known?.scores[side] : this.seen.scores[side]) ?? null;
  /** Whether a seat is seen to be asked; who leads next has taken the trick that is just being filled. */
  turnOf = (seat: SeatView): boolean => seat.turn && !this.filling;
  /** The tricks that a seat is seen to have taken. */
  tricksOf = (seat: SeatView): number => seat.tricks - Number(this.filling && this.known?.tricks[this.tricks - 1]?.winner === seat.seat);
  /** Whether somebody has lost all, once the cards that took it have been seen. */
  lost = (seat: SeatView | undefined): boolean => this.told && seat?.status === "lost";
  /** I have lost all, and others play on. */
  out = $derived(!!this.known && this.known.stage !== "ended" && this.lost(this.known.seats[this.me]));

  // -- names and amounts

  private names = $derived((this.known?.seats ?? []).map(nameOfSeat));
  // Where there is room for one word: the first name, with an initial where two share it.
  private shortNames = $derived(
    this.names.map((full) => {
      const twins = this.names.filter((other) => firstOf(other) === firstOf(full)).length > 1;
      const rest = full.split(" ").pop() ?? "";
      if (rest.length === 1 || full === t.table.empty) return full; // "Bot C"
      return twins && rest !== full ? `${firstOf(full)} ${rest.charAt(0)}.` : firstOf(full);
    }),
  );
  name = (seat: number): string => this.names[seat] ?? "";
  short = (seat: number): string => this.shortNames[seat] ?? "";
  /** "You" for me. */
  who = (seat: number): string => (seat === this.me ? t.table.me : this.short(seat));
  /** The others clockwise from my left, as I see them sitting; a watcher sees all. */
  others = $derived.by<SeatView[]>(() => {
    const seats = this.known?.seats ?? [];
    return this.me < 0 ? seats : [...seats.slice(this.me + 1), ...seats.slice(0, this.me)];
  });
  /** Who is drawn: before play begins the free seats too. */
  shown = $derived(this.known?.stage === "seats" ? this.others : this.others.filter((seat) => seat.taken || seat.bot || !!seat.name));
  /** Chips are told of each seat; where partners score together they are told once. */
  counts = $derived(!!this.known && this.known.stage !== "seats" && !(this.known.unit === "points" && this.known.partners.length > 0));
  /** Which way from the middle of the table somebody sits. */
  towards = (seat: number): { dx: number; dy: number } => this.around?.places.get(seat) ?? { dx: 0, dy: 1 };
  /** The aim of the game is told in the first hand, where the felt has the room. */
  tellsAim = $derived(this.handOn && (this.known?.hand ?? 9) <= 1 && this.me >= 0 && (this.around?.middle.height ?? 0) >= 140);
  /** The bare number: "98", "$9.75". */
  count = (n: number): string => (this.known?.unit === "cents" ? money(n) : figures(n));
  /** With its unit: "98 chips", "12 points", "$9.75". */
  chips = (n: number): string =>
    this.known?.unit === "points" ? t.table.points(n, this.count(n)) : this.known?.unit === "cents" ? this.count(n) : t.table.chips(n, this.count(n));

  // -- what is wanted of whom

  private asks = $derived(this.parts?.asks?.(this) ?? this.known?.phase ?? "");
  prompt = $derived.by(() => {
    const view = this.known;
    if (!view) return "";
    const words = this.parts?.words.prompts[this.asks];
    const waiting = this.asked.filter((seat) => seat !== this.me);
    if (this.filling || (!this.told && !this.handOn)) return "";
    if (view.stage === "ended") return t.table.ended;
    if (this.out) {
      const place = view.seats[this.me]?.place;
      return place ? t.table.outAt(t.nth(place)) : t.table.outOfChips;
    }
    if (this.frozen) return t.table.stopped;
    if (this.resting) return t.table.restingPrompt;
    if (view.stage === "calls" && this.loose) return t.open.last;
    if (this.jumping) return this.chosen.cards.length ? t.open.notYourTurnCard : t.open.notYourTurn;
    if (view.stage === "pause") return t.table.handOver(view.hand);
    if (this.myTurn) return words?.me ?? t.table.yourMove;
    if (waiting.length > 1) return t.table.waitForSome(waiting.map(this.short));
    if (waiting[0] !== undefined) return words?.others(this.name(waiting[0])) ?? t.table.waitForOne(this.name(waiting[0]));
    return view.stage === "seats" ? "" : t.table.waiting;
  });
  /** The words on the button of an action. */
  wordsFor = (action: MyAction): ActionWords => {
    const said = this.parts?.words.action?.(action, this.chips) ?? { label: action.words };
    // what it will cost is not known before it is my turn
    return this.early && said.what === this.chips(0) ? { label: said.label } : said;
  };

  // -- asking

  async send(what: Wanted): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    const id = newId();
    const ask = () => tableCommand(this.table, this.live.version, what, id);
    let answer = await ask();
    // The line broke between question and answer: the same id asked again does nothing twice.
    if (!answer.ok && answer.trouble.error === "not connected") answer = await ask();
    this.busy = false;
    if (!answer.ok) this.trouble = answer.trouble;
    if (!answer.ok || this.live.line !== "on") await this.live.refresh();
    return answer.ok;
  }
  /** One act of the hand, in the words of the view's actions. */
  act = (words: string): Promise<boolean> => {
    if (!this.early || this.jumping) return this.send({ type: "act", seat: this.me, step: this.known?.step ?? 0, words });
    this.jumping = true; // the first tap out of turn asks
    return Promise.resolve(false);
  };
  asMe = (type: string, more: Record<string, unknown> = {}) => this.send({ type, seat: this.me, ...more });
  refuse = (why: string) => (this.trouble = { error: "refused", why });

  /** What `Hand` in mode "play" calls: lift what goes down with this card, or say why it may not. */
  liftToPlay = (card: Card) => {
    const held = this.mine?.cards.find((one) => one.card === card);
    this.refused = held?.legal ? null : { card, why: held?.why_not ?? "", clause: held?.clause ?? "" };
    this.chosen.only(held?.legal ? (held.words ? cardsIn(held.words) : [card]) : []);
    if (this.early) this.jumping = true;
  };
  /** ... and what it calls when the lifted card is laid. */
  playCard = (card: Card) => {
    // a card that was pulled out of turn is asked about like one that was tapped
    if (this.early && !this.jumping) this.liftToPlay(card);
    else void this.act(this.mine?.cards.find((one) => one.card === card)?.words || `play ${card}`);
  };
  /** What `Hand` in mode "choose" calls: one card more or less, `most` at most. */
  choose = (card: Card, most = 52) => {
    if (!this.chosen.toggle(card, most)) this.refuse(t.table.tooMany(most));
  };

  /** Come in again as who one is now: a watcher who sat down must not be shown a watcher's view. */
  enterAgain(): void {
    this.live.close();
    this.live = liveTable<TableView>(this.table);
  }
  close(): void {
    clearTimeout(this.telling);
    clearTimeout(this.landing);
    this.live.close();
  }
}

const firstOf = (full: string) => full.split(/[ -]/)[0] ?? full;
const nameOfSeat = (seat: SeatView) => seat.name || (seat.bot ? t.table.botAt(seat.letter) : t.table.empty);
