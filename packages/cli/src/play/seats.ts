/** The players of the seats: people, and computers that see only what their seat may see. */
import {
  type Agent,
  type AgentSpec,
  createAgent,
  formatAgentSpec,
  LEVELS,
  parseAgentSpec,
  playable,
  TIMED_LEVEL,
  TIMED_NAME,
  USUAL_MS,
} from '@guimard/ai';
import { type AnyGame, ok, type Result } from '@guimard/engine/kit';
import { badUsage, type UserError } from '../command.ts';
import { wrap } from '../paragraph.ts';
import { inWords } from '../refusals.ts';

export type SeatKind = { readonly kind: 'human' } | AgentSpec;

/** The default computer: good, and quick. */
const USUAL: AgentSpec = { kind: 'level', level: 6 };

export const SEAT_HELP = `next seat: human, level:N, …; else human, then ${formatAgentSpec(USUAL)}`;

/** For the help of the command. */
export const LEVEL_HELP = wrap(
  'Computers:',
  [
    'random',
    ...LEVELS.map(({ name }, i) => `level:${i + 1} ${name}`),
    `level:${TIMED_LEVEL} ${TIMED_NAME}`,
    `level:${TIMED_LEVEL}:2000ms the same with two seconds for a move instead of ${USUAL_MS / 1000}`,
  ],
  ', ',
);

export const formatSeat = (seat: SeatKind): string =>
  seat.kind === 'human' ? 'human' : formatAgentSpec(seat);

/** As shown to people. */
export function nameSeat(seat: SeatKind): string {
  if (seat.kind !== 'level') return formatSeat(seat);
  const level = `computer, level ${seat.level}: ${LEVELS[seat.level - 1]?.name ?? TIMED_NAME}`;
  return seat.level === TIMED_LEVEL ? `${level}, ${(seat.ms ?? USUAL_MS) / 1000} s per move` : level;
}

export function parseSeatKinds(words: readonly string[]): Result<readonly SeatKind[], UserError> {
  const kinds: SeatKind[] = [];
  for (const word of words) {
    const spec = word === 'human' ? ok<SeatKind>({ kind: 'human' }) : parseAgentSpec(word);
    if (!spec.ok) return badUsage(`--seat must be human or an agent: ${inWords(spec.error)}`);
    kinds.push(spec.value);
  }
  return ok(kinds);
}

/** Unspecified seats: the first is yours, the others are the computer's. */
export function fillSeats(given: readonly SeatKind[], seats: number): readonly SeatKind[] {
  return Array.from({ length: seats }, (_, i) => given[i] ?? (i === 0 ? { kind: 'human' } : USUAL));
}

/** The computer of a seat; undefined for a person. */
export function agentFor(seat: SeatKind, game: AnyGame, seed: string): Agent | undefined {
  if (seat.kind === 'human') return undefined;
  const subject = playable(game.meta.id);
  if (subject === undefined) throw new Error(`the computer does not know the game ${game.meta.id}`);
  return createAgent(subject, seat, seed);
}
