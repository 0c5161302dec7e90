/**
 * SHA-256, for "verify the dice".
 *
 * Browsers have their own, but only on pages with https; a game between friends at home has none.
 */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const CONSTANTS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of a text in UTF-8, as hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = ((bytes.length + 8) >> 6) + 1;
  const padded = new DataView(new ArrayBuffer(length * 64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(length * 64 - 4, (bytes.length * 8) | 0);
  let hash = START;
  for (let block = 0; block < length; block++) hash = mixed(hash, padded, block * 64);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixed(hash: number[], data: DataView, at: number): number[] {
  const words = new Int32Array(64);
  for (let n = 0; n < 64; n++) {
    if (n < 16) words[n] = data.getInt32(at + 4 * n);
    else {
      const [a, b] = [words[n - 15]!, words[n - 2]!];
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[n] = words[n - 16]! + small + words[n - 7]! + large;
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[n]! + words[n]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + hash[n]!) | 0);
}
