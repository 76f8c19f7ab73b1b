/**
 * What players add to the chance of a game, so that nobody can choose it, not even the host together with a friend: each
 * seat commits to a chain of secrets before any is revealed, and the draws follow from all of them (draws.ts).
 *
 * A chain begins with a random text, its root. Each link is the SHA-256 of the one before it in the making, and they are
 * revealed from the other end: link 0 is the commitment, and a seat's n-th share is link n.
 */
import type { Seat } from '@guimard/engine/kit';
import { hashOf, type Seed } from './chance.ts';
import type { SeatInfo } from './table.ts';

/** How many shares a chain has: one for the start, and one for each time that the server opens the game again. */
export const LINKS = 64;

/** A link of the chain with that root. */
export function linkOf(root: string, number: number): string {
  let link = root;
  for (let i = number; i < LINKS; i++) link = hashOf(link);
  return link;
}

/**
 * How many links a share is after another link; undefined if it is not of the same chain. More than one: the shares in
 * between were revealed in a history that is gone, since the server was restored from a backup.
 */
export function stepsBetween(known: string, share: string): number | undefined {
  let link = share;
  for (let steps = 1; steps <= LINKS; steps++) {
    link = hashOf(link);
    if (link === known) return steps;
  }
  return undefined;
}

/** A seed as it was promised, by a server of today or of earlier times. */
export type PromisedSeed = Seed & { readonly hash?: string | undefined };
/** What is published of a seat about its shares. */
export type Contributor = Pick<SeatInfo, 'kind' | 'commitment'>;

/** Who determined the draws of a game. */
export interface Contributions {
  /** The seats whose clients added shares. */
  readonly shared: readonly Seat[];
  /** People whose clients added none. */
  readonly silent: readonly Seat[];
  /** Draws, counted from 1, that came without the share of a seat that had added one before: the server was restarted. */
  readonly gaps: readonly { readonly seat: Seat; readonly first: number; readonly last: number }[];
  /** Shares were skipped: see `stepsBetween`. */
  readonly isRestored: boolean;
}

/**
 * Whether the seeds of a game are those that were promised: the server's by their hashes, the players' by their chains.
 * The index of the first that is not; or who determined the draws, of which there were so many.
 */
export function contributionsTo(
  seeds: readonly PromisedSeed[],
  seats: readonly Contributor[],
  draws: number,
): Contributions | { readonly brokenAt: number } {
  const last = new Map<Seat, string>();
  seats.forEach(({ commitment }, seat) => {
    if (commitment !== undefined) last.set(seat, commitment);
  });
  let isRestored = false;
  for (const [brokenAt, { seat, seed, hash }] of seeds.entries()) {
    if (hash !== undefined && hash !== hashOf(seed)) return { brokenAt };
    if (seat === undefined) continue;
    const known = last.get(seat);
    const steps = known === undefined ? undefined : stepsBetween(known, seed);
    if (steps === undefined) return { brokenAt };
    if (steps > 1) isRestored = true;
    last.set(seat, seed);
  }
  const hasShared = (seat: Seat): boolean => seeds.some((seed) => seed.seat === seat);
  const shared = [...seats.keys()].filter(hasShared);
  return {
    shared,
    silent: seats.flatMap(({ kind }, seat) => (kind === 'person' && !hasShared(seat) ? [seat] : [])),
    gaps: shared.flatMap((seat) => gapsOf(seat, seeds, draws)),
    isRestored,
  };
}

/** From a seed of the server until the seat has added a share to it. */
function gapsOf(seat: Seat, seeds: readonly Seed[], draws: number): Contributions['gaps'] {
  let since: number | undefined;
  const gaps: { seat: Seat; first: number; last: number }[] = [];
  const close = (last: number): void => {
    if (since !== undefined && since < last) gaps.push({ seat, first: since + 1, last });
    since = undefined;
  };
  for (const seed of seeds) {
    if (seed.seat === undefined) since ??= seed.from;
    else if (seed.seat === seat) close(seed.from);
  }
  close(draws);
  return gaps;
}
