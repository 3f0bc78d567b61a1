/** A hand as people hold it. */
import { expect, test } from "vitest";
import { arranged, cardsIn, shortOf, sorted } from "../src/cards/cards";

const hand = (cards: string) => cards.split(" ").map((card) => ({ card }));
const words = (cards: readonly { card: string }[]) => cards.map((one) => one.card).join(" ");

test("trumps come first, suits of one colour never touch, high cards first", () => {
  const cards = hand("2C AC 3D KD 4H QH 5S JS");
  expect(words(sorted(cards, "H"))).toMatch(/^QH 4H /);
  const suits = [
    ...new Set(
      words(sorted(cards, ""))
        .split(" ")
        .map((card) => card.charAt(1)),
    ),
  ];
  const red = suits.map((suit) => "DH".includes(suit));
  expect(red.every((one, i) => !i || one !== red[i - 1])).toBe(true);
  expect(words(sorted(hand("TC 9C AC KC 2C"), ""))).toBe("AC KC TC 9C 2C");
});

test("sorting leaves the hand as it was", () => {
  const cards = hand("2C AC");
  sorted(cards, "");
  expect(words(cards)).toBe("2C AC");
});

test("groups stand a little apart, the first does not", () => {
  const bySuit = arranged(hand("2C AC 3D"), "suit");
  expect(bySuit.map((one) => one.apart).filter(Boolean)).toHaveLength(1);
  expect(bySuit[0]?.apart).toBe(false);
  const byRank = arranged(hand("2C AD 2D AC KH"), "rank");
  expect(byRank.map((one) => one.card.charAt(0)).join("")).toBe("AAK22");
  expect(byRank.map((one) => one.apart)).toEqual([false, false, true, true, false]);
});

test("an act names its cards, a sign is short", () => {
  expect(cardsIn("play AC KC")).toEqual(["AC", "KC"]);
  expect(cardsIn("pass")).toEqual([]);
  expect(shortOf("TH")).toBe("10♥");
});
