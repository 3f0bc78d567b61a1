/** What a phone has still to tell the hall: once, in order, and nothing is lost. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome, Receipt } from "../src/api/client";

type Answer = Outcome<Receipt>;
const taken: Answer = { ok: true, value: { id: "", version: 2, duplicate: false } };
const refused = (error: "refused" | "stale" | "not connected"): Answer => ({ ok: false, trouble: { error, why: "No." } });

const command = vi.hoisted(() => vi.fn());
vi.mock("../src/api/client", () => ({ command, newId: () => `id-${++made}` }));
let made = 0;

/** The page as it is loaded, with whatever the phone kept. */
async function loaded() {
  vi.resetModules();
  return (await import("../src/phone/outbox.svelte")).outbox;
}
const kept = () => JSON.parse(localStorage.getItem("cardhall.outbox") ?? "[]") as { id: string }[];
const count = { type: "report_count", table: 3 };

beforeEach(() => {
  made = 0;
  localStorage.clear();
  command.mockReset().mockResolvedValue(taken);
});

test("what the hall has taken is forgotten", async () => {
  const outbox = await loaded();
  await outbox.put("autumn", 7, "3", count);
  expect(command).toHaveBeenCalledExactlyOnceWith("autumn", 7, count, "id-1");
  expect([outbox.unsent, kept(), outbox.taken]).toEqual([[], [], 1]);
});

test("what did not arrive waits in the phone, and is sent with the same id after a reload", async () => {
  command.mockResolvedValue(refused("not connected"));
  await (await loaded()).put("autumn", 7, "3", count);
  expect(kept().map((one) => one.id)).toEqual(["id-1"]);
  command.mockReset().mockResolvedValue(taken);
  const outbox = await loaded();
  await vi.waitFor(() => expect(outbox.taken).toBe(1));
  expect(command.mock.calls.map((one) => one[3])).toEqual(["id-1"]);
  expect(kept()).toEqual([]);
});

test("what comes later waits for what could not be sent before it", async () => {
  const outbox = await loaded();
  command.mockResolvedValue(refused("not connected"));
  await outbox.put("autumn", 7, "3", count);
  await outbox.put("autumn", 7, "3", { ...count, table: 4 });
  expect(command.mock.calls.map((one) => one[3])).toEqual(["id-1", "id-1"]);
  expect(outbox.for("3")).toHaveLength(2);
});

test("a no is kept with its words and not sent again by itself; others go on", async () => {
  const outbox = await loaded();
  command.mockResolvedValueOnce(refused("refused"));
  await outbox.put("autumn", 7, "3", count);
  await outbox.put("autumn", 7, "4", count);
  expect(outbox.troubles["id-1"]?.why).toBe("No.");
  expect(outbox.unsent.map((one) => one.id)).toEqual(["id-1"]);
  expect(command).toHaveBeenCalledTimes(2);
});

test("who insists sends the same, on the version that was read meanwhile", async () => {
  const outbox = await loaded();
  command.mockResolvedValueOnce(refused("stale"));
  await outbox.put("autumn", 7, "3", count);
  await outbox.insist("id-1", 9);
  expect(command).toHaveBeenLastCalledWith("autumn", 9, count, "id-1");
  expect([outbox.unsent, outbox.troubles]).toEqual([[], {}]);
});

test("a count that was asked about is sent as done", async () => {
  const outbox = await loaded();
  command.mockResolvedValueOnce(refused("refused"));
  await outbox.put("autumn", 7, "3", count);
  await outbox.sayDone("id-1");
  expect(command).toHaveBeenLastCalledWith("autumn", 7, { ...count, early: true }, "id-1");
});

test("what is put here while an answer is under way is sent right after it", async () => {
  const outbox = await loaded();
  let answer: (value: Answer) => void = () => undefined;
  command.mockReturnValueOnce(new Promise<Answer>((done) => (answer = done)));
  const first = outbox.put("autumn", 7, "3", count);
  await outbox.put("autumn", 7, "3", { ...count, table: 4 });
  answer(taken);
  await first;
  expect(command.mock.calls.map((one) => one[3])).toEqual(["id-1", "id-2"]);
  expect(outbox.unsent).toEqual([]);
});

test("what was taken is ahead of the view until the view holds it", async () => {
  const outbox = await loaded();
  await outbox.put("autumn", 1, "3", count);
  expect(outbox.unsent).toEqual([]);
  expect(outbox.ahead("3", 1).map((one) => one.what)).toEqual([count]);
  expect([outbox.ahead("3", 2), outbox.ahead("4", 1)]).toEqual([[], []]);
});
