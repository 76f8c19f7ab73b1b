import type { Connect, Ear } from '@guimard/ai';
import { nodePort } from '@guimard/ai/worker/node-port';
import { type Code, type Seat, SeededRng, type State, type View, viewOf } from '@guimard/engine/kit';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { type ComputersOptions, workerComputers } from './computers.ts';
import { GAMES, gameCalled } from './games.ts';

const metro = gameCalled('metro')!;

/** A position with a choice, and the seat that has it. */
function position(game = metro, seed = 'computers'): View<State> {
  const options = game.options({ players: 2 });
  if (!options.ok) throw new Error(options.error.code);
  const s = game.create(options.value);
  const rng = new SeededRng(seed);
  for (let i = 0; i < 20 || game.toMove(s) < 0 || viewFor(s, game.toMove(s)).legal.length < 2; i++)
    game.play(s, game.pick(s, rng));
  return viewFor(s, game.toMove(s));
  function viewFor(state: State, seat: Seat): View<State> {
    return viewOf(game, state, seat);
  }
}

const at = (table: string, opener?: string) => ({ table, opener });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

function open(options: ComputersOptions = {}) {
  const problems: string[] = [];
  const computers = workerComputers({
    workers: 1,
    onProblem: (problem) => problems.push(String(problem)),
    ...options,
  });
  closing.push(() => computers.close());
  return { computers, problems };
}

interface Asked {
  readonly type: string;
  readonly id: number;
  readonly key: string;
  readonly known?: Uint8Array;
  readonly spec?: { readonly level: number };
}

/** Threads controlled by the test. */
function fakeThreads(answer: (asked: Asked, ear: Ear) => void) {
  const asked: Asked[] = [];
  let ended = 0;
  const connect: Connect = (ear) => ({
    post(request) {
      asked.push(request as unknown as Asked);
      if (request.type === 'think') queueMicrotask(() => answer(request as unknown as Asked, ear));
    },
    terminate: async () => {
      ended++;
    },
  });
  const thoughts = () => asked.filter(({ type }) => type === 'think');
  const forgotten = () => asked.filter(({ type }) => type === 'forget').map(({ key }) => key);
  return { connect, thoughts, forgotten, ended: () => ended };
}
const choosesFirst =
  (view: View<State>) =>
  ({ id }: Asked, ear: Ear) =>
    ear.answer({ type: 'chosen', id, code: view.legal[0] });

describe('in Node threads', () => {
  it.each(GAMES.map((game) => [game.meta.id, game] as const))(
    'the computer plays %s at every level',
    async (_, game) => {
      const { computers, problems } = open();
      const view = position(game);
      for (const level of [1, 5, 6])
        expect(view.legal).toContain(await computers.choose(at('table'), game, view, level));
      expect(problems).toEqual([]);
    },
  );

  it('the server keeps running while it thinks', async () => {
    const { computers } = open();
    const view = position();
    await computers.choose(at('table'), metro, view, 1);
    const before = performance.eventLoopUtilization();
    await computers.choose(at('table'), metro, view, 8);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it('a thread that cannot start is reported, and a move is still made', async () => {
    const { computers, problems } = open({
      connect: nodePort(new URL('./no-such-file.ts', import.meta.url)),
    });
    const view = position();
    expect(view.legal).toContain(await computers.choose(at('table'), metro, view, 6));
    expect(problems.at(-1)).toContain('plays blindly');
  });
});

test('a single legal move needs no search', async () => {
  const view = { ...position(), legal: [42] };
  const threads = fakeThreads(() => {});
  const { computers } = open(threads);
  expect(await computers.choose(at('table'), metro, view, 8)).toBe(42);
  expect(threads.thoughts()).toEqual([]);
});

test("a thread gets the seat's view and nothing else", async () => {
  const view = position();
  const threads = fakeThreads(choosesFirst(view));
  const { computers } = open(threads);
  await computers.choose(at('table'), metro, view, 6);
  expect(threads.thoughts()).toMatchObject([
    { game: 'metro', viewer: view.viewer, known: view.known.bytes, spec: { kind: 'level', level: 6 } },
  ]);
});

describe('remembered trees', () => {
  it('one for each table, seat and searching level, until the table is forgotten', async () => {
    const view = position();
    const threads = fakeThreads(choosesFirst(view));
    const { computers } = open(threads);
    for (const table of ['one', 'two', 'one']) await computers.choose(at(table), metro, view, 7);
    await computers.choose(at('one'), metro, view, 8);
    const keys = threads.thoughts().map(({ key }) => key);
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    computers.forget('one');
    expect(threads.forgotten()).toEqual([keys[0], keys[3]]);
    await computers.choose(at('one'), metro, view, 7);
    expect(threads.thoughts().at(-1)!.key).not.toBe(keys[0]);
  });

  it('none for levels without a search', async () => {
    const view = position();
    const threads = fakeThreads(choosesFirst(view));
    const { computers } = open(threads);
    for (let i = 0; i < 3; i++) await computers.choose(at('one'), metro, view, 6);
    expect(threads.forgotten()).toEqual(threads.thoughts().map(({ key }) => key));
  });

  it('never more than allowed: the least recently used is dropped', async () => {
    const view = position();
    const threads = fakeThreads(choosesFirst(view));
    const { computers } = open({ ...threads, maxTrees: 2 });
    for (const table of ['a', 'b', 'a', 'c', 'a', 'd']) await computers.choose(at(table), metro, view, 8);
    const keys = threads.thoughts().map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    // b made room for c, and c for d.
    expect(threads.forgotten()).toEqual([keys[1], keys[3]]);
  });
});

describe('many searches at once', () => {
  it('queue for a thread, and fall back to no search after the timeout', async () => {
    vi.useFakeTimers();
    const view = position();
    const thinking: (() => void)[] = [];
    const threads = fakeThreads(({ id, spec }, ear) => {
      const done = () => ear.answer({ type: 'chosen', id, code: view.legal[0] });
      if (spec!.level === 5) done();
      else thinking.push(done);
    });
    const { computers } = open({ ...threads, workers: 2, maxMs: 1000 });
    const moves = ['a', 'b', 'c', 'd'].map((table) => computers.choose(at(table), metro, view, 8));
    await vi.advanceTimersByTimeAsync(10);
    expect(thinking).toHaveLength(2);
    thinking.shift()!();
    await vi.advanceTimersByTimeAsync(10);
    expect(thinking).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(threads.thoughts().map(({ spec }) => spec!.level)).toEqual([8, 8, 8, 6]);
    for (const done of thinking) done();
    expect(await Promise.all(moves)).toEqual(moves.map(() => view.legal[0]));
  });

  it('begin with the opener who was served longest ago, and then with the table', async () => {
    const view = position();
    const thinking: (() => void)[] = [];
    const threads = fakeThreads(({ id }, ear) =>
      thinking.push(() => ear.answer({ type: 'chosen', id, code: view.legal[0] })),
    );
    const { computers } = open(threads);
    const order: string[] = [];
    const ask = async (table: string, opener: string, level = 8) => {
      await computers.choose(at(table, opener), metro, view, level);
      order.push(table);
    };
    const greedy = ['a', 'b', 'c', 'a', 'b', 'c'].map((table) => ask(table, '192.0.2.1'));
    const others = [ask('x', '192.0.2.2'), ask('y', '192.0.2.3'), ask('z', '192.0.2.3')];
    const quick = ask('quick', '192.0.2.4', 1);
    const goOn = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      thinking.pop()!();
    };
    await goOn();
    await quick;
    expect(order).toEqual(['quick']);
    for (let i = 0; i < 9; i++) await goOn();
    await Promise.all([...greedy, ...others]);
    expect(order.slice(1)).toEqual(['a', 'x', 'y', 'b', 'z', 'c', 'a', 'b', 'c']);
  });

  it('do no harm if the same seat searches twice', async () => {
    const view = position();
    const { computers, problems } = open();
    const codes = await Promise.all([1, 2].map(() => computers.choose(at('table'), metro, view, 6)));
    for (const code of codes) expect(view.legal).toContain(code);
    expect(problems).toEqual([]);
  });
});

describe('when something goes wrong', () => {
  it('a crash is reported, and the search is repeated', async () => {
    const view = position();
    let crashes = 0;
    const threads = fakeThreads((asked, ear) => {
      if (crashes++ < 2) ear.crash('out of memory');
      else choosesFirst(view)(asked, ear);
    });
    const { computers, problems } = open(threads);
    expect(await computers.choose(at('table'), metro, view, 6)).toBe(view.legal[0]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('out of memory');
  });

  it('if every search fails, a random move is made and reported', async () => {
    const view = position();
    const threads = fakeThreads(({ id }, ear) => ear.answer({ type: 'failed', id, message: 'no idea' }));
    const { computers, problems } = open(threads);
    const codes = new Set<Code>();
    for (let i = 0; i < 30; i++) codes.add(await computers.choose(at('table'), metro, view, 1));
    for (const code of codes) expect(view.legal).toContain(code);
    expect(codes.size).toBeGreaterThan(1);
    expect(problems.filter((problem) => problem.includes('plays blindly'))).toHaveLength(30);
  });

  it('a search that takes too long is stopped', async () => {
    vi.useFakeTimers();
    const view = position();
    const threads = fakeThreads(() => {});
    const { computers, problems } = open({
      maxMs: 1000,
      connect: (ear) => {
        const port = threads.connect(ear);
        return {
          ...port,
          post: (request) => {
            port.post(request);
            if (request.type === 'stop') ear.answer({ type: 'chosen', id: request.id, code: view.legal[1] });
          },
        };
      },
    });
    const move = computers.choose(at('table'), metro, view, 8);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await move).toBe(view.legal[1]);
    expect(problems).toEqual([]);
  });

  it('a thread that hangs is replaced, and its searches start again', async () => {
    vi.useFakeTimers();
    const view = position();
    let isHanging = true;
    const threads = fakeThreads((asked, ear) => {
      if (!isHanging) choosesFirst(view)(asked, ear);
    });
    const { computers, problems } = open({ ...threads, maxMs: 1000 });
    const moves = ['a', 'b'].map((table) => computers.choose(at(table), metro, view, 6));
    await vi.advanceTimersByTimeAsync(2900);
    expect(threads.ended()).toBe(0);
    isHanging = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.all(moves)).toEqual([view.legal[0], view.legal[0]]);
    expect(threads.ended()).toBe(1);
    expect(problems[0]).toContain('is replaced');
  });

  it('after closing, no moves are chosen', async () => {
    const view = position();
    const { computers, problems } = open(fakeThreads(() => {}));
    const moves = Promise.allSettled([
      computers.choose(at('a'), metro, view, 8),
      computers.choose(at('b'), metro, view, 1),
    ]);
    await new Promise((resolve) => setImmediate(resolve));
    await computers.close();
    expect((await moves).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(computers.choose(at('c'), metro, view, 6)).rejects.toThrow('closed');
    expect(problems).toEqual([]);
  });
});
