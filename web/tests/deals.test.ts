/** The page's own check of revealed deals; every forgery is tried by tests/dealing against all three verifiers.
 *  deals.json is the file that tests/dealing/forging.py calls "numbered". */
import { expect, test } from "vitest";
import { checkFile, holds, mixedSeed, type Kept } from "../src/play/check";
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

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

test("numbers are mixed into the seed as the browser itself would", async () => {
  const bytes = (first: number) => Uint8Array.from({ length: 32 }, (_, i) => first + i);
  const numbers = [
    { seat: "A Rose", number: hex(bytes(50)), since: 0 },
    { seat: "B Odile", number: "", since: 0 },
    { seat: "C Clay", number: hex(bytes(90)), since: 4 },
  ];
  const ascii = (words: string) => [...words].map((sign) => sign.charCodeAt(0));
  const first = Uint8Array.from([...ascii("cardhall numbers 1"), ...bytes(0), ...ascii("A"), ...bytes(50)]);
  expect(hex(mixedSeed(bytes(0), numbers, 3))).toBe(await known(first));
  const both = Uint8Array.from([...first, ...ascii("C"), ...bytes(90)]);
  expect(hex(mixedSeed(bytes(0), numbers, 4))).toBe(await known(both));
  expect(mixedSeed(bytes(0), [numbers[1]!], 4)).toEqual(bytes(0));
});

test("the number that this device added is sought, at its seat and in time", () => {
  const [session] = JSON.parse(text).sessions;
  const [{ number }, , , { number: late, since }] = session.numbers;
  expect(since).toBe(3);
  const seen = (more: Partial<Kept>) => {
    const checked = checkFile(text, () => ({ "1": { seal: session.commitment, hands: 1, ...more } }))!;
    return [checked.sessions[0]!.numberKept, holds(checked)];
  };
  expect(seen({})).toEqual([null, true]);
  for (const there of [{ number }, { number: `A${number}` }, { number, since: 0 }, { number: late, since }, { number: late, since: 4 }])
    expect(seen(there)).toEqual([true, true]);
  const missing = [{ number: "ab".repeat(32) }, { number: `B${number}` }, { number: late, since: 2 }];
  for (const gone of missing) expect(seen(gone)).toEqual([false, false]);
});

test("a number left out is missed in a session that is still sealed too", () => {
  const told = JSON.parse(text);
  const [{ commitment: seal }] = told.sessions;
  const playing = { session: 2, commitment: seal, seed: "", salt: "", deals: [], numbers: [{ seat: "A Rose", number: "", since: 0 }] };
  told.sessions.push(playing);
  const wrongWith = (kept: Record<string, Kept>) => checkFile(JSON.stringify(told), () => kept)?.sessions[1]?.wrong;
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ "2": { seal, hands: 0, number: "ab".repeat(32) } })).toEqual(["number"]);
});

test("numbers that are not told properly are no numbers", () => {
  for (const [seat, number, since] of [
    ["A", "ab", 0],
    ["Z", "", 0],
    ["", "", 0],
    ["A", "AB".repeat(32), 0],
    ["A", "", -1],
    ["A", "", 0.5],
    ["A", ""],
  ]) {
    const told = JSON.parse(text);
    told.sessions[0].numbers = [{ seat, number, since }];
    expect(checkFile(JSON.stringify(told))?.sessions[0]?.wrong).toEqual(["numbers"]);
  }
});

test("what is no such file is none, and an older kind says so", () => {
  expect(checkFile("no json")).toBeNull();
  expect(checkFile(JSON.stringify({ cardhall: "deals 3", game: "whist", sessions: [] }))).toBeNull();
  for (const cardhall of ["deals 1", "deals 2"])
    expect(checkFile(JSON.stringify({ cardhall, table: "t", game: "euchre", sessions: [] }))?.wrong, cardhall).toEqual(["older"]);
});
