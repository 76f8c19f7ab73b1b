/** What has been chosen for a table that is to be opened on the server. */
import type { AnyGame } from '@guimard/engine/kit';
import type { Clock, CreateTable } from '@guimard/protocol';
import { type Draft, freshDraft, presetsFor, seatsOf } from '../setup/draft.ts';
import { makeDraft, parseDraft } from '../setup/remember.ts';

export interface Wish {
  /** Who opens the table sits in the first place; other people's seats are open. */
  readonly draft: Draft;
  /** The place of the clock in CLOCKS. */
  readonly clock: number;
  readonly visibility: CreateTable['visibility'];
  readonly atZero: CreateTable['atZero'];
}

/** From no hurry at all to a week for each move. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'bank', seconds: 600, increment: 10 },
  { kind: 'bank', seconds: 1500, increment: 20 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

export const VISIBILITIES = ['link', 'public'] as const;
export const AT_ZERO = ['computer', 'forfeit'] as const;

const keyOf = (game: AnyGame): string => `guimard.setup.online.${game.meta.id}`;

/** The last one of this browser, or the first that can be played. */
export function recallWish(game: AnyGame, presets: readonly { readonly options: object }[]): Wish {
  const kept = read(keyOf(game));
  const draft = typeof kept['draft'] === 'string' ? parseDraft(game, 'people', kept['draft']) : undefined;
  const clock = Number(kept['clock']);
  return {
    draft:
      draft ??
      freshDraft(
        game,
        'people',
        presetsFor('people', presets).map(({ options }) => options),
      ),
    clock: Number.isInteger(clock) && clock in CLOCKS ? clock : 0,
    visibility: VISIBILITIES.find((known) => known === kept['visibility']) ?? 'link',
    atZero: AT_ZERO.find((known) => known === kept['atZero']) ?? 'computer',
  };
}

export function rememberWish(game: AnyGame, { draft, ...others }: Wish): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ draft: makeDraft(draft), ...others }));
  } catch {
    // A browser that keeps nothing: next time it starts afresh.
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** As the server is asked for it. */
export function requestOf(game: AnyGame, wish: Wish, nickname: string): CreateTable {
  const { draft, clock, visibility, atZero } = wish;
  return {
    game: game.meta.id,
    options: draft.options as CreateTable['options'],
    seats: seatsOf(draft).map(({ player }, seat) => {
      if (seat === 0) return { kind: 'me' };
      return player.kind === 'computer' ? player : { kind: 'open' };
    }),
    visibility,
    clock: CLOCKS[clock],
    atZero,
    assistance: draft.assistance,
    nickname,
  };
}
