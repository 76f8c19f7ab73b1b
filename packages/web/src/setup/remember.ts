/** The last set-up of each mode and game, kept in the browser. Whatever is kept may be junk, or older than the rules. */
import type { AnyGame } from '@guimard/engine/kit';
import type { Mode } from '../route.svelte.ts';
import { ASSISTANCE, type Player } from '../table/seating.ts';
import { DEFAULT_LEVEL, type Draft, type DraftSeat, fullBench, playersOf } from './draft.ts';

export const LONGEST_NAME = 24;
const LEVELS = 8;

const keyOf = (mode: Mode, game: string): string => `guimard.setup.${mode}.${game}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const cleanName = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

function readPlayer(value: unknown): Player {
  if (!isObject(value) || value['kind'] !== 'computer') return { kind: 'human' };
  const level = value['level'];
  const isLevel = Number.isInteger(level) && (level as number) >= 1 && (level as number) <= LEVELS;
  return { kind: 'computer', level: isLevel ? (level as number) : DEFAULT_LEVEL };
}

function readSeat(value: unknown): Omit<DraftSeat, 'id'> | undefined {
  if (!isObject(value)) return undefined;
  const { name, player } = value;
  return { name: typeof name === 'string' ? cleanName(name) : '', player: readPlayer(player) };
}

/** What text holds of a set-up for the mode; nothing if its options are not legal, the rest as far as it can be read. */
export function parseDraft(game: AnyGame, mode: Mode, text: string): Draft | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(kept)) return undefined;
  const options = game.options(kept['options']);
  if (!options.ok || (playersOf(options.value) === 1) !== (mode === 'solo')) return undefined;
  const seats = Array.isArray(kept['seats']) && mode !== 'solo' ? kept['seats'].map(readSeat) : [];
  return {
    options: options.value,
    bench: fullBench(mode, seats),
    assistance: ASSISTANCE.find((assistance) => assistance === kept['assistance']) ?? 'preview',
    practice: kept['practice'] === true,
  };
}

export function makeDraft({ options, bench, assistance, practice }: Draft): string {
  const seats = bench.map(({ name, player }) => ({ name, player }));
  return JSON.stringify({ options, seats, assistance, practice });
}

export function recallDraft(game: AnyGame, mode: Mode): Draft | undefined {
  try {
    const text = localStorage.getItem(keyOf(mode, game.meta.id));
    return text === null ? undefined : parseDraft(game, mode, text);
  } catch {
    // A browser that keeps nothing.
    return undefined;
  }
}

export function rememberDraft(game: AnyGame, mode: Mode, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(mode, game.meta.id), makeDraft(draft));
  } catch {
    // A browser that keeps nothing: next time it starts afresh.
  }
}
