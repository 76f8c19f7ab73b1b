/** Entries of every kind, and ways to append them. */
import type { Entry, StoredEntry } from '../../domain/entry.ts';
import type { Append, Summary } from '../store.ts';

/** By type, so that a new kind of entry cannot be forgotten. */
const SAMPLES: { readonly [T in Entry['type']]: Extract<Entry, { readonly type: T }> } = {
  created: {
    type: 'created',
    game: 'metro',
    rules: 1,
    options: { players: 3, city: 'paris', solo: false, modules: ['companies', 'central stations'] },
    places: [{ kind: 'open' }, { kind: 'computer', level: 8, name: "L'Étoile « 終電 » 🚇" }],
    clock: { kind: 'bank', seconds: 600, increment: 5 },
    atZero: 'computer',
    visibility: 'public',
    assistance: 'preview',
    deal: { table: 'abcd2345', seed: 'e', played: ['ab12'] },
  },
  joined: { type: 'joined', seat: 0, name: "Zoë'; --", secretHash: 'ab12', recoveryHash: 'cd34' },
  moved: { type: 'moved', seat: 0, secretHash: 'ef56', recoveryHash: 'ab78' },
  left: { type: 'left', seat: 0, by: 1 },
  filled: { type: 'filled', seat: 1, level: 5, name: 'Adèle' },
  ready: { type: 'ready', seat: 0, isReady: true },
  revealed: { type: 'revealed', seat: 1, share: '0f'.repeat(32) },
  started: { type: 'started', seed: 'a\u0000b"\\\n', draws: 'piles' },
  reseeded: { type: 'reseeded', seed: 'c', opening: 'd' },
  acted: { type: 'acted', by: -1, action: 'draw:aabb' },
  asked: { type: 'asked', seat: 1, what: 'undo' },
  agreed: { type: 'agreed', seat: 0 },
  declined: { type: 'declined', seat: 0 },
  undone: { type: 'undone', seat: 1 },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  replaced: { type: 'replaced', seat: 1 },
  returned: { type: 'returned', seat: 1 },
  resigned: { type: 'resigned', seat: 1 },
  flagged: { type: 'flagged', seat: 0 },
  erased: { type: 'erased', seat: 1 },
  rematch: { type: 'rematch', table: 'abcd2345' },
};
export const EVERY_KIND: readonly Entry[] = Object.values(SAMPLES);

export const WAITING: Summary = { phase: 'waiting', visibility: 'public', isComputersTurn: false };

const acted = (action: string, at = 1_000): StoredEntry => ({
  at,
  time: at,
  entry: { type: 'acted', by: 0, action },
});

/** The words in a table's entries, for those that `acted` made. */
export const actionsOf = (stored: readonly StoredEntry[] | undefined): readonly string[] =>
  (stored ?? []).map(({ entry }) => (entry.type === 'acted' ? entry.action : entry.type));

/** This many actions of one player, or those with these words, at a table that already has this many entries. */
export function appendOf(
  table: string,
  from: number,
  actions: readonly string[] = ['place'],
  summary: Partial<Summary> & { readonly at?: number } = {},
): Append {
  const { at, ...rest } = summary;
  return {
    table,
    from,
    entries: actions.map((action) => acted(action, at)),
    summary: { ...WAITING, ...rest },
  };
}
