/** What has moved between two looks at the table, and the way that it takes: from whom, to whom. */
import type { Card } from "../../cards/cards";
import type { TableView } from "../view";
import { boxOf, fly, middleOf, plain, type Box } from "./flights";
import { sound } from "./sounds";

/** Where an open card lies: in a trick, in my hand, on the board, before a seat, or else on the felt. */
type Where = "trick" | "dock" | "board" | "seat" | "felt";
interface Face {
  picture: Element;
  box: Box;
  where: Where;
}
/** What lies open on the screen, and the chips that were bet by each seat. */
export interface Look {
  faces: Map<Card, Face>;
  bets: Map<number, Box>;
}

const FLIGHT = 220; // ms from a hand to the table
export const GATHER = 250; // and from the table to who took the trick
const APART = 60; // from one card dealt to the next
const DEALT_IN = 1500; // a longer deal is dealt by packets

export const blind = (): Look => ({ faces: new Map(), bets: new Map() });

export function look(): Look {
  const seen = blind();
  for (const picture of document.querySelectorAll<SVGElement>(".live svg[data-face]")) {
    const box = boxOf(picture);
    if (box.width && !picture.closest("[role=dialog]")) seen.faces.set(picture.dataset.face ?? "", { picture, box, where: whereIs(picture) });
  }
  for (const bet of document.querySelectorAll<HTMLElement>(".felt [data-bet]")) seen.bets.set(Number(bet.dataset.bet), boxOf(bet));
  return seen;
}
function whereIs(picture: Element): Where {
  if (picture.closest(".dock")) return "dock";
  if (picture.closest(".trick")) return "trick";
  if (picture.closest(".board")) return "board";
  return picture.closest(".seats") ? "seat" : "felt";
}

const boxAt = (where: string): Box | null => {
  const found = document.querySelector(where);
  return found && boxOf(found);
};
/** A card at the face of a seat. */
export function atSeat(seat: number, width = 30): Box | null {
  const face = boxAt(`[data-seat="${seat}"] .face`);
  return face && middleOf(face, width, width * 1.4);
}
const chipsAt = (box: Box | null): Box | null => box && middleOf(box, 26, 26);
/** Where the pot lies. */
const pot = (): Box | null => chipsAt(boxAt(".felt [data-pot]") ?? boxAt(".felt .middle"));
const stock = (): Box | null => boxAt(".felt .stock, .felt .pile");

const copyOf = (picture: Element): Element => picture.cloneNode(true) as Element;

/** Chips from one place to another. */
function slide(from: Box | null, to: Box | null, after = 0): boolean {
  if (!from || !to) return false;
  fly(plain("chips"), { from: middleOf(from, 26, 26), to: middleOf(to, 26, 26), after, ms: 330, landed: () => sound("chips") });
  return true;
}
/** The pot to those who won it. */
export const payOut = (seats: readonly number[]): void => seats.forEach((seat, i) => void slide(pot(), chipsAt(atSeat(seat)), i * 90));

/** The cards of a trick to who took it: themselves where they have been taken from the table already. */
export function gather(cards: readonly Face[], winner: number): void {
  const to = atSeat(winner, 24);
  if (!to || !cards.length) return;
  for (const { picture, box } of cards) {
    const lies = picture.isConnected;
    fly(lies ? copyOf(picture) : picture, { from: box, to, ms: GATHER, away: true, real: lies ? picture : null });
  }
  sound("trick");
}
export const trickOf = (seen: Look): Face[] => [...seen.faces.values()].filter((face) => face.where === "trick");

/** The cards of a hand, one by one from the dealer, first to the left; mine lie open as they come. */
export function deal(view: TableView, me: number): void {
  const from = atSeat(view.dealer) ?? pot();
  if (!from) return;
  const mine = [...document.querySelectorAll(".dock .mine svg[data-face]")];
  const n = view.seats.length;
  const round = view.seats.map((_, i) => (view.dealer + 1 + i + n) % n).filter((seat) => (seat === me ? mine.length : (view.seats[seat]?.cards ?? 0)));
  const each = Math.max(mine.length, ...view.seats.map((seat) => seat.cards));
  const packet = Math.max(1, Math.ceil((each * round.length * APART) / DEALT_IN));
  let after = 0;
  for (let done = 0; done < each; done += packet) {
    for (const seat of round) {
      if (seat === me) {
        for (const real of mine.slice(done, done + packet)) fly(plain("back"), { from, to: boxOf(real), after, ms: FLIGHT, real, landed: () => sound("deal") });
      } else {
        const to = atSeat(seat, 26);
        if (to) fly(plain("back"), { from, to, after, ms: FLIGHT, away: true, landed: () => sound("deal") });
      }
      after += APART;
    }
  }
  // what is turned up comes last
  for (const picture of document.querySelectorAll(".felt .middle svg[data-face]")) {
    fly(copyOf(picture), { from, to: boxOf(picture), after, ms: FLIGHT, real: picture, landed: () => sound("card") });
    after += APART;
  }
}

/** Where a card comes from that was not to be seen before; null where nobody knows. */
function source({ picture, where }: Face, view: TableView, was: TableView): Box | null {
  if (where === "trick") return atSeat(Number(picture.closest<HTMLElement>("[data-by]")?.dataset.by ?? -1));
  if (where === "dock") return stock() ?? atSeat(view.dealer);
  if (where === "board") return atSeat(view.dealer);
  if (where === "seat") return atSeat(Number(picture.closest("li[style]")?.querySelector<HTMLElement>("[data-seat]")?.dataset.seat ?? -1));
  return view.stock < was.stock ? stock() : atSeat(actor(view));
}
/** Who did the last thing that is told. */
const actor = (view: TableView): number => view.log[view.log.length - 1]?.seat ?? -1;

/** Cards that lie elsewhere than before; how many. */
export function cardsMove(before: Look, view: TableView, was: TableView, on: boolean): number {
  const now = look();
  let moved = 0;
  for (const [card, here] of now.faces) {
    const there = before.faces.get(card);
    if (there?.picture === here.picture) continue;
    if (there && Math.hypot(there.box.left - here.box.left, there.box.top - here.box.top) < 6) continue;
    const from = there?.box ?? source(here, view, was);
    if (!from) continue;
    const after = here.where === "seat" ? 0 : moved * APART;
    fly(there && !there.picture.isConnected ? there.picture : copyOf(here.picture), { from, to: here.box, after, ms: FLIGHT, real: here.picture });
    moved += 1;
  }
  for (const [card, there] of before.faces) {
    if (now.faces.has(card) || there.where === "trick" || there.picture.isConnected) continue;
    const to = on ? goal(there, view, was) : null; // what is counted in is no card that moves
    if (to) fly(there.where === "dock" ? plain("back") : there.picture, { from: there.box, to, ms: FLIGHT, away: true });
    moved += to ? 1 : 0;
  }
  if (moved) sound("card");
  return moved;
}
/** Who took up a card that lies there no longer, or where mine went when I laid it away. */
function goal({ where }: Face, view: TableView, was: TableView): Box | null {
  if (where === "dock" || (view.trump && !was.trump)) return atSeat(view.dealer, 24);
  const by = actor(view);
  return (view.seats[by]?.cards ?? 0) > (was.seats[by]?.cards ?? 0) ? atSeat(by, 24) : null;
}

/** Backs from the stock to who drew. */
export function drawn(view: TableView, was: TableView, me: number): void {
  const from = stock();
  if (!from || view.stock >= was.stock) return;
  for (const seat of view.seats) {
    const to = seat.seat !== me && seat.cards > (was.seats[seat.seat]?.cards ?? 0) && atSeat(seat.seat, 26);
    if (to) fly(plain("back"), { from, to, ms: FLIGHT, away: true });
  }
}

/** Chips from a seat to its bet, from the bets to the pot; or straight into it. Whether any moved. */
export function chipsMove(before: Look, view: TableView, was: TableView): boolean {
  const { bets } = look();
  let moved = false;
  for (const { seat, stack } of view.seats) {
    const paid = (was.seats[seat]?.stack ?? 0) - stack;
    const lay = before.bets.get(seat);
    if (lay && !bets.has(seat)) moved = slide(lay, pot()) || moved;
    else if (paid > 0 && bets.has(seat)) moved = slide(atSeat(seat), bets.get(seat) ?? null) || moved;
    else if (paid > 0 && view.pot > was.pot) moved = slide(atSeat(seat), pot()) || moved;
  }
  return moved;
}
