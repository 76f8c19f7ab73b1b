/** Messages of a server, for tests. */
import { type AnyGame, fingerprint } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import type { MoveSeen, ServerMessage, Update } from '../../message.ts';
import type { TableInfo } from '../../table.ts';
import { PROTOCOL } from '../../version.ts';

const TABLE = 'abcdefgh';

/** What a table's information says of its game. */
export function playing(
  game: AnyGame,
  input: object,
): Pick<TableInfo, 'game' | 'rules' | 'options' | 'layout'> {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  return {
    game: game.meta.id,
    rules: game.meta.rules,
    options: options.value as TableInfo['options'],
    layout: fingerprint(game.create(options.value)),
  };
}

export function infoAt(version: number, changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: TABLE,
    ...playing(metro as AnyGame, { players: 2 }),
    phase: 'running',
    seats: [0, 1].map((seat) => ({
      kind: 'person',
      name: `Player ${seat + 1}`,
      isReady: true,
      isReplaced: false,
      hasResigned: false,
    })),
    clock: { kind: 'none' },
    atZero: 'computer',
    visibility: 'link',
    assistance: 'preview',
    created: 0,
    version,
    commitments: [],
    grace: 60_000,
    scores: [0, 0],
    ...changes,
  };
}

/** One that puts a number in the first byte. */
export const move = (value: number, mover = 0): MoveSeen => ({ mover, events: [], changes: [[0, value]] });

export const updateAt = (
  version: number,
  from: number,
  moves: readonly MoveSeen[],
  changes: Partial<TableInfo> = {},
): Update => ({
  table: infoAt(version, changes),
  from,
  moves: [...moves],
  now: 0,
});

export const welcome = (update: Update): ServerMessage => ({
  type: 'welcome',
  protocol: PROTOCOL,
  viewer: 0,
  update,
  chat: [],
  presence: { present: [true, true], awaySince: [null, null], spectators: 0 },
});
