/**
 * What has been chosen in set-up so far. The shell knows two options of a game by name, because they are about seats:
 * `players`, their number, and `first`, who starts. Everything else is the game's own.
 */
import { type AnyGame, nth, ok, type Refusal, type Result, type Seat } from '@guimard/engine/kit';
import type { Mode } from '../route.svelte.ts';
import { type Assistance, type Hands, hidesHands, type Player } from '../table/seating.ts';

export interface DraftSeat {
  /** Tells seats apart while they move; no two of a draft are equal. */
  readonly id: number;
  /** Empty while nobody has typed one: then the seat is called by what it is. */
  readonly name: string;
  readonly player: Player;
}

export interface Draft {
  /** Legal options of the game. */
  readonly options: object;
  /** Everybody who ever sat here: the first ones play, the others come back when a seat is added. */
  readonly bench: readonly DraftSeat[];
  readonly assistance: Assistance;
  readonly practice: boolean;
  readonly hands: Hands;
}

/** Of a new opponent. */
export const DEFAULT_LEVEL = 3;
const MOST_SEATS = 8;

const HUMAN: Player = { kind: 'human' };
const COMPUTER: Player = { kind: 'computer', level: DEFAULT_LEVEL };

export const playersOf = (options: object): number =>
  'players' in options && typeof options.players === 'number' ? options.players : 0;

export const firstOf = (options: object): Seat | 'random' | undefined =>
  'first' in options && (typeof options.first === 'number' || options.first === 'random')
    ? options.first
    : undefined;

export const seatsOf = ({ options, bench }: Draft): readonly DraftSeat[] =>
  bench.slice(0, playersOf(options));

/** Whom a mode seats by default: one person and computers, or people alone. */
export function fullBench(
  mode: Mode,
  seats: readonly (Omit<DraftSeat, 'id'> | undefined)[] = [],
): readonly DraftSeat[] {
  return Array.from({ length: MOST_SEATS }, (_, id) => {
    const player = mode === 'computer' && id > 0 ? COMPUTER : HUMAN;
    return { name: '', player, ...seats[id], id };
  });
}

/** The draft that one who has never played gets: the first preset that fits the mode. */
export function freshDraft(game: AnyGame, mode: Mode, presets: readonly object[]): Draft {
  const bench = fullBench(mode);
  const fresh: Omit<Draft, 'options'> = { bench, assistance: 'preview', practice: false, hands: 'hidden' };
  for (const preset of presets) {
    const options = game.options(preset);
    if (options.ok) return { ...fresh, options: options.value };
  }
  throw new Error(`no preset of ${game.meta.id} can be played`);
}

/** The presets of a mode: those for one player are for solo games. */
export function presetsFor<Preset extends { readonly options: object }>(
  mode: Mode,
  presets: readonly Preset[],
): readonly Preset[] {
  return presets.filter(({ options }) => (playersOf(options) === 1) === (mode === 'solo'));
}

/** The options with another number of seats; who starts is forgotten if that seat is gone. */
function reseated(game: AnyGame, options: object, players: number): Result<object> {
  const first = firstOf(options);
  const isGone = typeof first === 'number' && first >= players;
  return game.options({ ...(isGone ? withoutFirst(options) : options), players });
}

function withoutFirst(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'first'));
}

const changed = (draft: Draft, options: Result<object>): Result<Draft> =>
  options.ok ? ok({ ...draft, options: options.value }) : options;

export function withOptions(game: AnyGame, draft: Draft, options: object): Result<Draft> {
  return changed(draft, game.options(options));
}

/** Whether a number of seats is refused, and why. */
export function judgePlayers(game: AnyGame, { options }: Draft, players: number): Refusal | undefined {
  const result = reseated(game, options, players);
  return result.ok ? undefined : result.error;
}

export function withPlayers(game: AnyGame, draft: Draft, players: number): Result<Draft> {
  return changed(draft, reseated(game, draft.options, players));
}

/** The seat is left, but its sitter stays on the bench. */
export function withoutSeat(game: AnyGame, draft: Draft, seat: Seat): Result<Draft> {
  const players = playersOf(draft.options) - 1;
  const first = firstOf(draft.options);
  const moved =
    typeof first !== 'number' || first < seat
      ? draft.options
      : first === seat
        ? withoutFirst(draft.options)
        : { ...draft.options, first: first - 1 };
  const bench = draft.bench.toSpliced(seat, 1).toSpliced(players, 0, nth(draft.bench, seat));
  return changed({ ...draft, bench }, game.options({ ...moved, players }));
}

export function withSeat(draft: Draft, seat: Seat, changes: Partial<Omit<DraftSeat, 'id'>>): Draft {
  return { ...draft, bench: draft.bench.with(seat, { ...nth(draft.bench, seat), ...changes }) };
}

/** Several people at one device know something that the others may not see. */
export const asksHands = (game: AnyGame, draft: Draft): boolean =>
  seatsOf(draft).filter(({ player }) => player.kind === 'human').length > 1 &&
  hidesHands(game, draft.options);

/** Turns a person into a computer or back. */
export const playerOf = (kind: Player['kind']): Player => (kind === 'human' ? HUMAN : COMPUTER);

/**
 * A preset at the table that is set. If it is not for so many players, it gets the nearest number that it is for; if
 * it is for none, the reason is that of the number wanted.
 */
export function withPreset(game: AnyGame, draft: Draft, preset: object): Result<Draft> {
  const wanted = playersOf(draft.options);
  const [min, max] = game.meta.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  numbers.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const first = firstOf(draft.options);
  const start = first === undefined ? preset : { ...preset, first };
  for (const players of numbers) {
    const options = reseated(game, start, players);
    if (options.ok) return changed(draft, options);
  }
  return changed(draft, reseated(game, start, wanted));
}

/** The options are those of the preset, regardless of the players. */
export function isPreset(game: AnyGame, draft: Draft, preset: object): boolean {
  const { options } = draft;
  const whole = game.options({ ...preset, players: playersOf(options) });
  if (!whole.ok) return false;
  const plain = (some: object): string => JSON.stringify(withoutFirst(some));
  return plain(whole.value) === plain(options);
}

/** Who may start: a seat, or a random one where the game allows it. */
export function starters(game: AnyGame, { options }: Draft): readonly (Seat | 'random')[] {
  const everybody = ['random', ...Array.from({ length: playersOf(options) }, (_, seat) => seat)] as const;
  return everybody.filter((first) => game.options({ ...options, first }).ok);
}
