import { type AnyGame, CHANCE, newLog, SeededRng, Session, SPECTATOR, viewOf } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import {
  type Commitment,
  type DrawKind,
  drawsOf,
  hashOf,
  linkOf,
  type Seed,
  type Shares,
  verifyDeal,
} from '@guimard/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedTable } from '../table/seating.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { Verdict } from './verdict.svelte.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { speed: 'instant' } }));

const save = vi.hoisted(() => vi.fn(async (_table: SavedTable) => {}));
vi.mock('../table/store.ts', () => ({ saveTable: save }));

const game: AnyGame = metro;

/** The server was started again after the fifth draw. */
const SEEDS: readonly [Seed, Seed] = [
  { from: 0, seed: 'first' },
  { from: 5, seed: 'second' },
];
const published = ({ from, seed }: Seed): Commitment => ({ from, hash: hashOf(seed) });

/** Seeds that are not from the beginning come into use after the fifth draw. */
function played(seeds: readonly Seed[]): Session {
  const options = game.options({ players: 2, first: 0 });
  const session = options.ok ? Session.open(game, newLog(game, options.value)) : options;
  if (!session.ok) throw new Error(session.error.code);
  const players = new SeededRng('players');
  const first = seeds.filter(({ from }) => from === 0);
  let draws = drawsOf(game, first, 'piles');
  let count = 0;
  const { state } = session.value;
  while (!session.value.isOver) {
    const isDraw = game.toMove(state) === CHANCE;
    if (isDraw && count++ === 5 && seeds.length > first.length) draws = drawsOf(game, seeds, 'piles');
    session.value.play(isDraw ? draws.draw(state) : game.pick(state, players));
  }
  return session.value;
}

const GAME = played(SEEDS);
const { log } = GAME;

/** What a page thinks of a game that the server now tells with these seeds. */
async function verdictOn(
  told: readonly Seed[],
  page: { commitments?: readonly Commitment[]; wasRestored?: boolean; draws?: DrawKind } = {},
  actions = log.actions,
) {
  const { commitments = SEEDS.map(published), wasRestored = false } = page;
  const draws = 'draws' in page ? page.draws : 'piles';
  const seeds = told.map((seed) => ({ ...seed, ...published(seed) }));
  const answer = { log: { ...log, actions }, seeds, draws: 'piles' };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const view = viewOf(game, GAME.state, SPECTATOR);
  const verdict = new Verdict({
    id: 'abcdefgh',
    game,
    viewer: SPECTATOR,
    steps: GAME.steps,
    info: { commitments, draws },
    wasRestored,
    viewAt: () => view,
  } as unknown as OnlineTable);
  await verdict.check();
  return verdict.state;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a game by all its published seeds is honest', async () => {
  expect(await verdictOn(SEEDS)).toBe('honest');
});

test('a restore is told beside', async () => {
  expect(await verdictOn(SEEDS, { wasRestored: true })).toBe('restored');
});

test.each([
  ['a seed that is not the published one', [SEEDS[0], { from: 5, seed: 'third' }]],
  ['a published seed that is kept back', [SEEDS[0]]],
  ['a seed that was never published', [...SEEDS, { from: 5, seed: 'third' }]],
  ['a seed that was published for another draw', [SEEDS[0], { from: 4, seed: 'second' }]],
])('%s is dishonest', async (_, seeds) => {
  expect(await verdictOn(seeds)).toBe('dishonest');
  expect(await verdictOn(seeds, { wasRestored: true })).toBe('dishonest');
});

test('who determined the draws is told', async () => {
  const chain = hashOf('chain');
  const share: Seed = { from: 0, seed: linkOf(chain, 1), seat: 1 };
  const seeds = [SEEDS[0], share];
  const session = played(seeds);
  const seats = [{ kind: 'person' }, { kind: 'person', commitment: linkOf(chain, 0) }];
  const told = (shown: object[]) => ({
    log: session.log,
    seeds: seeds.map((seed) => ({ ...seed, ...published(seed) })),
    draws: 'piles',
    seats: shown,
  });
  const verdictAt = async (shown: object[], shares?: Shares) => {
    vi.stubGlobal('fetch', async () => Response.json(told(shown)));
    const commitments = seeds.map((seed) => ({ ...published(seed), seat: seed.seat }));
    const view = viewOf(game, session.state, SPECTATOR);
    const verdict = new Verdict({
      id: 'abcdefgh',
      game,
      viewer: shares === undefined ? SPECTATOR : 1,
      steps: session.steps,
      shares,
      info: { commitments, draws: 'piles', seats: shown },
      wasRestored: false,
      viewAt: () => view,
    } as unknown as OnlineTable);
    await verdict.check();
    return verdict;
  };
  const { state, contributions } = await verdictAt(seats);
  expect([state, contributions]).toMatchObject(['honest', { shared: [1], silent: [0], gaps: [] }]);
  expect((await verdictAt(seats.toReversed())).state).toBe('dishonest');
  const note = { number: 1, server: hashOf('another'), seeds: 1, digest: '', seats: [], from: 0 };
  expect((await verdictAt(seats, { root: chain, notes: [note] })).state).toBe('dishonest');
});

test('draws that do not follow from the seeds are dishonest', async () => {
  const only = [SEEDS[0]];
  expect(await verdictOn(only, { commitments: only.map(published) })).toBe('dishonest');
});

test('draws that follow in another way than was said at the start are dishonest', async () => {
  expect(await verdictOn(SEEDS, { draws: undefined })).toBe('dishonest');
});

test('another game than the one that was seen is dishonest', async () => {
  expect(await verdictOn(SEEDS, {}, log.actions.slice(0, -1))).toBe('dishonest');
});

/** What is saved of a game that the server tells. */
async function savedOf(told: object): Promise<SavedTable> {
  vi.stubGlobal('fetch', async () => Response.json({ draws: 'piles', ...told }));
  const seats = [0, 1].map((seat) => ({ name: `${seat}`, player: { kind: 'human' } }));
  const info = { commitments: [] };
  const verdict = new Verdict({ id: 'abcdefgh', game, seats, info } as unknown as OnlineTable);
  await verdict.check();
  expect(await verdict.save()).toBe(true);
  return save.mock.lastCall![0];
}

test('a saved game can be dealt again here, if a single seed dealt it', async () => {
  for (const seeds of [SEEDS.slice(0, 1), SEEDS]) {
    const told = seeds.map((seed) => ({ ...seed, ...published(seed) }));
    const { log: saved, deal } = await savedOf({ log: played(seeds).log, seeds: told });
    expect(deal).toBe(seeds.length === 1 ? 'first' : undefined);
    if (deal !== undefined) expect(verifyDeal(game, saved, deal).ok).toBe(true);
  }
});

test('a game that ended early is saved as such, so that it can be reviewed', async () => {
  const resigned = await savedOf({ log: { ...log, actions: log.actions.slice(0, 40) }, seeds: [] });
  expect([resigned.isOver, resigned.endedEarly]).toEqual([false, true]);
  expect(await savedOf({ log, seeds: [] })).not.toHaveProperty('endedEarly');
});
