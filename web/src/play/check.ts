/** Checking a table's revealed deals against the game itself: the recipe of docs/fair-deals.md, worked out by this
 *  page, and what this device saw of the table before. */
import type { Shapes } from "../api/spoken";
import { fromHex, sha256 } from "../sha256";
import type { Dealt } from "./dealt";

/** What does not hold; the words for each stand under `checking.wrong`. */
export type Wrong =
  | "older"
  | "sessionMissing"
  | "nothing" // of a file
  | "kept"
  | "fewer"
  | "number"
  | "numbers"
  | "seal"
  | "heldBack"
  | "shuffles"
  | "hands"
  | "draw"
  | "dealer" // of a session
  | "pack"
  | "cut"
  | "deck"
  | "round"
  | "given"
  | "top"
  | "later"
  | "noHand"; // of a deal

export interface GivenCards {
  to: string;
  cards: string[];
  /** Where in the deck they lay, from 1. */
  places: number[];
}
export interface CheckedDeal {
  label: string;
  hand: number;
  dealer: string;
  void: string;
  cut: number;
  order: string[];
  given: GivenCards[];
  /** What came off the deck after the hands. */
  then: GivenCards[];
  wrong: Wrong | "";
}
export interface CheckedSession {
  session: number;
  /** Still played: there is a seal and nothing under it yet. */
  sealed: boolean;
  commitment: string;
  /** Is it the seal that this device saw before play? Null where it saw none. */
  kept: boolean | null;
  /** Who sat there when the session began, and what each added: "" for nothing. */
  numbers: Added[];
  /** Does the number that this device added stand there? Null where it added none. */
  numberKept: boolean | null;
  hands: number;
  wrong: Wrong[];
  deals: CheckedDeal[];
}
export interface CheckedTable {
  table: string;
  game: string;
  wrong: Wrong[];
  sessions: CheckedSession[];
}
/** What was seen of a session while it was played: its seal, the number of the last hand, and the number that this
 *  device added (64 hex digits; the letter of the seat can stand before them), with the deal from which it was to count
 *  at the latest: 0 for all of them. */
export interface Kept {
  seal: string;
  hands: number;
  number?: string;
  since?: number;
}
/** A seat, as "A Odile", the number that was added there, "" for none, and the first deal for which it counts: 0 for
 *  all that is shuffled in the session. */
export interface Added {
  seat: string;
  number: string;
  since: number;
}

type File = Omit<Shapes["OpenedTable"], "sessions"> & { sessions: Session[] };
type Session = Shapes["OpenedTable"]["sessions"][number] & { numbers: Added[] };
type Deal = Session["deals"][number];
type Given = Deal["given"][number];

/** What a file holds; null for what is no such file. `keptOf` tells what this device saw of the file's table. */
export function checkFile(text: string, keptOf: (table: string) => Record<string, Kept> = () => ({})): CheckedTable | null {
  try {
    const told = JSON.parse(text) as File;
    const { table, game } = told;
    if (told.cardhall === "deals 1" || told.cardhall === "deals 2") return { table, game, wrong: ["older"], sessions: [] };
    const dealt = dealtAs(game);
    if (told.cardhall !== "deals 3" || !dealt) return null;
    const kept = keptOf(table);
    const last = told.sessions[told.sessions.length - 1];
    const sessions = told.sessions.map((one) => checkSession(dealt, one, one === last, kept[String(one.session)]));
    const wrong: Wrong[] = [];
    const whole = told.sessions.every((one, at) => one.session === at + 1);
    if (!whole || Object.keys(kept).some((one) => !told.sessions.some((there) => String(there.session) === one))) wrong.push("sessionMissing");
    if (!told.sessions.some((one) => one.seed)) wrong.push("nothing");
    return { table, game, wrong, sessions };
  } catch {
    return null;
  }
}

/** Did all of it hold? */
export const holds = (checked: CheckedTable) =>
  !checked.wrong.length && checked.sessions.every((one) => !one.wrong.length && one.deals.every((deal) => !deal.wrong));

// -- what each game deals ------------------------------------------------------------------

const GAMES = import.meta.glob<Dealt>("../table/games/*/deal.ts", { eager: true, import: "deal" });
/** How a game is dealt; undefined for one that this page does not know. */
const dealtAs = (game: string): Dealt | undefined => GAMES[`../table/games/${game}/deal.ts`];
const SEATS = "ABCDEFGHIJKL";
const RANKS = "23456789TJQKA";

function packOf(game: Dealt, kind: string): string[] {
  if (kind === "boards") return Array.from({ length: 12 }, (_, at) => String(at + 1));
  const ranks = kind === "spare" ? RANKS : (game.ranks ?? RANKS);
  return [..."CDHS"].reduce<string[]>((all, suit) => [...all, ...[...ranks].map((rank) => rank + suit)], []);
}

const seatOf = (to: string) => (to ? SEATS.indexOf(to[0]!) : -1);
/** How many places behind the dealer, to the left. */
const behind = (seat: string, dealer: string) => (seatOf(seat) - seatOf(dealer) + 2 * SEATS.length - 1) % SEATS.length;
const leftOf = (seat: string, players: string[]) => [...players].sort((one, two) => behind(one, seat) - behind(two, seat))[0] ?? "";
const same = (one: string[], two: string[]) => one.length === two.length && one.every((card, at) => card === two[at]);

/** The seat that a draw names: the seats and their cards as they came; "" for none. */
function firstDealer(game: Dealt, drawn: [string, string][]): string {
  if (game.first === "jack") {
    const inTurn = drawn.every(([seat], at) => seat === SEATS[at % 4]);
    return inTurn && drawn.findIndex(([, card]) => card[0] === "J") === drawn.length - 1 ? (drawn[drawn.length - 1]?.[0] ?? "") : "";
  }
  let among = [...new Set(drawn.map(([seat]) => seat))].sort();
  let left = drawn;
  while (among.length > 1) {
    const now = left.slice(0, among.length);
    left = left.slice(among.length);
    const seats = now.map(([seat]) => seat);
    if (!same(game.drawnInTurn === false ? [...seats].sort() : seats, among)) return "";
    const height = ([, card]: [string, string]) => (game.first === "lowest" ? -((RANKS.indexOf(card[0]!) + 1) % 13) : RANKS.indexOf(card[0]!));
    const best = Math.max(...now.map(height));
    among = now
      .filter((one) => height(one) === best)
      .map(([seat]) => seat)
      .sort();
  }
  return left.length ? "" : (among[0] ?? "");
}

// -- the check -------------------------------------------------------------------------------

function checkSession(game: Dealt, told: Session, last: boolean, kept: Kept | undefined): CheckedSession {
  const { session } = told;
  const commitment = told.commitment.trim().toLowerCase();
  const wrong: Wrong[] = [];
  const asKept = kept ? kept.seal.trim().toLowerCase() === commitment : null;
  if (asKept === false) wrong.push("kept");
  const numbers = told.numbers.map(({ seat, number, since }) => ({ seat: String(seat), number: String(number), since }));
  const proper = properlyTold(numbers);
  const numberKept = kept?.number ? stands(kept.number, kept.since, numbers) : null;
  if (!proper) wrong.push("numbers");
  if (numberKept === false) wrong.push("number");
  const found = { session, commitment, kept: asKept, numbers: proper ? numbers : [], numberKept, wrong };
  if (!told.seed) {
    if (!last || told.salt || told.deals.length) wrong.push("heldBack");
    return { ...found, sealed: true, hands: 0, deals: [] };
  }
  const seed = fromHex(told.seed);
  const salt = fromHex(told.salt);
  if (seed?.length !== 32 || salt?.length !== 32 || sealOf(salt, seed) !== commitment) wrong.push("seal");
  const dealt = told.deals.filter((deal) => deal.label.startsWith("deck/") && deal.hand);
  const labels = told.deals.map((deal) => deal.label);
  if (labels.length && !same(labels, labelsDue(game, labels))) wrong.push("shuffles");
  if (dealt.some((deal, at) => deal.hand !== at + 1)) wrong.push("hands");
  if (kept && dealt.length < kept.hands) wrong.push("fewer");
  if (!proper) return { ...found, sealed: false, hands: dealt.length, deals: [] }; // no deck can be worked out
  const deals = told.deals.map((deal) => checkDeal(game, deal, mixedSeed(seed ?? new Uint8Array(0), numbers, dealOf(deal.label))));
  if (deals.every((deal) => !deal.wrong)) wrong.push(...checkDealers(game, told.deals, dealt));
  return { ...found, sealed: false, hands: dealt.length, deals };
}

/** Each seat once and in its turn, and a number whole or none. */
const properlyTold = (numbers: Added[]) =>
  numbers.every(({ seat, number, since }, at) => {
    const inTurn = seatOf(seat) > (at ? seatOf(numbers[at - 1]!.seat) : -1);
    return inTurn && /^([0-9a-f]{64})?$/.test(number) && Number.isInteger(since) && since >= 0;
  });

/** Is this number among those that were added: at its seat, and not from a later deal on, where those were kept too? */
function stands(kept: string, from: number | undefined, numbers: Added[]): boolean {
  const sought = kept.trim().toLowerCase();
  const here = ({ seat, number }: Added) => !!number && (sought === number || sought === (seat[0] ?? "").toLowerCase() + number);
  return numbers.some((one) => here(one) && (from === undefined || one.since <= from));
}

/** The deal that a shuffle belongs to; 0 for what is shuffled before the first. */
const dealOf = (label: string) => Number(/^(?:deck|spare)\/([0-9]+)$/.exec(label)?.[1] ?? 0);

/** The seed that the shuffles of a deal follow from: the sealed one, with all that had been added to it by then. */
export function mixedSeed(seed: Uint8Array, numbers: Added[], deal: number): Uint8Array {
  const added = numbers.filter(({ number, since }) => number && since <= deal);
  if (!added.length) return seed;
  const parts = added.map(({ seat, number }) => joined(ascii(seat[0]!), fromHex(number)!));
  return fromHex(sha256(joined(ascii("cardhall numbers 1"), seed, ...parts)))!;
}

/** Every shuffle of a session in its order; nothing else can be shuffled in it. */
function labelsDue(game: Dealt, there: string[]): string[] {
  const count = (kind: string) => there.filter((label) => label.startsWith(kind)).length;
  const numbered = (kind: string, many: number) => Array.from({ length: many }, (_, at) => `${kind}/${at + 1}`);
  const due = game.first === "boards" ? ["boards/1"] : numbered("draw", Math.max(count("draw/"), 1));
  for (const label of numbered("deck", count("deck/"))) {
    due.push(label);
    if (game.comesBack) due.push(label.replace("deck", "spare"));
  }
  return due;
}

/** First whom the draw names, then the next to the left, or the same when a deal was void. (A button may lie before an
 *  empty seat: beyond the draw it is for the eye.) */
function checkDealers(game: Dealt, deals: Deal[], dealt: Deal[]): Wrong[] {
  if (game.first === "boards" || !dealt.length) return [];
  const drawn: [string, string][] = [];
  for (const deal of deals)
    if (deal.label.startsWith("draw/")) for (const one of deal.given) for (const card of one.cards.split(" ")) drawn.push([one.to[0] ?? "", card]);
  const first = firstDealer(game, drawn);
  if (!first) return ["draw"];
  let due = [first];
  for (const deal of dealt) {
    const dealer = deal.dealer[0] ?? "";
    const players = deal.given.map((one) => one.to[0] ?? "");
    due = due.map((one) => (players.includes(one) ? one : leftOf(one, players)));
    const button = game.button && (deal !== dealt[0] || dealer === first);
    if (!due.includes(dealer) && !button) return ["dealer"];
    due = [leftOf(dealer, players), ...(deal.void ? [dealer] : [])];
  }
  return [];
}

function checkDeal(game: Dealt, told: Deal, seed: Uint8Array): CheckedDeal {
  const order = told.order.split(" ");
  const placed = ({ to, cards }: Given) => {
    const held = cards ? cards.split(" ") : [];
    return { to, cards: held, places: held.map((card) => order.indexOf(card) + 1) };
  };
  const given = told.given.map(placed);
  const then = told.then.map(placed);
  const { label, hand, dealer, cut } = told;
  return { label, hand, dealer, void: told.void, cut, order, given, then, wrong: wrongWith(game, told, seed, given, then) };
}

function wrongWith(game: Dealt, told: Deal, seed: Uint8Array, given: GivenCards[], then: GivenCards[]): Wrong | "" {
  const kind = told.label.split("/")[0] ?? "";
  const { cut } = told;
  const pack = packOf(game, kind);
  if (told.pack !== pack.join(" ")) return "pack";
  if (!(cut >= 0 && cut < 52) || (cut && (kind !== "deck" || !game.cut))) return "cut";
  const shuffledPack = shuffled(pack, seed, told.label);
  const deck = [...shuffledPack.slice(cut), ...shuffledPack.slice(0, cut)];
  if (told.order !== deck.join(" ")) return "deck";
  const handed = allOf(given);
  if (kind !== "deck" || !told.hand) {
    if (!same(handed, deck.slice(0, handed.length)) || then.length) return "top";
    if ((kind === "deck" || kind === "spare") && given.length) return "noHand";
    if (kind === "boards" && given.some((one, at) => seatOf(one.to) !== at)) return "round";
    return kind === "deck" && !game.cut ? "noHand" : "";
  }
  if (game.packets ? !goesRound(told) : given.length) return "round";
  if (game.packets && !sameHands(game.packets, deck, given)) return "given";
  return laterIsRight(game, deck.slice(handed.length), given, then) ? "" : "later";
}

const allOf = (given: GivenCards[]) => given.reduce<string[]>((all, one) => [...all, ...one.cards], []);

/** The hands stand in the order of the deal, from the dealer's left. */
function goesRound(deal: Deal): boolean {
  const places = deal.given.map((one) => behind(one.to, deal.dealer));
  const seats = [deal.dealer, ...deal.given.map((one) => one.to)];
  return places.length > 1 && seats.every((one) => seatOf(one) >= 0) && places.every((one, at) => !at || one > places[at - 1]!);
}

/** Each has what lies at their places of the deck. */
function sameHands(packets: (players: number) => number[], deck: string[], given: GivenCards[]): boolean {
  const due = given.map(() => [] as string[]);
  let at = 0;
  packets(given.length).forEach((count, turn) => {
    due[turn % given.length]!.push(...deck.slice(at, at + count));
    at += count;
  });
  return at > 0 && given.every((one, seat) => same(one.cards, due[seat]!));
}

/** After the hands every card comes off the top, to where the game has it. */
function laterIsRight(game: Dealt, stock: string[], given: GivenCards[], then: GivenCards[]): boolean {
  const cards = allOf(then);
  const places = then.reduce<string[]>((all, one) => [...all, ...one.cards.map(() => one.to)], []);
  const laid = game.laid ?? [];
  const drawn = places.slice(laid.length);
  const players = game.draws ? given.map((one) => one.to) : [];
  return (
    same(cards, stock.slice(0, cards.length)) && same(places.slice(0, laid.length), laid.slice(0, places.length)) && drawn.every((one) => players.includes(one))
  );
}

/** The seal over salt and seed. */
export function sealOf(salt: Uint8Array, seed: Uint8Array): string {
  return sha256(joined(salt, seed));
}

export function shuffled(pack: string[], seed: Uint8Array, label: string): string[] {
  const cards = [...pack];
  const words = wordsOf(seed, label);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1, words);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}

/** A word is its upper and its lower 32 bits: phones of 2020 do not all count further exactly. */
type Word = [high: number, low: number];
const HALF = 2 ** 32;

function* wordsOf(seed: Uint8Array, label: string): Generator<Word> {
  const prefix = joined(ascii("cardhall shuffle 1"), seed);
  for (let counter = 0; ; counter++) {
    const count = new Uint8Array(8);
    new DataView(count.buffer).setUint32(4, counter);
    const digest = sha256(joined(prefix, count, ascii(label)));
    for (let at = 0; at < 64; at += 16) yield [parseInt(digest.slice(at, at + 8), 16), parseInt(digest.slice(at + 8, at + 16), 16)];
  }
}

/** A number below n, each as likely as the others: the last, incomplete run of n is passed over. */
function below(n: number, words: Generator<Word>): number {
  const rest = ((HALF % n) * (HALF % n)) % n; // 2^64 modulo n
  for (;;) {
    const [high, low] = words.next().value as Word;
    if (rest && high === HALF - 1 && low >= HALF - rest) continue;
    return ((high % n) * (HALF % n) + (low % n)) % n;
  }
}

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
