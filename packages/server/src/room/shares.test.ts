import { SeededRng } from '@guimard/engine/kit';
import {
  Chain,
  type Command,
  type CreateTable,
  checkNotes,
  contributionsTo,
  type FinishedGame,
  hashOf,
  linkOf,
  type Shares,
  verifyGame,
} from '@guimard/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredEntry } from '../domain/entry.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { must, newKey, reopened, TestTable, testDeps } from './testing/test-table.ts';

const TWO: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const THREE: CreateTable['seats'] = [...TWO, { kind: 'open' }];
const WITH_COMPUTER: CreateTable['seats'] = [...TWO, { kind: 'computer', level: 1 }];
const rng = new SeededRng('shares');

/** What a client does by itself, under the control of the test. */
class Program {
  readonly seat: number;
  readonly chain: Chain;
  shares: Shares;

  constructor(seat: number, root = hashOf(`root ${seat}`)) {
    this.seat = seat;
    this.shares = { root, notes: [] };
    this.chain = new Chain(this.shares, (shares) => {
      this.shares = shares;
    });
  }

  get ready(): Command {
    return { type: 'ready', isReady: true, commitment: this.chain.commit() };
  }

  /** The share that is due by what the seat has been sent. */
  due({ clients }: TestTable): Command | undefined {
    this.chain.hear(clients[this.seat].table);
    const share = this.chain.shareFor(clients[this.seat].table, this.seat);
    return share === undefined ? undefined : { type: 'reveal', share };
  }

  async reveal(table: TestTable): Promise<void> {
    const due = this.due(table);
    if (due !== undefined) must(await table.do(this.seat, due));
    this.chain.hear(table.clients[this.seat].table);
  }
}

const programs = (count = 2): Program[] => Array.from({ length: count }, (_, seat) => new Program(seat));

async function finish(table: TestTable): Promise<FinishedGame> {
  for (const { seat } of table.players)
    if (table.spectator.table.phase !== 'over') must(await table.do(seat, { type: 'resign' }));
  const game = (await table.room.export())!;
  return {
    ...game,
    log: { ...game.log, actions: [...game.log.actions] } as FinishedGame['log'],
    seeds: game.seeds.map(({ from, hash, seed, seat }) => ({ from, hash, seed, seat })),
    seats: game.seats.map(({ kind, commitment }) => ({ kind, commitment })),
  };
}

const givenTo = ({ log, seeds, seats = [] }: FinishedGame) =>
  contributionsTo(seeds, seats, log.actions.length);

/** The same server process, or another one whose store was opened again; perhaps with fewer entries. */
async function reopen(table: TestTable, entries?: readonly StoredEntry[]): Promise<TestTable> {
  await table.room.close();
  const all = await table.entries();
  const summary = { phase: 'running', visibility: 'link', isComputersTurn: false } as const;
  const { newSeed, now } = table.deps;
  const deps = testDeps({ store: memoryStore(), newSeed: newSeed!, now });
  await deps.store.append({ table: table.room.id, from: 0, entries: entries ?? all, summary });
  const room = await reopened(table.room.id, deps);
  // As `Rooms` does, before anyone is welcomed.
  await room.renewChance();
  const again = new TestTable(deps, room, table.players);
  await again.connect();
  return again;
}

describe('before the first draw', () => {
  it('everyone adds a share, after all have promised theirs, and then the game starts at once', async () => {
    const table = await TestTable.open({ seats: THREE }, { start: false });
    const [one, two] = programs();
    must(await table.do(0, one.ready));
    expect(one.due(table)).toBeUndefined();
    expect(await table.do(0, { type: 'reveal', share: linkOf(one.shares.root, 1) })).toMatchObject({
      error: { code: 'shareTooEarly' },
    });
    must(await table.do(1, two.ready));
    // The third adds none.
    must(await table.do(2, { type: 'ready', isReady: true }));
    expect(table.spectator.table).toMatchObject({ phase: 'waiting', commitments: [{ from: 0 }] });
    await one.reveal(table);
    expect(table.spectator.table.phase).toBe('waiting');
    await two.reveal(table);
    const { phase, commitments } = table.spectator.table;
    expect(phase).toBe('running');
    expect(commitments.map(({ from, seat }) => [from, seat])).toEqual([
      [0, undefined],
      [0, 0],
      [0, 1],
    ]);
    await table.play(rng, 4);
    const game = await finish(table);
    expect(verifyGame(table.spectator.game, game.log, game.seeds, game.draws).ok).toBe(true);
    expect(givenTo(game)).toEqual({ shared: [0, 1], silent: [2], gaps: [], isRestored: false });
  });

  it('starts at once where nobody promises a share, and where the deal is known', async () => {
    const table = await TestTable.open({ seats: TWO });
    expect(table.spectator.table.phase).toBe('running');
    expect(givenTo(await finish(table))).toMatchObject({ shared: [], silent: [0, 1] });
  });

  it('nobody comes, goes or promises anything else', async () => {
    const table = await TestTable.open({ seats: WITH_COMPUTER }, { start: false });
    const [one, two] = programs();
    must(await table.do(0, one.ready));
    must(await table.do(1, two.ready));
    const commands: readonly Command[] = [
      { type: 'ready', isReady: false },
      { ...one.ready, commitment: hashOf('another') } as Command,
      { type: 'leave' },
      { type: 'free', seat: 2 },
      { type: 'fill', seat: 2, level: 3 },
    ];
    for (const command of commands)
      expect(await table.do(0, command)).toMatchObject({ error: { rule: 'starting', code: 'gameStarting' } });
    await two.reveal(table);
    await one.reveal(table);
    expect(table.spectator.table.phase).toBe('running');
  });

  it('a share that is late, wrong, or nobody’s is refused with the reason', async () => {
    const table = await TestTable.open({ seats: WITH_COMPUTER }, { start: false });
    const [one, two] = programs();
    must(await table.do(0, one.ready));
    must(await table.do(1, two.ready));
    const codeOf = async (seat: number, share: string) => {
      const refused = await table.do(seat, { type: 'reveal', share });
      return refused.ok ? 'done' : refused.error.code;
    };
    const [first, second] = [1, 2].map((number) => linkOf(one.shares.root, number));
    expect(await codeOf(0, linkOf(two.shares.root, 1))).toBe('shareNotPromised');
    expect(await codeOf(2, first)).toBe('nothingPromised');
    expect(await codeOf(0, first)).toBe('done');
    expect(await codeOf(0, first)).toBe('shareTwice');
    expect(await codeOf(0, second)).toBe('shareTwice');
    await two.reveal(table);
    expect(await codeOf(0, second)).toBe('shareTwice');
    await finish(table);
    expect(await table.do(1, { type: 'reveal', share: second })).toMatchObject({
      error: { rule: 'resigned' },
    });
  });

  it('the last one to be ready, and a share, may be sent twice', async () => {
    const table = await TestTable.open({ seats: TWO }, { start: false });
    const [one, two] = programs();
    must(await table.do(0, one.ready));
    const key = newKey();
    const [ready, again] = await Promise.all([1, 2].map(() => table.do(1, two.ready, { key })));
    expect(again).toEqual(ready);
    const [shareKey, share] = [newKey(), one.due(table)!];
    const [done, twice] = await Promise.all([1, 2].map(() => table.do(0, share, { key: shareKey })));
    expect(twice).toEqual(done);
    await two.reveal(table);
    expect(table.spectator.table.commitments).toHaveLength(3);
  });
});

describe('a share that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is waited for five seconds, also across a restart, and counts from when it comes', async () => {
    const table = await TestTable.open({ seats: TWO }, { start: false });
    const [one, two] = programs();
    must(await table.do(0, one.ready));
    must(await table.do(1, two.ready));
    await one.reveal(table);
    await vi.advanceTimersByTimeAsync(3_000);
    await table.restart();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(table.spectator.table.phase).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(table.spectator.table.phase).toBe('running');
    const dealt = table.spectator.moves.length;
    await two.reveal(table);
    expect(table.spectator.table.commitments.at(-1)).toMatchObject({ from: dealt, seat: 1 });
    await table.play(rng, 5);
    const game = await finish(table);
    expect(verifyGame(table.spectator.game, game.log, game.seeds, game.draws).ok).toBe(true);
    expect(givenTo(game)).toMatchObject({ shared: [0, 1], gaps: [{ seat: 1, first: 1, last: dealt }] });
  });

  it('keeps computers waiting after a restart, for five seconds at most', async () => {
    let table = await TestTable.open(
      { seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }], options: { first: 1 } },
      { start: false },
    );
    const [one] = programs();
    must(await table.do(0, one.ready));
    await table.room.close();
    table = await reopen(table);
    await one.reveal(table);
    expect(table.spectator.table.phase).toBe('running');
    // Another one, before the computer has thought.
    const { length } = table.spectator.moves;
    table = await reopen(table);
    await vi.advanceTimersByTimeAsync(4_000);
    const then = table.spectator.moves.length;
    await vi.advanceTimersByTimeAsync(1_100);
    expect([then, table.spectator.moves.length > then]).toEqual([length, true]);
    const later = await reopen(table);
    await one.reveal(later);
    expect(later.spectator.table.commitments.at(-1)).toMatchObject({ seat: 0 });
  });
});

describe('after a restart', () => {
  it('a move that comes with the new seed is refused once, so that the share comes first', async () => {
    const table = await TestTable.open({ seats: TWO }, { start: false });
    const both = programs();
    for (const { seat, ready } of both) must(await table.do(seat, ready));
    for (const program of both) await program.reveal(table);
    const word = table.word(rng);
    const { toMove, version } = table;
    const store = { ...delegate(table.deps.store), opening: 'another' };
    const deps = testDeps({ store, newSeed: () => hashOf('late') });
    const room = await reopened(table.room.id, deps);
    const act = { key: newKey(), version, command: { type: 'act', action: word } } as const;
    expect(await room.command(toMove, act)).toMatchObject({ error: { rule: 'version' } });
    const again = new TestTable(deps, room, table.players);
    await again.connect();
    await both[toMove].reveal(again);
    must(await room.command(toMove, act));
    await again.play(rng, 3);
    const game = await finish(again);
    expect(verifyGame(again.spectator.game, game.log, game.seeds, game.draws).ok).toBe(true);
    expect(game.seeds.filter(({ seat }) => seat === toMove)).toHaveLength(2);
  });

  it('a share for an earlier seed is refused', async () => {
    const table = await TestTable.open({ seats: TWO }, { start: false });
    const both = programs();
    for (const { seat, ready } of both) must(await table.do(seat, ready));
    const due = both[0].due(table)!;
    const { version } = table;
    const again = await reopen(table);
    expect(await again.do(0, due, { version })).toMatchObject({ error: { rule: 'version' } });
    for (const program of both) await program.reveal(again);
    expect(again.spectator.table).toMatchObject({ phase: 'running', commitments: { length: 4 } });
    expect(checkNotes(await finish(again), 0, both[0].shares)).toBe('kept');
  });

  it('a table that an earlier server started plays on with its seed and another one, without shares', async () => {
    const running = await TestTable.open({ seats: TWO });
    await running.play(rng, 3);
    const entries = await running.entries();
    const [seed] = entries.flatMap(({ entry }) => (entry.type === 'reseeded' ? [entry.seed] : []));
    const old = entries
      .filter(({ entry }) => entry.type !== 'reseeded')
      .map((one) => (one.entry.type === 'started' ? { ...one, entry: { ...one.entry, seed } } : one));
    const table = await reopen(running, old);
    await table.play(rng, 4);
    const game = await finish(table);
    expect(game.seeds).toHaveLength(2);
    expect(verifyGame(table.spectator.game, game.log, game.seeds, game.draws).ok).toBe(true);
    expect(givenTo(game)).toMatchObject({ shared: [], silent: [0, 1] });
  });

  it('a table that waited at an earlier server gets a seed first', async () => {
    const waiting = await TestTable.open({ seats: TWO }, { start: false });
    const old = (await waiting.entries()).filter(({ entry }) => entry.type !== 'reseeded');
    const table = await reopen(waiting, old);
    const both = programs();
    must(await table.do(0, both[0].ready));
    // Promised before the game can start, though not by looking at the table.
    expect((await table.entries()).slice(-2).map(({ entry }) => entry.type)).toEqual(['reseeded', 'ready']);
    must(await table.do(1, both[1].ready));
    for (const program of both) await program.reveal(table);
    await table.play(rng, 3);
    expect(givenTo(await finish(table))).toMatchObject({ shared: [0, 1], silent: [] });
  });
});

const STEPS = ['ready', 'unready', 'reveal', 'restart', 'restore', 'time', 'act'] as const;

it('whatever happens, the shares of a game can be verified, and forgeries are found', async () => {
  let [restores, shares, forgeries] = [0, 0, 0];
  const step = fc.record({ what: fc.constantFrom(...STEPS), seat: fc.nat(2), number: fc.nat(1000) });
  const property = fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
    let seeds = 0;
    const deps = testDeps({ newSeed: () => hashOf(`server ${seeds++}`) });
    let table = await TestTable.open({ seats: THREE }, { start: false, deps });
    // The third seat's client is silent.
    const honest = programs();
    let wasRestored = false;
    const backups: (readonly StoredEntry[])[] = [await table.entries()];
    const readyAt = (seat: number): Command => honest[seat]?.ready ?? { type: 'ready', isReady: true };
    const wait = async (): Promise<void> => {
      table.deps.skip(5_000);
      await table.restart();
      // Now overdue, if anything is.
      await new Promise((resolve) => setTimeout(resolve));
      await table.room.info();
    };
    for (const { what, seat, number } of steps) {
      const { phase } = table.spectator.table;
      if (what === 'ready') await table.do(seat, readyAt(seat));
      if (what === 'unready') await table.do(seat, { type: 'ready', isReady: false });
      if (what === 'reveal') await honest[seat]?.reveal(table);
      if (what === 'restart') table = await reopen(table);
      if (what === 'time') await wait();
      if (what === 'act' && phase === 'running') await table.play(rng, 1 + (number % 5));
      if (what === 'restore') {
        table = await reopen(table, backups[number % backups.length]);
        wasRestored = true;
        restores++;
      }
      backups.push(await table.entries());
    }
    for (const { seat } of table.players) await table.do(seat, readyAt(seat));
    for (const program of honest) await program.reveal(table);
    if (table.spectator.table.phase === 'waiting') await wait();
    await table.play(rng, 2);
    const game = await finish(table);
    expect(verifyGame(table.spectator.game, game.log, game.seeds, game.draws).ok).toBe(true);
    const given = givenTo(game);
    if ('brokenAt' in given) throw new Error('honest, and said to be broken');
    const notesOf = (finished: FinishedGame) =>
      honest.map(({ seat, shares: noted }) => checkNotes(finished, seat, noted));
    const verdicts = notesOf(game);
    expect(verdicts).not.toContain('broken');
    if (!wasRestored) {
      expect(verdicts).toEqual(['kept', 'kept']);
      expect(given.isRestored).toBe(false);
    }
    shares += game.seeds.filter(({ seat }) => seat !== undefined).length;

    const isFound = (forged: FinishedGame): boolean =>
      'brokenAt' in givenTo(forged) || notesOf(forged).includes('broken');
    const lastShare = game.seeds.findLastIndex(({ seat }) => seat !== undefined);
    for (const [i, seed] of game.seeds.entries()) {
      const other = hashOf(`other ${i}`);
      const changed = { ...seed, seed: other, hash: hashOf(other) };
      // A seed of the server that no share has followed may still be anything.
      if (i > lastShare) continue;
      forgeries++;
      expect(isFound({ ...game, seeds: game.seeds.with(i, changed) })).toBe(true);
      expect(isFound({ ...game, seeds: game.seeds.toSpliced(i, 1) })).toBe(true);
    }
    if (lastShare < 0) return;
    const { seats = [] } = game;
    const invented = { kind: 'person' as const, commitment: linkOf(hashOf('friend'), 0) };
    expect(isFound({ ...game, seats: seats.with(2, invented) })).toBe(true);
    const swapped = game.seeds.map((seed) =>
      seed.seat === undefined ? seed : { ...seed, seat: 1 - seed.seat },
    );
    expect(isFound({ ...game, seeds: swapped })).toBe(true);
  });
  await fc.assert(property, { numRuns: 60, seed: 5 });
  expect([restores > 20, shares > 100, forgeries > 100]).toEqual([true, true, true]);
});
