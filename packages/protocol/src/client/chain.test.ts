import { expect, test } from 'vitest';
import { hashOf, type Seed } from '../chance.ts';
import { linkOf } from '../shares.ts';
import type { Commitment, FinishedGame, TableInfo } from '../table.ts';
import { Chain, checkNotes, type Shares } from './chain.ts';
import { infoAt } from './testing/messages.ts';

const ROOT = hashOf('root');
const OTHER = linkOf(hashOf('other'), 0);
const server = (text: string, from = 0): Commitment => ({ from, hash: hashOf(text) });
const share = (number: number, from = 0, seat = 0): Commitment => {
  const seed = linkOf(ROOT, number);
  return { from, hash: hashOf(seed), seed, seat };
};

function infoWith(commitments: Commitment[], changes: Partial<TableInfo> = {}): TableInfo {
  const info = infoAt(1, { phase: 'waiting', commitments, ...changes });
  const seats = info.seats.map((seat, i) => ({ ...seat, commitment: i === 0 ? linkOf(ROOT, 0) : OTHER }));
  return { ...info, seats };
}

function setUp(notes: Shares['notes'] = []) {
  const kept: Shares[] = [];
  const chain = new Chain({ root: ROOT, notes }, (shares) => kept.push(shares));
  return { chain, kept, last: () => kept.at(-1)! };
}

test('each seed of the server is answered by another link, and by the same if asked again', () => {
  const { chain, kept, last } = setUp();
  expect(chain.commit()).toBe(linkOf(ROOT, 0));
  const first = infoWith([server('s')]);
  expect(chain.shareFor(first, 0)).toBe(linkOf(ROOT, 1));
  const { length } = kept;
  expect(chain.shareFor(first, 0)).toBe(linkOf(ROOT, 1));
  // Others may have been faster meanwhile.
  expect(chain.shareFor(infoWith([server('s'), share(9, 0, 1)]), 0)).toBe(linkOf(ROOT, 1));
  expect(kept).toHaveLength(length);
  // The server was started again before it had stored the share: it may know it.
  expect(chain.shareFor(infoWith([server('s'), server('t')]), 0)).toBe(linkOf(ROOT, 2));
  const counted = infoWith([server('s'), server('t'), share(2, 3)], { phase: 'running' });
  expect(chain.shareFor(counted, 0)).toBeUndefined();
  chain.hear(counted);
  expect(last().notes.map(({ number, from }) => [number, from])).toEqual([
    [1, undefined],
    [2, 3],
  ]);
  // After a reload, and in a history that was restored to before the share.
  const { chain: later } = setUp(last().notes);
  expect(later.shareFor(counted, 0)).toBeUndefined();
  expect(later.shareFor(infoWith([server('s'), server('u')]), 0)).toBe(linkOf(ROOT, 3));
  expect(later.commit()).toBe(linkOf(ROOT, 3));
});

test('nothing is revealed while others may still promise something, nor what another device has promised', () => {
  const { chain } = setUp();
  const ready = infoWith([server('s')]);
  const unready = { ...ready, seats: ready.seats.with(1, { ...ready.seats[1]!, isReady: false }) };
  const open = { ...ready, seats: ready.seats.with(1, { ...ready.seats[1]!, kind: 'open' as const }) };
  for (const info of [unready, open, infoWith([]), { ...ready, phase: 'over' as const }])
    expect(chain.shareFor(info, 0)).toBeUndefined();
  expect(chain.shareFor(ready, 1)).toBeUndefined();
  expect(chain.shareFor(ready, 0)).toBe(linkOf(ROOT, 1));
});

/** A client that revealed a share before the start and one after a restart, and the game that is published at the end. */
function finished(): { shares: Shares; game: FinishedGame } {
  const { chain, last } = setUp();
  const seeds = [server('s'), share(1), share(8, 0, 1), server('t', 7), share(2, 7)];
  for (const [known, phase] of [
    [1, 'waiting'],
    [4, 'running'],
  ] as const) {
    chain.shareFor(infoWith(seeds.slice(0, known), { phase }), 0);
    chain.hear(infoWith(seeds.slice(0, known + 2), { phase }));
  }
  const texts = ['s', '', '', 't', ''];
  const { seats } = infoWith([]);
  const game: FinishedGame = {
    log: { game: 'metro', rules: 2, options: {}, actions: [] },
    seeds: seeds.map((seed, i) => ({ ...seed, seed: seed.seed ?? texts[i]! })),
    seats: seats.map(({ kind, commitment }) => ({ kind, commitment })),
  };
  return { shares: last(), game };
}

const FORGERIES: readonly (readonly [string, (game: FinishedGame) => Partial<FinishedGame>])[] = [
  ['another seed of the server', ({ seeds }) => ({ seeds: seeds.with(0, { from: 0, ...named('x') }) })],
  ['another seed after the restart', ({ seeds }) => ({ seeds: seeds.with(3, { from: 7, ...named('x') }) })],
  [
    'a seed that nobody was shown',
    ({ seeds }) => ({ seeds: seeds.toSpliced(1, 0, { from: 0, ...named('x') }) }),
  ],
  ['no share of ours', ({ seeds }) => ({ seeds: seeds.toSpliced(1, 1) })],
  [
    'a share that counts from another draw',
    ({ seeds }) => ({ seeds: seeds.with(4, { ...seeds[4]!, from: 8 }) }),
  ],
  ['our share at another seat', ({ seeds }) => ({ seeds: seeds.with(1, { ...seeds[1]!, seat: 1 }) })],
  [
    'a promise that nobody was shown',
    ({ seats = [] }) => ({ seats: seats.with(1, { kind: 'person', commitment: hashOf('x') }) }),
  ],
];
const named = (seed: string): Omit<Seed, 'from'> & { hash: string } => ({ seed, hash: hashOf(seed) });

test.each(FORGERIES)('what was promised must be what is published: %s', (_, forge) => {
  const { shares, game } = finished();
  expect(checkNotes(game, 0, shares)).toBe('kept');
  expect(checkNotes({ ...game, ...forge(game) }, 0, shares)).toBe('broken');
});

test('shares that are gone with their seed show a restore, unless none of ours is left', () => {
  const { shares, game } = finished();
  expect(checkNotes({ ...game, seeds: game.seeds.slice(0, 3) }, 0, shares)).toBe('restored');
  const denied = game.seeds.map((seed) =>
    seed.seat === 0 ? undefined : { ...seed, ...named(`x${seed.seed}`) },
  );
  expect(checkNotes({ ...game, seeds: denied.filter((seed) => seed !== undefined) }, 0, shares)).toBe(
    'broken',
  );
  // What was never heard to count may not have arrived.
  const { chain, last } = setUp();
  chain.shareFor(infoWith([server('s')]), 0);
  expect(checkNotes({ ...game, seeds: game.seeds.slice(0, 1) }, 0, last())).toBe('kept');
});
