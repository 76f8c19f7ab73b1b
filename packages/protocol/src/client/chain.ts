/**
 * What this client adds to the chance of a game (shares.ts): when its next share is due, and what the server had promised
 * by then, so that it cannot be promised otherwise afterwards.
 */
import type { Seat } from '@guimard/engine/kit';
import { hashOf } from '../chance.ts';
import { LINKS, linkOf } from '../shares.ts';
import type { FinishedGame, TableInfo } from '../table.ts';

/** What was promised when a share was revealed. */
export interface ShareNote {
  /** Which link of the chain it is. */
  readonly number: number;
  /** The hash of the server's last seed. */
  readonly server: string;
  /** How many seeds there were, and the hash of their hashes. */
  readonly seeds: number;
  /** See `seeds`. */
  readonly digest: string;
  /** What each seat was committed to; empty if to nothing. */
  readonly seats: readonly string[];
  /** From which draw on it counts, once the server has said so. */
  readonly from?: number;
}

/** A chain, to be kept as long as the seat: without it no further share can be added. */
export interface Shares {
  /** Secret: 64 hexadecimal digits, random. */
  readonly root: string;
  /** One for each share that was revealed, in order. */
  readonly notes: readonly ShareNote[];
}

const serverSeeds = ({ commitments }: Pick<TableInfo, 'commitments'>) =>
  commitments.filter(({ seat }) => seat === undefined);
const digestOf = (seeds: readonly { readonly hash: string }[]): string =>
  hashOf(seeds.map(({ hash }) => hash).join('+'));
const commitmentsOf = (seats: readonly { readonly commitment?: string | undefined }[]): string[] =>
  seats.map(({ commitment = '' }) => commitment);

/** Before the start: all seats are taken by players who are ready, so that nobody can commit to anything more. */
export const isComplete = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.every(({ kind, isReady }) => kind !== 'open' && isReady);

/** The shares of one seat. */
export class Chain {
  #shares: Shares;
  readonly #keep: (shares: Shares) => void;

  /** `keep` is called before anything is sent that depends on it. */
  constructor(shares: Shares, keep: (shares: Shares) => void) {
    this.#shares = shares;
    this.#keep = keep;
  }

  /** What to promise: the last link that was revealed, or the first one. */
  commit(): string {
    this.#keep(this.#shares);
    return linkOf(this.#shares.root, this.#last?.number ?? 0);
  }

  /** The share that the seat has to add now, if any. Asked twice about one seed of the server, it is the same. */
  shareFor(info: TableInfo, seat: Seat): string | undefined {
    const { commitments, seats, phase } = info;
    const server = serverSeeds(info).at(-1);
    const isDue = phase === 'waiting' ? isComplete(info) : phase !== 'over';
    if (server === undefined || !isDue) return undefined;
    if (commitments.slice(commitments.indexOf(server)).some((seed) => seed.seat === seat)) return undefined;
    if (!this.#isOurs(seats[seat]?.commitment)) return undefined;
    const { root, notes } = this.#shares;
    const number = this.#last?.server === server.hash ? this.#last.number : (this.#last?.number ?? 0) + 1;
    if (number > LINKS) return undefined;
    if (number !== this.#last?.number) {
      const [digest, promised] = [digestOf(commitments), commitmentsOf(seats)];
      const note = { number, server: server.hash, seeds: commitments.length, digest, seats: promised };
      this.#set({ root, notes: [...notes, note] });
    }
    return linkOf(root, number);
  }

  /** Notes from where on the last share counts. */
  hear({ commitments }: TableInfo): void {
    const last = this.#last;
    if (last === undefined || last.from !== undefined) return;
    const share = linkOf(this.#shares.root, last.number);
    const counted = commitments.find(({ seed }) => seed === share);
    if (counted === undefined) return;
    const notes = [...this.#shares.notes.slice(0, -1), { ...last, from: counted.from }];
    this.#set({ ...this.#shares, notes });
  }

  get #last(): ShareNote | undefined {
    return this.#shares.notes.at(-1);
  }

  /** The seat may have been committed on another device. */
  #isOurs(commitment: string | undefined): boolean {
    const { root, notes } = this.#shares;
    return [0, ...notes.map(({ number }) => number)].some((number) => linkOf(root, number) === commitment);
  }

  #set(shares: Shares): void {
    this.#shares = shares;
    this.#keep(shares);
  }
}

/**
 * Whether a finished game is what was promised to this client whenever it revealed a share. Restored: shares that once
 * counted are gone, and others count instead.
 */
export function checkNotes(
  { seeds, seats = [] }: FinishedGame,
  seat: Seat,
  { root, notes }: Shares,
): 'kept' | 'restored' | 'broken' {
  let [areSomeGone, areSomeThere] = [false, false];
  for (const note of notes) {
    const share = linkOf(root, note.number);
    const at = seeds.findIndex(({ seed }) => seed === share);
    if (at < 0) {
      if (note.from === undefined) continue;
      if (seeds.some(({ hash }) => hash === note.server)) return 'broken';
      areSomeGone = true;
      continue;
    }
    areSomeThere = true;
    const isKept =
      seeds[at]?.seat === seat &&
      seeds[at].from === (note.from ?? seeds[at].from) &&
      digestOf(seeds.slice(0, note.seeds)) === note.digest &&
      // Nothing of the server's that was not promised yet.
      seeds.slice(note.seeds, at).every((seed) => seed.seat !== undefined) &&
      commitmentsOf(seats).join() === note.seats.join();
    if (!isKept) return 'broken';
  }
  if (!areSomeGone) return 'kept';
  return areSomeThere ? 'restored' : 'broken';
}
