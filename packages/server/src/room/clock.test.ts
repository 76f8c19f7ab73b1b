import { SeededRng } from '@guimard/engine/kit';
import type { CreateTable } from '@guimard/protocol';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { timeAfterMove, timeAtStart } from '../domain/clock.ts';
import { ServiceTime } from '../service-time.ts';
import { faultyStore } from './testing/faulty-store.ts';
import { must, TestTable, testDeps } from './testing/test-table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

test("a seat's time at the start, and after a move", () => {
  expect(timeAtStart({ kind: 'none' })).toBeUndefined();
  expect(timeAtStart({ kind: 'move', seconds: 30 })).toBe(30 * SECOND);
  expect(timeAtStart({ kind: 'bank', seconds: 600, increment: 5 })).toBe(10 * MINUTE);
  expect(timeAtStart({ kind: 'days', days: 2 })).toBe(2 * DAY);
  expect(timeAfterMove({ kind: 'move', seconds: 30 }, 30 * SECOND, 29 * SECOND)).toBe(30 * SECOND);
  expect(timeAfterMove({ kind: 'bank', seconds: 600, increment: 5 }, MINUTE, 20 * SECOND)).toBe(45 * SECOND);
  expect(timeAfterMove({ kind: 'days', days: 2 }, DAY, DAY)).toBe(2 * DAY);
});

describe('at a table', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      now: 1e12,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const rng = new SeededRng('clocks');
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const seats = (count: number): CreateTable['seats'] => [
    { kind: 'me' },
    ...Array.from({ length: count - 1 }, () => ({ kind: 'open' as const })),
  ];
  const open = (given: Partial<CreateTable>, count = 2, deps = testDeps()) =>
    TestTable.open({ seats: seats(count), options: { first: 0 }, ...given }, { deps });
  const timesLeft = (table: TestTable) => table.spectator.table.seats.map(({ timeLeft }) => timeLeft);

  it('without a time control nobody runs out of time', async () => {
    const table = await open({});
    await pass(400 * DAY);
    expect(table.spectator.table).toMatchObject({ phase: 'running' });
    expect(table.spectator.table).not.toHaveProperty('runningSince');
    expect(timesLeft(table)).toEqual([undefined, undefined]);
  });

  it('no clock runs before the start', async () => {
    const table = await TestTable.open(
      { seats: seats(2), clock: { kind: 'move', seconds: 10 } },
      { start: false },
    );
    await pass(DAY);
    expect(table.spectator.table.phase).toBe('waiting');
  });

  it('a time per move starts afresh with each move', async () => {
    const table = await open({ clock: { kind: 'move', seconds: 30 } });
    for (let i = 0; i < 4; i++) {
      expect(table.spectator.table.runningSince).toBe(Date.now());
      await pass(29 * SECOND);
      await table.act(rng);
      expect(timesLeft(table)).toEqual([30 * SECOND, 30 * SECOND]);
    }
    const { toMove } = table;
    await pass(30 * SECOND - 1);
    expect(table.spectator.table.seats[toMove].isReplaced).toBe(false);
    await pass(1);
    expect(table.spectator.table.seats[toMove].isReplaced).toBe(true);
  });

  it('a bank shrinks with use and grows with each move', async () => {
    const table = await open({ clock: { kind: 'bank', seconds: 60, increment: 5 } });
    await pass(20 * SECOND);
    await table.act(rng);
    expect(timesLeft(table)).toEqual([45 * SECOND, 60 * SECOND]);
    await pass(59 * SECOND);
    await table.act(rng);
    expect(timesLeft(table)).toEqual([45 * SECOND, 6 * SECOND]);
    await pass(MINUTE);
    expect(table.spectator.table.seats[0].isReplaced).toBe(true);
  });

  it('at zero the computer plays on, until the person returns with time again', async () => {
    const table = await open({ clock: { kind: 'bank', seconds: 60, increment: 5 } });
    await pass(61 * SECOND);
    await table.settle();
    expect(table.toMove).toBe(1);
    expect(table.spectator.table).toMatchObject({
      phase: 'running',
      seats: [{ isReplaced: true, hasResigned: false }, {}],
    });
    expect(table.spectator.table.seats[0].timeLeft).toBeGreaterThanOrEqual(MINUTE);
    must(await table.do(0, { type: 'return' }));
    await table.act(rng);
    expect(table.toMove).toBe(0);
    await pass(59 * SECOND);
    expect(table.spectator.table.seats[0].isReplaced).toBe(false);
    expect(table.deps.problems).toEqual([]);
  });

  it('no clock runs while a computer plays for a person', async () => {
    const choice = Promise.withResolvers<never>();
    const computers = { choose: () => choice.promise, forget: () => {} };
    const table = await open({ clock: { kind: 'move', seconds: 30 } }, 2, testDeps({ computers }));
    await pass(30 * SECOND);
    expect(table.spectator.table.seats[0]).toMatchObject({ isReplaced: true, timeLeft: 30 * SECOND });
    expect(table.spectator.table).not.toHaveProperty('runningSince');
    await pass(DAY);
    must(await table.do(0, { type: 'return' }));
    expect(table.spectator.table.seats[0]).toMatchObject({ isReplaced: false, timeLeft: 30 * SECOND });
    expect(table.spectator.table.runningSince).toBe(Date.now());
  });

  it('at zero, with two players, the player loses where that was agreed', async () => {
    const table = await open({ clock: { kind: 'days', days: 3 }, atZero: 'forfeit' });
    await pass(3 * DAY - 1);
    expect(table.spectator.table.phase).toBe('running');
    await pass(1);
    expect(table.spectator.table).toMatchObject({
      phase: 'over',
      winners: [1],
      seats: [{ hasResigned: true }, {}],
    });
    expect(table.spectator.table).not.toHaveProperty('runningSince');
  });

  it('at zero, with three players, the player can no longer win, and the others go on', async () => {
    const table = await open({ clock: { kind: 'move', seconds: 10 }, atZero: 'forfeit' }, 3);
    await pass(10 * SECOND);
    await table.settle();
    expect(table.spectator.table).toMatchObject({
      phase: 'running',
      seats: [{ hasResigned: true, isReplaced: true }, {}, {}],
    });
    expect(table.toMove).toBe(1);
    await pass(10 * SECOND);
    expect(table.spectator.table).toMatchObject({ phase: 'over', winners: [2] });
  });

  it('a month is longer than a timer can wait', async () => {
    const table = await open({ clock: { kind: 'days', days: 30 }, atZero: 'forfeit' });
    await pass(30 * DAY - 1);
    expect(table.spectator.table.phase).toBe('running');
    await pass(1);
    expect(table.spectator.table.phase).toBe('over');
  });

  it('stops during a pause', async () => {
    const table = await open({ clock: { kind: 'bank', seconds: 60, increment: 0 } });
    await pass(20 * SECOND);
    must(await table.do(0, { type: 'ask', what: 'pause' }));
    must(await table.do(1, { type: 'answer', agree: true }));
    expect(table.spectator.table.phase).toBe('paused');
    expect(timesLeft(table)).toEqual([40 * SECOND, 60 * SECOND]);
    await pass(DAY);
    must(await table.do(1, { type: 'ask', what: 'resume' }));
    must(await table.do(0, { type: 'answer', agree: true }));
    await pass(40 * SECOND - 1);
    expect(table.spectator.table.seats[0].isReplaced).toBe(false);
    await pass(1);
    expect(table.spectator.table.seats[0].isReplaced).toBe(true);
  });

  it('continues after a restart where it was', async () => {
    const table = await open({ clock: { kind: 'bank', seconds: 60, increment: 5 }, atZero: 'forfeit' });
    await pass(10 * SECOND);
    await table.act(rng);
    await pass(20 * SECOND);
    await table.restart();
    expect(timesLeft(table)).toEqual([55 * SECOND, 60 * SECOND]);
    expect(Date.now() - table.spectator.table.runningSince!).toBe(20 * SECOND);
    await pass(40 * SECOND - 1);
    expect(table.spectator.table.phase).toBe('running');
    await pass(1);
    expect(table.spectator.table).toMatchObject({ phase: 'over', winners: [0] });
  });

  it('does not run while the host sleeps', async () => {
    const { now } = new ServiceTime(0, Date.now);
    const table = await open(
      { clock: { kind: 'move', seconds: 10 }, atZero: 'forfeit' },
      2,
      testDeps({ now }),
    );
    await pass(4 * SECOND);
    // No timer fires meanwhile; on waking, whatever is due happens at once.
    vi.setSystemTime(Date.now() + 13 * SECOND);
    await table.restart();
    await pass(6 * SECOND - 500);
    expect(table.spectator.table.phase).toBe('running');
    await pass(SECOND);
    expect(table.spectator.table).toMatchObject({ phase: 'over', winners: [1] });
  });

  it('a timeout that could not be stored is retried a little later', async () => {
    const store = faultyStore();
    const table = await open(
      { clock: { kind: 'move', seconds: 10 }, atZero: 'forfeit' },
      2,
      testDeps({ store }),
    );
    store.fault = 'append';
    await pass(10 * SECOND);
    expect(table.spectator.table.phase).toBe('running');
    expect(table.deps.problems).toHaveLength(1);
    store.fault = 'none';
    await pass(10 * SECOND);
    expect(table.spectator.table.phase).toBe('over');
  });
});
