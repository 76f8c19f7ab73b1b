/** Messages of a server, for tests. */
import { type MoveSeen, PROTOCOL, type ServerMessage, type TableInfo, type Update } from '@guimard/protocol';

const TABLE = 'abcdefgh';

export function infoAt(version: number, changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: TABLE,
    game: 'metro',
    rules: 1,
    layout: '',
    options: { players: 2 },
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

export const updateAt = (version: number, from: number, moves: readonly MoveSeen[]): Update => ({
  table: infoAt(version),
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
