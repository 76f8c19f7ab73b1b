/** What has been chosen for a table that is to be opened on the server. */
import { type AnyGame, nth } from '@guimard/engine/kit';
import type { Clock, CreateTable } from '@guimard/protocol';
import { integer, object, oneOf, or, string } from '../schema.ts';
import { type Draft, freshDraft, presetsFor, seatsOf } from '../setup/draft.ts';
import { makeDraft, parseDraft } from '../setup/remember.ts';
import { stored } from '../stored.ts';
import { steadyPlayer } from '../table/thinking-time.ts';

export interface TableDraft {
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

const storeOf = (game: AnyGame) =>
  stored(
    `guimard.setup.online.${game.meta.id}`,
    object({
      draft: or(string, ''),
      clock: or(integer(0, CLOCKS.length - 1), 0),
      visibility: or(oneOf(VISIBILITIES), 'link'),
      atZero: or(oneOf(AT_ZERO), 'computer'),
    }),
    { draft: '', clock: 0, visibility: 'link', atZero: 'computer' },
  );

/** The last one of this browser, or the first that can be played; with these options, if they are settled. */
export function recallTableDraft(
  game: AnyGame,
  presets: readonly { readonly options: object }[],
  settled?: object,
): TableDraft {
  const { draft, ...others } = storeOf(game).read();
  const options = presetsFor('people', presets).map((preset) => preset.options);
  const last = parseDraft(game, 'people', draft) ?? freshDraft(game, 'people', options);
  const bench = last.bench.map((seat) => ({ ...seat, player: steadyPlayer(seat.player) }));
  return { draft: { ...last, bench, ...(settled === undefined ? {} : { options: settled }) }, ...others };
}

export function rememberTableDraft(game: AnyGame, { draft, ...others }: TableDraft): void {
  storeOf(game).write({ draft: makeDraft(draft), ...others });
}

/** As the server is asked for it. */
export function requestOf(game: AnyGame, tableDraft: TableDraft, nickname: string): CreateTable {
  const { draft, clock, visibility, atZero } = tableDraft;
  return {
    game: game.meta.id,
    // The game has checked them, and all options of games are of these kinds.
    options: draft.options as CreateTable['options'],
    seats: seatsOf(draft).map(({ player }, seat) => {
      if (seat === 0) return { kind: 'me' };
      return player.kind === 'computer' ? player : { kind: 'open' };
    }),
    visibility,
    clock: nth(CLOCKS, clock),
    atZero,
    assistance: draft.assistance,
    nickname,
  };
}
