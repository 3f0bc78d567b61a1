/** Opening a table of one's own, and beginning at once where only bots sit with you. */
import { newId, post, tableCommand, type Outcome } from "../api/client";
import { me } from "../me.svelte";
import { device } from "./device.svelte";
import type { GameLine } from "./games";
import { addNumber } from "./seals";
import type { Referee } from "./WhoWatches.svelte";

/** Level at the end: places are shared, one more hand is played, or the tied cut. */
export type Tie = "" | "extra-game" | "cut-card";
export type Blinds = "" | "time" | "hands";
/** The clock of a turn where two people or more play; who is alone with bots has none. */
export type TurnTime = "usual" | "slow" | "fast" | "none";

export interface Wanted {
  game: GameLine;
  preset?: string;
  seats?: number;
  /** Friends come: no bots yet, and nothing begins before somebody says so. */
  friends?: boolean;
  minutes?: number;
  /** Who watches: the table where nothing is said. */
  referee?: Referee;
  /** Hold'em: blinds that rise, every `level` minutes or hands. */
  blinds?: Blinds;
  level?: number;
  /** Who has lost all may buy in again. */
  rebuys?: boolean;
  tie?: Tie;
  clock?: TurnTime;
  /** Who draws for the deal, shuffles and cuts, where people may. */
  dealing?: "table" | "hand";
  /** House rules that differ from the preset's. */
  options?: Record<string, string | number | boolean>;
  /** Points that end the game. */
  target?: number;
  start?: number;
}

/** What was asked for and has not come about: asked again it keeps its id, and opens one table. */
let unanswered = { wanted: "", id: "" };

/** The table's id. The host sits at it under the name and PIN of this device. */
export async function openTable({
  game,
  preset,
  seats,
  friends,
  minutes,
  referee,
  blinds,
  level,
  rebuys,
  tie,
  clock,
  dealing,
  options,
  target,
  start,
}: Wanted): Promise<Outcome<string>> {
  const count = seats ?? game.usual;
  const wanted = {
    game: game.key,
    preset: preset ?? game.presets[0],
    name: device.called,
    pin: device.pin,
    seats: count,
    bots: friends ? 0 : count - 1,
    minutes: minutes ?? (friends ? game.minutes : 0), // nobody who is alone with bots is clocked
    referee: referee ?? "guided",
    blinds: blinds ?? (game.rising.includes(preset ?? game.presets[0] ?? "") ? (friends ? "time" : "hands") : ""),
    level: blinds ? (level ?? 0) : 0,
    rebuys: rebuys ?? false,
    tie: tie ?? "",
    clock: clock ?? "usual",
    dealing: dealing ?? "table",
    // one tap plays the first of the known ways, where it only differs by house rules
    options: options ?? (preset || game.ways[0]?.preset !== game.presets[0] ? {} : game.ways[0]?.options) ?? {},
    target: target ?? 0,
    start: start ?? 0,
    ...device.bots,
    face: device.face,
  };
  const same = JSON.stringify(wanted);
  if (same !== unanswered.wanted) unanswered = { wanted: same, id: newId() };
  const made = await post<{ id: string; version: number; seal: string }>("/api/tables", { ...wanted, id: unanswered.id });
  if (!made.ok) return made;
  unanswered = { wanted: "", id: "" };
  await me.ask();
  if (!friends) {
    if (made.value.seal) await addNumber(made.value.id, made.value.version, 0, made.value.seal);
    const begun = await tableCommand(made.value.id, made.value.version, { type: "begin_session" });
    if (!begun.ok) return begun;
  }
  return { ok: true, value: made.value.id };
}
