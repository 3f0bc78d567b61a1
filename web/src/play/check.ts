/** Checking a table's revealed deals: the recipe of docs/fair-deals.md, worked out by this page. */
import { fromHex, sha256 } from "../sha256";

export interface GivenCards {
  to: string;
  cards: string[];
  /** Where in the deck they lay, from 1. */
  places: number[];
}
export interface CheckedDeal {
  label: string;
  hand: number;
  cut: number;
  order: string[];
  given: GivenCards[];
  right: boolean;
}
export interface CheckedSession {
  session: number;
  /** Still played: there is a seal and nothing under it yet. */
  sealed: boolean;
  commitment: string;
  seal: boolean;
  deals: CheckedDeal[];
}
export interface CheckedTable {
  table: string;
  game: string;
  sessions: CheckedSession[];
}

/** What a file holds; null for what is no such file. */
export function checkFile(text: string): CheckedTable | null {
  try {
    const told = JSON.parse(text) as File;
    if (told.cardhall !== "deals 1") return null;
    return { table: told.table, game: told.game, sessions: told.sessions.map(checkSession) };
  } catch {
    return null;
  }
}

interface Deal {
  label: string;
  hand?: number;
  pack: string;
  cut: number;
  order: string;
  given: { to: string; cards: string }[];
}
interface Session {
  session: number;
  commitment: string;
  seed: string;
  salt: string;
  deals: Deal[];
}
interface File {
  cardhall: string;
  table: string;
  game: string;
  sessions: Session[];
}

function checkSession(told: Session): CheckedSession {
  const seed = fromHex(told.seed);
  const salt = fromHex(told.salt);
  const { session, commitment } = told;
  if (!seed || !salt) return { session, commitment, sealed: !told.seed, seal: !told.seed, deals: [] };
  const deals = told.deals.map((deal) => checkDeal(deal, seed));
  return { session, commitment, sealed: false, seal: sealOf(salt, seed) === commitment.trim().toLowerCase(), deals };
}

function checkDeal(told: Deal, seed: Uint8Array): CheckedDeal {
  const order = told.order.split(" ");
  const deck = shuffled(told.pack.split(" "), seed, told.label);
  const cut = [...deck.slice(told.cut), ...deck.slice(0, told.cut)];
  const given = told.given.map(({ to, cards }) => {
    const held = cards.split(" ");
    return { to, cards: held, places: held.map((card) => order.indexOf(card) + 1) };
  });
  const places = given.reduce<number[]>((all, one) => [...all, ...one.places], []);
  const right = cut.join() === order.join() && !places.includes(0) && new Set(places).size === places.length;
  return { label: told.label, hand: told.hand ?? 0, cut: told.cut, order, given, right };
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
    for (let at = 0; at < 64; at += 16)
      yield [parseInt(digest.slice(at, at + 8), 16), parseInt(digest.slice(at + 8, at + 16), 16)];
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
