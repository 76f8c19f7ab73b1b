/** The last set-up of each mode and game, stored in the browser. It may be older than the rules. */
import type { AnyGame } from '@guimard/engine/kit';
import type { Mode } from '../route.svelte.ts';
import { boolean, integer, number, object, oneOf, or, type Schema, string } from '../schema.ts';
import { parsed, stored } from '../stored.ts';
import { ASSISTANCE, type Computer, HANDS, type Player } from '../table/seating.ts';
import { computerAt, TIMED_LEVEL } from '../table/thinking-time.ts';
import { DEFAULT_LEVEL, type Draft, fullBench, playersOf } from './draft.ts';

export const LONGEST_NAME = 24;

export const cleanName = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

const computerFields = object(
  { kind: oneOf(['computer']), level: or(integer(1, TIMED_LEVEL), DEFAULT_LEVEL) },
  { ms: number },
);
const computer: Schema<Computer> = (value) => {
  const read = computerFields(value);
  return read && computerAt(read.level, read.ms);
};
const seat = object({
  name: (value) => cleanName(string(value) ?? ''),
  player: or<Player>(computer, { kind: 'human' }),
});
const remembered = object({
  options: (value) => value,
  // A seat that cannot be read leaves its place free.
  seats: (value) => (Array.isArray(value) ? value.map(seat) : []),
  assistance: or(oneOf(ASSISTANCE), 'preview'),
  practice: or(boolean, false),
  hands: or(oneOf(HANDS), 'hidden'),
});
type Remembered = NonNullable<ReturnType<typeof remembered>>;

/** A set-up for the mode; nothing if its options are not legal there. */
function draftFor(game: AnyGame, mode: Mode, kept: Remembered): Draft | undefined {
  const options = game.options(kept.options);
  if (!options.ok || (playersOf(options.value) === 1) !== (mode === 'solo')) return undefined;
  const bench = fullBench(mode, mode === 'solo' ? [] : kept.seats);
  const { assistance, practice, hands } = kept;
  return { options: options.value, bench, assistance, practice, hands };
}

export function parseDraft(game: AnyGame, mode: Mode, text: string): Draft | undefined {
  const kept = parsed(remembered, text);
  return kept && draftFor(game, mode, kept);
}

const contentOf = ({ options, bench, assistance, practice, hands }: Draft): Remembered => ({
  options,
  seats: bench.map(({ name, player }) => ({ name, player })),
  assistance,
  practice,
  hands,
});

export const makeDraft = (draft: Draft): string => JSON.stringify(contentOf(draft));

const storeOf = (mode: Mode, game: AnyGame) =>
  stored<Remembered | undefined>(`guimard.setup.${mode}.${game.meta.id}`, remembered, undefined);

export function recallDraft(game: AnyGame, mode: Mode): Draft | undefined {
  const kept = storeOf(mode, game).read();
  return kept && draftFor(game, mode, kept);
}

export function rememberDraft(game: AnyGame, mode: Mode, draft: Draft): void {
  storeOf(mode, game).write(contentOf(draft));
}
