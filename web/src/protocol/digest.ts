const members = ['systems', 'warp', 'techs', 'piles', 'game'] as const;

/**
 * Digest of the public board: the first 16 hex digits of SHA-256 over the sections' canonical JSON. What the table waits
 * for (`game.step`) is not of the board.
 */
export function digestOf(view: Readonly<Record<(typeof members)[number], unknown>>): string {
  const board: Record<string, unknown> = Object.fromEntries(members.map((member) => [member, view[member]]));
  if (typeof board['game'] === 'object' && board['game'] !== null)
    board['game'] = { ...board['game'], step: undefined };
  return sha256(canonical(board)).slice(0, 16);
}

/** JSON with sorted members and no blanks. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

const primes = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * SHA-256 as hex. Our own, since browsers keep theirs from pages that came over plain HTTP from another machine, as on
 * a house server.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(start);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + 4 * i);
    compress(state, w);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function compress(state: Int32Array, w: Int32Array): void {
  const at = (i: number) => w[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const a = at(i - 15);
    const b = at(i - 2);
    const one = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const two = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = at(i - 16) + one + at(i - 7) + two;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + at(i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}
