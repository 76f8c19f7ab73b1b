/** Who sits where: people, and computers that see only what their seat may see. */
import { type Agent, randomAgent, rolloutAgent } from '@guimard/ai';
import { ok, type Result, SeededRng, type State } from '@guimard/engine/kit';
import { badUsage, type UserError } from '../command.ts';
import type { AnyGame } from '../screen.ts';

export const SEAT_KINDS = ['human', 'random', 'rollout'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** How many games the computer plays in its head for each of its moves. */
const PLAYOUTS = 1500;

export function parseSeatKinds(words: readonly string[]): Result<readonly SeatKind[], UserError> {
  const stranger = words.find((word) => !SEAT_KINDS.some((kind) => kind === word));
  if (stranger === undefined) return ok(words as readonly SeatKind[]);
  return badUsage(`--seat must be ${SEAT_KINDS.join(', ')}, not "${stranger}"`);
}

/** Seats nobody spoke of: the first is yours, the others are the computer's. */
export function fillSeats(given: readonly SeatKind[], seats: number): readonly SeatKind[] {
  return Array.from({ length: seats }, (_, i) => given[i] ?? (i === 0 ? 'human' : 'rollout'));
}

/** The computer of a seat; undefined for a person. */
export function agentFor(kind: SeatKind, game: AnyGame, seed: string): Agent<State> | undefined {
  if (kind === 'human') return undefined;
  const rng = new SeededRng(seed);
  return kind === 'random' ? randomAgent(rng) : rolloutAgent(game, rng, PLAYOUTS);
}
