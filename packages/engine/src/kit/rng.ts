/** A source of random numbers, for drivers and search. The rules never use one. */
export interface Rng {
  /** A whole number from 0 to n − 1, each exactly equally likely. */
  below(n: number): number;
}

/**
 * Random numbers that follow from a seed, the same on every platform. Not for secrets: the seed can be guessed from
 * them.
 *
 * xoroshiro64** (David Blackman and Sebastiano Vigna): integers only, and small enough to cost search next to
 * nothing.
 */
export class SeededRng implements Rng {
  readonly #s = new Int32Array(2);
  /** What the streams of this seed begin with. */
  readonly #begin = new Int32Array(2);

  /** Any number or text; 7 and '7' are the same seed. */
  constructor(seed: number | string) {
    const text = String(seed);
    // FNV-1a over the seed's text, with two different offsets.
    for (let word = 0; word < 2; word++) {
      let h = 0x811c9dc5 ^ Math.imul(word, 0x9e3779b9);
      for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
      this.#s[word] = h;
    }
    // The one state that it would never leave.
    if (this.#s[0] === 0 && this.#s[1] === 0) this.#s[0] = 1;
    for (let i = 0; i < 16; i++) this.next();
    this.#begin.set(this.#s);
  }

  /** Goes on with the n-th of 2³² streams of numbers that all follow from the seed: cheap, for work that is to be paired. */
  startStream(n: number): void {
    const first = mix(this.#begin[0] ^ n);
    this.#s[0] = first;
    this.#s[1] = mix(this.#begin[1] ^ first);
    if (this.#s[0] === 0 && this.#s[1] === 0) this.#s[0] = 1;
  }

  /** 32 random bits, as a signed integer. */
  next(): number {
    const s = this.#s;
    const a = s[0];
    const b = s[1] ^ a;
    s[0] = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    s[1] = (b << 13) | (b >>> 19);
    const product = Math.imul(a, 0x9e3779bb);
    return Math.imul((product << 5) | (product >>> 27), 5);
  }

  /**
   * As `Rng` says, for n from 1 to 65535; throws otherwise. Lemire's method: scale 32 bits to n, and draw again in
   * the few cases that would cause a bias.
   */
  below(n: number): number {
    if ((n - 1) >>> 0 >= 0xffff) throw new RangeError(`below(${n}): n must be from 1 to 65535`);
    let bits = this.next();
    if (Math.imul(bits, n) >>> 0 < n) bits = this.#settle(bits, n);
    // The high 32 bits of bits × n.
    return (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
  }

  #settle(bits: number, n: number): number {
    const unfair = (0x100000000 - n) % n;
    while (Math.imul(bits, n) >>> 0 < unfair) bits = this.next();
    return bits;
  }
}

/** Murmur3's finalizer: every bit of the result depends on every bit of n. */
function mix(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Shuffles the elements in place, each order equally likely (Fisher and Yates). */
export function shuffle(items: { [index: number]: number; length: number }, rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
}
