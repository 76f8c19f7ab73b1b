import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyGame, type Code, SeededRng, type State, type View } from '@guimard/engine/kit';
import type { CreateTable } from '@guimard/protocol';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { faultyStore } from './testing/faulty-store.ts';
import { must, pickLegal, TestTable, testDeps } from './testing/test-table.ts';

const people = (count: number): CreateTable['seats'] => [
  { kind: 'me' },
  ...Array.from({ length: count - 1 }, () => ({ kind: 'open' as const })),
];
const computer = { kind: 'computer', level: 1 } as const;
const rng = new SeededRng('absence');
const open = (seats: CreateTable['seats'], deps = testDeps()) =>
  TestTable.open({ seats, options: { first: 0 } }, { deps });

describe('an absent player', () => {
  it('is replaced by the computer, and gets the seat back on returning', async () => {
    const table = await open(people(2));
    expect(await table.do(0, { type: 'replace', seat: 1 })).toMatchObject({
      error: { code: 'playerPresent' },
    });
    await table.restart([0]);
    table.outwait();
    must(await table.do(0, { type: 'replace', seat: 1 }));
    expect(table.spectator.table.seats[1]).toMatchObject({ kind: 'person', name: 'Guest', isReplaced: true });
    expect(table.spectator.table.seats[1]).not.toHaveProperty('level');
    await table.play(rng, 3);
    expect(table.toMove).toBe(0);
    expect(await table.do(0, { type: 'replace', seat: 1 })).toMatchObject({ ok: false });
    await table.restart();
    must(await table.do(1, { type: 'return' }));
    expect(table.spectator.table.seats[1].isReplaced).toBe(false);
    expect(await table.do(1, { type: 'return' })).toMatchObject({
      error: { code: 'notReplaced' },
    });
    await table.act(rng);
    expect(table.toMove).toBe(1);
    await table.play(rng);
    expect(table.spectator.table.phase).toBe('over');
  });

  it('returns by simply moving before the computer does', async () => {
    const choice = Promise.withResolvers<Code>();
    const computers = { choose: () => choice.promise, forget: () => {} };
    const table = await open(people(2), testDeps({ computers }));
    await table.restart([1]);
    table.outwait();
    must(await table.do(1, { type: 'replace', seat: 0 }));
    await table.restart();
    must(await table.do(0, { type: 'act', action: table.word(rng) }));
    expect(table.spectator.table.seats[0].isReplaced).toBe(false);
    expect(table.toMove).toBe(1);
    const { version } = table;
    // The computer's search was for another position.
    choice.resolve(0);
    await table.room.look(0, { moves: 0, version: 0 });
    expect(table.version).toBe(version);
    expect(table.deps.problems).toEqual([]);
  });

  it.each([2, 5, 7])('seat %i has no person to replace', async (seat) => {
    const table = await open([...people(2), computer]);
    expect(await table.do(0, { type: 'replace', seat })).toMatchObject({
      ok: false,
      error: { rule: 'replaced' },
    });
  });

  it('is not asked for consent', async () => {
    const table = await open(people(3));
    await table.restart([0, 1]);
    table.outwait();
    must(await table.do(0, { type: 'replace', seat: 2 }));
    must(await table.do(0, { type: 'ask', what: 'pause' }));
    must(await table.do(1, { type: 'answer', agree: true }));
    expect(table.spectator.table.phase).toBe('paused');
  });

  it('can return with a vote, and the request stays open', async () => {
    const table = await open(people(3));
    await table.restart([0, 1]);
    table.outwait();
    must(await table.do(0, { type: 'replace', seat: 2 }));
    must(await table.do(0, { type: 'ask', what: 'pause' }));
    must(await table.do(2, { type: 'answer', agree: true }));
    expect(table.spectator.table.request).toMatchObject({ what: 'pause', agreed: [0, 2] });
    must(await table.do(1, { type: 'answer', agree: true }));
    expect(table.spectator.table.phase).toBe('paused');
  });
});

describe('grace', () => {
  const SECOND = 1000;
  const replace = (table: TestTable) => table.do(0, { type: 'replace', seat: 1 });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a player who reloads is not replaced, however fast another reacts', async () => {
    const table = await open(people(2));
    expect(table.spectator.table.grace).toBe(60 * SECOND);
    await table.restart([0]);
    expect(await replace(table)).toMatchObject({
      error: { rule: 'away', code: 'playerMayReturn', params: { seconds: 60 } },
    });
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    expect(await replace(table)).toMatchObject({ error: { rule: 'away' } });
    const leave = await table.room.enter(table.clients[1], { moves: 0, version: 0 });
    expect(await replace(table)).toMatchObject({ error: { rule: 'present' } });
    leave();
    // It starts when they were last seen.
    expect(table.room.presence.awaySince).toEqual([null, Date.now()]);
    await vi.advanceTimersByTimeAsync(60 * SECOND - 1);
    expect(await replace(table)).toMatchObject({ error: { rule: 'away' } });
    await vi.advanceTimersByTimeAsync(1);
    must(await replace(table));
  });

  it('a player who only uses HTTP is present while sending requests', async () => {
    const table = await open(people(2));
    await table.restart([0]);
    await vi.advanceTimersByTimeAsync(120 * SECOND);
    const told = vi.spyOn(table.spectator, 'presence');
    await table.room.look(1, { moves: 0, version: 0 });
    expect(table.room.presence.present).toEqual([true, true]);
    await nextTurn();
    expect(told).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(20 * SECOND);
      expect(await replace(table)).toMatchObject({ error: { rule: 'present' } });
      await table.room.look(1, { moves: 0, version: 0 });
    }
    expect(told).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    await nextTurn();
    expect(told).toHaveBeenCalledTimes(2);
    expect(table.room.presence.present).toEqual([true, false]);
    expect(await replace(table)).toMatchObject({ error: { rule: 'away' } });
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    must(await replace(table));
  });

  it('in a correspondence game it is the time for a move', async () => {
    const table = await TestTable.open({ seats: people(2), clock: { kind: 'days', days: 2 } });
    expect(table.spectator.table.grace).toBe(2 * 86_400 * SECOND);
  });

  it('a host can set another', async () => {
    const table = await open(people(2), testDeps({ grace: 5 * SECOND }));
    expect(table.spectator.table.grace).toBe(5 * SECOND);
    await table.restart([0]);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    must(await replace(table));
  });

  it('a replaced player who returns takes the seat before the computer moves again', async () => {
    const table = await open(people(2));
    await table.restart([1]);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    const thinking = Promise.withResolvers<Code>();
    table.deps.computers.choose = () => thinking.promise;
    must(await table.do(1, { type: 'replace', seat: 0 }));
    const before = table.version;
    await table.room.enter(table.clients[0], { moves: 0, version: 0 });
    thinking.resolve(table.clients[0].view.legal[0]);
    await vi.advanceTimersByTimeAsync(14 * SECOND);
    expect(table.version).toBe(before);
    must(await table.do(0, { type: 'return' }));
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect([table.toMove, table.version]).toEqual([0, before + 1]);
  });

  it('but one who only watches does not hold up the game', async () => {
    const table = await open(people(2));
    await table.restart([1]);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    const thinking = Promise.withResolvers<Code>();
    table.deps.computers.choose = () => thinking.promise;
    must(await table.do(1, { type: 'replace', seat: 0 }));
    for (let i = 0; i < 3; i++) (await table.room.enter(table.clients[0], { moves: 0, version: 0 }))();
    await table.room.enter(table.clients[0], { moves: 0, version: 0 });
    thinking.resolve(table.clients[0].view.legal[0]);
    await vi.advanceTimersByTimeAsync(15 * SECOND);
    expect(table.toMove).toBe(1);
  });
});

describe('resigning', () => {
  it('with two players, the other wins', async () => {
    const table = await open(people(2));
    await table.play(rng, 4);
    must(await table.do(1, { type: 'resign' }));
    expect(table.spectator.table).toMatchObject({
      phase: 'over',
      winners: [0],
      commitments: [{ seed: expect.any(String) }],
    });
    expect((await table.room.export())!.log.actions.length).toBe(table.spectator.moves.length);
    for (const command of [{ type: 'resign' }, { type: 'act', action: 'draw' }] as const) {
      for (const seat of [0, 1]) expect(await table.do(seat, command)).toMatchObject({ ok: false });
    }
  });

  it('with three, the computer plays on for a seat that cannot win', async () => {
    const table = await open(people(3));
    must(await table.do(1, { type: 'resign' }));
    expect(table.spectator.table).toMatchObject({
      phase: 'running',
      seats: [{}, { hasResigned: true, isReplaced: true }, {}],
    });
    await table.play(rng);
    const { phase, winners, scores } = table.spectator.table;
    expect(phase).toBe('over');
    expect(winners).not.toContain(1);
    expect(winners!.every((seat) => scores[seat] === Math.max(scores[0], scores[2]))).toBe(true);
  });

  it('with three, the last remaining player wins', async () => {
    const table = await open(people(3));
    must(await table.do(0, { type: 'resign' }));
    must(await table.do(2, { type: 'resign' }));
    expect(table.spectator.table).toMatchObject({ phase: 'over', winners: [1] });
  });

  it('is final: the player can do nothing more', async () => {
    const choice = Promise.withResolvers<Code>();
    const table = await open(
      people(3),
      testDeps({ computers: { choose: () => choice.promise, forget: () => {} } }),
    );
    must(await table.do(0, { type: 'resign' }));
    const { version } = table;
    const view = table.clients[0].view;
    const action = table.clients[0].game.format(
      table.clients[0].game.decode(view.known, pickLegal(view, rng)),
    );
    for (const command of [
      { type: 'act', action },
      { type: 'return' },
      { type: 'resign' },
      { type: 'ask', what: 'pause' },
      { type: 'replace', seat: 1 },
    ] as const) {
      expect(await table.do(0, command)).toMatchObject({ ok: false });
    }
    expect(table.version).toBe(version);
  });

  it('is possible during a pause, but not before the start', async () => {
    const waiting = await TestTable.open({ seats: people(2) }, { start: false });
    expect(await waiting.do(0, { type: 'resign' })).toMatchObject({
      error: { code: 'noGameToResign' },
    });
    const table = await open(people(2));
    must(await table.do(0, { type: 'ask', what: 'pause' }));
    must(await table.do(1, { type: 'answer', agree: true }));
    must(await table.do(0, { type: 'resign' }));
    expect(table.spectator.table).toMatchObject({ phase: 'over', winners: [1] });
  });

  it('alone, nobody wins', async () => {
    const table = await TestTable.open({ seats: [{ kind: 'me' }], options: { with: ['solo'] } });
    must(await table.do(0, { type: 'resign' }));
    expect(table.spectator.table).toMatchObject({ phase: 'over', winners: [] });
  });
});

describe('computers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('get what their seat sees, and are forgotten when the game is over', async () => {
    const asked: View<State>[] = [];
    const forgotten: string[] = [];
    const computers = {
      choose: async (_asker: unknown, _game: AnyGame, view: View<State>) => {
        asked.push(view);
        return pickLegal(view, rng);
      },
      forget: (table: string) => forgotten.push(table),
    };
    const table = await open([{ kind: 'me' }, computer], testDeps({ computers }));
    await table.play(rng);
    expect(forgotten).toContain(table.room.id);
    expect(asked.length).toBeGreaterThan(20);
    for (const { viewer, known, legal } of asked) {
      expect(viewer).toBe(1);
      expect(legal.length).toBeGreaterThan(0);
      const { bag, hand } = known as unknown as { bag: Uint8Array; hand: Uint8Array };
      expect(bag.every((count) => count === 0)).toBe(true);
      expect(hand.subarray(0, hand.length / 2).every((tile) => tile === 0)).toBe(true);
    }
  });

  it('retry later when their search fails or their move cannot be stored', async () => {
    const store = faultyStore();
    let isAwake = false;
    const computers = {
      choose: async (_asker: unknown, _game: AnyGame, view: View<State>) => {
        if (!isAwake) throw new Error('asleep');
        return pickLegal(view, rng);
      },
      forget: () => {},
    };
    const table = await open([{ kind: 'me' }, computer], testDeps({ store, computers }));
    must(await table.do(0, { type: 'act', action: table.word(rng) }));
    while (table.toMove === 0) must(await table.do(0, { type: 'act', action: table.word(rng) }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.deps.problems.length).toBeGreaterThan(1);
    expect(table.deps.problems.length).toBeLessThan(100);
    isAwake = true;
    store.fault = 'append';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.toMove).toBe(1);
    store.fault = 'none';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.toMove).toBe(0);
  });

  it('an invalid move is reported, and does not keep the server busy', async () => {
    const choose = vi.fn(async () => 123_456_789);
    const table = await open(
      [{ kind: 'me' }, computer],
      testDeps({ computers: { choose, forget: () => {} } }),
    );
    while (table.toMove === 0) must(await table.do(0, { type: 'act', action: table.word(rng) }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(choose.mock.calls.length).toBeLessThan(20);
    expect(table.deps.problems.length).toBeGreaterThan(0);
  });
});

test('a table unloaded while a computer thinks: nothing more happens there', async () => {
  const choice = Promise.withResolvers<Code>();
  const table = await open(
    [{ kind: 'me' }, computer],
    testDeps({ computers: { choose: () => choice.promise, forget: () => {} } }),
  );
  while (table.toMove === 0) must(await table.do(0, { type: 'act', action: table.word(rng) }));
  const { length } = await table.entries();
  await table.room.close();
  choice.resolve(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await table.entries()).toHaveLength(length);
  expect(table.deps.problems).toEqual([]);
  expect(table.clients[0].hasEnded).toBe(true);
});
