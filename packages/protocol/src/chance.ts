/**
 * Verifiable randomness. The server takes a seed from its operating system when a table is opened and publishes its
 * hash; players add shares before the first draw (shares.ts); when the game is over, the server publishes the seed. All
 * outcomes follow from these alone, so nobody can choose them; and nobody can predict them from those seen, as would be
 * possible with a generator made for speed.
 */
import type { Rng } from '@guimard/engine/kit';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const RANGE = 2 ** 32;

/** The commitment to a seed: its SHA-256, in hexadecimal. */
export const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/**
 * A seed that a game uses from some point on. A server adds one whenever it opens a stored game again: the store may have
 * been restored from a backup, and draws that players have already seen must not be repeated.
 */
export interface Seed {
  /** How many random outcomes came before it. */
  readonly from: number;
  /** Secret until the game is over; a player's share is public from then on. */
  readonly seed: string;
  /** The seat whose player added it: a share (shares.ts). Left out: the server's. */
  readonly seat?: number | undefined;
}

/**
 * All of them contribute: each of the server's seeds, and after it the shares that answer it, in the order of the seats. In
 * the order in which they came, the server could choose one.
 */
export function joinSeeds(seeds: readonly Seed[]): string {
  let answered = 0;
  const placed = seeds.map(({ seed, seat = -1 }) => ({
    seed,
    seat,
    answered: seat < 0 ? ++answered : answered,
  }));
  placed.sort((one, other) => one.answered - other.answered || one.seat - other.seat);
  return placed.map(({ seed }) => seed).join('+');
}

/** The random source after the last of these seeds was added. */
export const chanceOf = (seeds: readonly Seed[]): SeedChance => new SeedChance(joinSeeds(seeds));

/** The random numbers of a seed: the SHA-256 of seed and counter, 32 bits at a time. */
export class SeedChance implements Rng {
  readonly #seed: Uint8Array;
  #block = new DataView(new ArrayBuffer(0));
  #at = 0;
  #count = 0;

  constructor(seed: string) {
    this.#seed = utf8ToBytes(`${seed}/`);
  }

  /** As `Rng` says, for n up to 2³². */
  below(n: number): number {
    // The few numbers that would cause a bias are drawn again.
    const fair = RANGE - (RANGE % n);
    let bits = this.#next();
    while (bits >= fair) bits = this.#next();
    return bits % n;
  }

  #next(): number {
    if (this.#at >= this.#block.byteLength) {
      const { buffer, byteOffset, byteLength } = sha256(
        concatBytes(this.#seed, utf8ToBytes(String(this.#count++))),
      );
      this.#block = new DataView(buffer, byteOffset, byteLength);
      this.#at = 0;
    }
    const bits = this.#block.getUint32(this.#at);
    this.#at += 4;
    return bits;
  }
}
