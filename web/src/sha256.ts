/** SHA-256, because browsers keep theirs from pages that come over the hall's plain network. */
const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** The first 32 bits of the fractional parts of roots of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}
const K = roots(64, 1 / 3);
const START = roots(8, 1 / 2);

export function sha256(data: Uint8Array): string {
  const length = (((data.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, data.length * 8);
  const state = [...START];
  const w = new Array<number>(64).fill(0);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16]! + small + w[i - 7]! + large) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Bytes from figures 0-9 and letters a-f; null where it is not that. */
export function fromHex(text: string): Uint8Array | null {
  const clean = text.replace(/\s+/g, "").toLowerCase();
  if (!/^([0-9a-f]{2})+$/.test(clean)) return null;
  return new Uint8Array(clean.match(/../g)!.map((pair) => parseInt(pair, 16)));
}
