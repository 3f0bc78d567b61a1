/** Figures on the keyboard press the buttons of the dock. */
import { beforeEach, expect, test } from "vitest";
import { pressDigit } from "../src/table/keys";

let pressed: string[];
let dock: HTMLElement;
beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<div id="dock"><button>stay</button><button disabled>play</button><button>pass</button></div><input />`;
  dock = document.querySelector("#dock")!;
  for (const button of dock.querySelectorAll("button")) button.onclick = () => pressed.push(button.textContent);
});

function key(code: string, choosing = false, more: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...more });
  on.addEventListener("keydown", (heard) => pressDigit(heard as KeyboardEvent, dock, choosing), { once: true });
  on.dispatchEvent(event);
  return event;
}

test("a figure presses the button of that number among those that can be pressed", () => {
  expect(key("Digit1").defaultPrevented).toBe(true);
  key("Numpad2");
  expect(pressed).toEqual(["stay", "pass"]);
});

test("a figure for which there is no button is left alone", () => {
  expect(key("Digit3").defaultPrevented).toBe(false);
  expect(key("Digit0").defaultPrevented).toBe(false);
  expect(key("KeyA").defaultPrevented).toBe(false);
  expect(pressed).toEqual([]);
});

test("while cards are chosen a figure is a rank, and presses a button only with Shift", () => {
  key("Digit1", true);
  expect(pressed).toEqual([]);
  key("Digit1", true, { shiftKey: true });
  expect(pressed).toEqual(["stay"]);
});

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])("the browser's own keys stay its own: %o", (more) => {
  key("Digit1", false, more);
  expect(pressed).toEqual([]);
});

test("what is typed into a field is the field's", () => {
  key("Digit1", false, {}, document.querySelector("input")!);
  expect(pressed).toEqual([]);
});
