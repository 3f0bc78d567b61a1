/** Whoever fills in a form is taken to its first field that is not right. */
import { expect, test } from "vitest";
import { toFirstWrong } from "../src/lib/firstWrong";

test("the first wrong field takes the focus, and a form without one leaves it", async () => {
  document.body.innerHTML = `<form><input id="a" /><input id="b" aria-invalid="true" /><input id="c" aria-invalid="true" /></form>`;
  const form = document.querySelector("form");
  await toFirstWrong(form);
  expect(document.activeElement?.id).toBe("b");
  for (const field of document.querySelectorAll("input")) field.removeAttribute("aria-invalid");
  document.querySelector<HTMLElement>("#a")?.focus();
  await toFirstWrong(form);
  expect(document.activeElement?.id).toBe("a");
  await toFirstWrong(null);
});
