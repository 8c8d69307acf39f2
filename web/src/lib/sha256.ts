// SHA-256, written out: browsers lend theirs (crypto.subtle) only to pages that come over https or from this machine,
// and a table on the host's home network is neither.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the fractions of the cube and square roots of the first primes. */
for (let n = 2, found = 0; found < 64; n += 1) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  K[found] = fraction(Math.cbrt(n));
  found += 1;
}

function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** In hex. */
export function sha256(data: Uint8Array): string {
  const blocks = Math.ceil((data.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(bytes.length - 4, data.length << 3);
  const state = START.slice();
  for (let block = 0; block < blocks; block += 1) compress(state, view, block * 64);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function compress(state: Uint32Array, view: DataView, from: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(from + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}
