/** A command of every type. */
import type { Rng, Seat } from '@guimard/engine/kit';
import { type Command, type CommandRequest, command, hashOf, LINKS, linkOf } from '@guimard/protocol';
import { oneOf, WORDS } from './junk.ts';

type Type = Command['type'];

/** All types, as the protocol has them. */
export const COMMANDS: readonly Type[] = command.options.map(({ shape }) => shape.type.value);

/** What a command may refer to. */
export interface Circumstances {
  /** The sender's legal moves. */
  readonly moves: readonly string[];
  /** The seat that the situation is about. */
  readonly seat: Seat;
}

const PLACES = 6;
const LEVELS = 8;
/** Of everyone's shares. */
const ROOT = hashOf('root');
const ACTIONS = [
  'aacb00',
  'draw',
  'draw:aabb',
  'pass',
  'abcd77',
  'aabb99',
  'place',
  'first:0',
  'A1',
  'cddb34',
];

const coin = (rng: Rng): boolean => rng.below(2) === 0;
const mostly = <T>(rng: Rng, usual: T, other: () => T): T => (rng.below(3) > 0 ? usual : other());
const aSeat = (rng: Rng, seat: Seat): Seat => mostly(rng, seat, () => rng.below(PLACES));

/** Types without a generator do not compile. */
const MAKERS: { readonly [T in Type]: (rng: Rng, about: Circumstances) => Command } = {
  ready: (rng) => ({
    type: 'ready',
    isReady: mostly(rng, true, () => false),
    ...(coin(rng) ? { commitment: linkOf(ROOT, rng.below(3)) } : {}),
  }),
  reveal: (rng) => ({
    type: 'reveal',
    share: linkOf(
      mostly(rng, ROOT, () => hashOf('')),
      rng.below(LINKS),
    ),
  }),
  leave: () => ({ type: 'leave' }),
  free: (rng, { seat }) => ({ type: 'free', seat: aSeat(rng, seat) }),
  fill: (rng, { seat }) => ({ type: 'fill', seat: aSeat(rng, seat), level: 1 + rng.below(LEVELS) }),
  act: (rng, { moves }) => ({
    type: 'act',
    action: mostly(rng, oneOf(rng, [...moves, 'draw']), () =>
      oneOf(rng, [...ACTIONS, ...WORDS]).slice(0, 40),
    ),
  }),
  resign: () => ({ type: 'resign' }),
  ask: (rng) => ({ type: 'ask', what: oneOf(rng, ['undo', 'pause', 'resume'] as const) }),
  answer: (rng) => ({ type: 'answer', agree: coin(rng) }),
  replace: (rng, { seat }) => ({ type: 'replace', seat: aSeat(rng, seat) }),
  return: () => ({ type: 'return' }),
};

export const commandOf = (type: Type, rng: Rng, about: Circumstances): Command => MAKERS[type](rng, about);

/** With a key that is almost certainly new. */
export const requestFor = (rng: Rng, version: number, given: Command): CommandRequest => ({
  key: `fuzz-${rng.below(60_000)}-${rng.below(60_000)}`,
  version,
  command: given,
});
