/** The page's own check of revealed deals; every forgery is tried by tests/dealing against all three verifiers. */
import { expect, test } from "vitest";
import { checkFile, holds } from "../src/play/check";
import { fromHex, sha256 } from "../src/sha256";
import text from "./deals.json?raw";

/** As the browser itself works it out, where it does. */
async function known(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("SHA-256 is the one of everybody, at every length about a block's edge", async () => {
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(sha256(data), `${length} bytes`).toBe(await known(data));
  }
});

test("bytes are read from figures, and from nothing else", () => {
  expect(fromHex("00 fF\n10")).toEqual(Uint8Array.of(0, 255, 16));
  for (const wrong of ["", "0", "0g", "xx"]) expect(fromHex(wrong), wrong).toBeNull();
});

test("a true file holds", () => {
  const checked = checkFile(text);
  expect(checked && holds(checked)).toBe(true);
  expect(checked?.sessions.some((one) => one.deals.length)).toBe(true);
});

test("another seed under the seal does not", () => {
  const told = JSON.parse(text);
  const [first] = told.sessions;
  first.seed = first.seed.replace(/^./, (figure: string) => (figure === "0" ? "1" : "0"));
  const checked = checkFile(JSON.stringify(told));
  expect(checked?.sessions[0]?.wrong).toContain("seal");
  expect(checked && holds(checked)).toBe(false);
});

test("what is no such file is none, and an older kind says so", () => {
  expect(checkFile("no json")).toBeNull();
  expect(checkFile(JSON.stringify({ cardhall: "deals 2", game: "whist", sessions: [] }))).toBeNull();
  expect(checkFile(JSON.stringify({ cardhall: "deals 1", table: "t", game: "euchre", sessions: [] }))?.wrong).toEqual(["older"]);
});
