/** SHA-256. `crypto.subtle` exists only on secure pages, and a table in a local network has none. */

/** The first 32 bits of the fractional parts of the roots of the first primes. */
const roots = (n: number, root: (prime: number) => number): number[] => {
  const primes: number[] = [];
  for (let number = 2; primes.length < n; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
};

const START = roots(8, Math.sqrt);
const ROUNDS = roots(64, Math.cbrt);

const rotate = (word: number, n: number): number => (word >>> n) | (word << (32 - n));

/** The message with a bit, zeros and its length, as 32-bit words. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, index) => {
    view.setUint8(index, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

/** The hash as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const message = padded(bytes);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        words[i] = message.getInt32(block + 4 * i);
        continue;
      }
      const [old, last] = [at(words, i - 15), at(words, i - 2)];
      const s0 = rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3);
      const s1 = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
      words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      ...[number, number, number, number],
      ...[number, number, number, number],
    ];
    for (let i = 0; i < 64; i += 1) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      hash[i] = at(hash, i) + word;
    });
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
