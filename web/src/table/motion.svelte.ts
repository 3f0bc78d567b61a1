/** What moved is shown moving: a trick to its winner, the chips of a hand to whose they are now. */
import type { AtTable } from "./at.svelte";
import { carry } from "./motion";

const plateOf = (seat: number) => document.querySelector(`[data-seat="${seat}"]`);

/** Watch the views and let things move; nothing waits for it. Call what it gives to have it end. */
export const explain = (table: () => AtTable, middle: () => HTMLElement | undefined): (() => void) => $effect.root(() => watch(table, middle));

function watch(table: () => AtTable, middle: () => HTMLElement | undefined): void {
  let seen = { tricks: 0, hand: 0, hands: 0 };
  $effect(() => {
    const view = table().known;
    if (!view) return; // who sits down comes in again, and sees nothing for a moment
    const { tricks, hand, history } = view;
    const from = middle() ?? null;
    const last = tricks[tricks.length - 1];
    // its last card is seen before it goes
    if (hand === seen.hand && tricks.length > seen.tricks && last) setTimeout(() => carry(from, plateOf(last.winner), "cards"), 700);
    const done = history[history.length - 1];
    if (seen.hand && history.length > seen.hands && done) {
      const winners = done.winners.length || done.winner < 0 ? done.winners : [done.winner];
      const told = () => (table().told ? winners.forEach((seat) => carry(from, plateOf(seat), "chips")) : void setTimeout(told, 150));
      setTimeout(told, 150);
    }
    seen = { tricks: tricks.length, hand, hands: history.length };
  });
}
