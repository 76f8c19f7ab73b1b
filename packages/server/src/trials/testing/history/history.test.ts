import { type Rng, SeededRng } from '@guimard/engine/kit';
import { describe, expect, test } from 'vitest';
import { type Logged, type Read, Recorder, type Sight, type Write } from './history.ts';
import { wrongOrder } from './linearizable.ts';
import { wrongSights } from './sights.ts';

const write = (
  key: string,
  invoked: number,
  answered: number | undefined,
  version: number | undefined,
  base?: number,
): Write => ({
  kind: 'write',
  client: 'one',
  key,
  invoked,
  ...(answered === undefined ? {} : { answered }),
  ...(version === undefined ? {} : { version }),
  ...(base === undefined ? {} : { base }),
});
const read = (invoked: number, answered: number, ...log: readonly (readonly [string, number])[]): Read => ({
  kind: 'read',
  invoked,
  answered,
  log: log.map(([key, version]) => ({ key, version })),
});

describe('a history is right if', () => {
  test.each([
    ['nothing happened', []],
    [
      'one thing happens after the other',
      [write('a', 1, 2, 1, 0), write('b', 3, 4, 3, 1), read(5, 6, ['a', 1], ['b', 3])],
    ],
    [
      'things that overlap fit in some order',
      [write('a', 1, 9, 3, 1), write('b', 2, 8, 1, 0), read(3, 7, ['b', 1])],
    ],
    [
      'a command that is sent twice is done once',
      [write('a', 1, 2, 2, 0), write('a', 1, 9, 2, 0), write('a', 5, 6, 2, 0)],
    ],
    ['what was never answered happened', [write('a', 1, undefined, undefined, 0), read(5, 6, ['a', 4])]],
    ['or did not', [write('a', 1, undefined, undefined, 0), read(5, 6), write('b', 7, 8, 1, 0)]],
    ['or did later', [write('a', 1, undefined, undefined), read(5, 6), read(7, 8, ['a', 1])]],
    ['what was refused did not happen', [write('a', 1, 2, undefined, 0), read(5, 6)]],
    ['a command fits any position', [write('a', 1, 2, 1, 0), write('b', 3, 4, 2)]],
  ])('%s', (_name, operations) => {
    expect(wrongOrder(operations)).toEqual([]);
  });
});

describe('a history is wrong if', () => {
  test.each([
    ['an acknowledged command is lost', [write('a', 1, 2, 1, 0), read(3, 4)]],
    [
      'it is lost later',
      [write('a', 1, 2, 1), write('b', 3, 4, 2), read(5, 6, ['a', 1], ['b', 2]), read(7, 8, ['b', 2])],
    ],
    ['a command is done twice', [write('a', 1, 2, 1), write('a', 3, 4, 2)]],
    ['it is stored twice', [write('a', 1, 2, 1), read(3, 4, ['a', 1], ['a', 2])]],
    ['a read goes back', [write('a', 1, 9, 1), read(2, 3, ['a', 1]), read(4, 5)]],
    ['two commands win one version', [write('a', 1, 9, 1, 0), write('b', 2, 8, 1, 0)]],
    ['two moves win one position', [write('a', 1, 9, 1, 0), write('b', 2, 8, 2, 0)]],
    ['a command takes effect before it is sent', [read(1, 2, ['a', 1]), write('a', 3, 4, 1)]],
    ['the order is not that of time', [write('a', 1, 2, 2), write('b', 3, 4, 1)]],
    ['something is read that was refused', [write('a', 1, 2, undefined), read(3, 4, ['a', 1])]],
    ['something is read that nobody sent', [read(3, 4, ['a', 1])]],
    [
      'two readers see different orders',
      [
        write('a', 1, 9, 1),
        write('b', 1, 9, 2),
        read(2, 3, ['a', 1], ['b', 2]),
        read(4, 5, ['b', 2], ['a', 1]),
      ],
    ],
    [
      'a version changes',
      [write('a', 1, undefined, undefined), read(2, 3, ['a', 1]), write('a', 4, 5, 2), read(6, 7, ['a', 2])],
    ],
  ])('%s', (_name, operations) => {
    expect(wrongOrder(operations)).not.toEqual([]);
  });
});

const sight = (client: string, at: number, version: number, moves = version): Sight => ({
  client,
  at,
  version,
  moves,
});

describe('what clients see', () => {
  const operations = [write('a', 1, 3, 2), write('b', 4, 6, 5)];

  test('may be late, and skip versions', () => {
    const sights = [sight('one', 2, 2), sight('two', 7, 2), sight('one', 8, 5), sight('two', 9, 5)];
    expect(wrongSights({ operations, sights })).toEqual([]);
  });

  test.each([
    ['goes back', [sight('two', 7, 5), sight('two', 8, 2)], 'two saw version 5, and then 2'],
    ['misses what the client did itself', [sight('one', 7, 2)], 'one saw version 2 after b had led to 5'],
    ['comes from the future', [sight('two', 3, 5)], 'two saw version 5 before b was sent'],
    [
      'differs',
      [sight('one', 7, 5, 3), sight('two', 7, 5, 4)],
      'version 5 has 3 moves for one and 4 for two',
    ],
  ])('is wrong if it %s', (_name, sights, sentence) => {
    expect(wrongSights({ operations, sights })).toContain(sentence);
  });
});

test('a recorder orders what happens', async () => {
  const recorder = new Recorder();
  await recorder.write(
    { client: 'one', key: 'a', base: 0 },
    async () => 2,
    (version) => version,
  );
  await recorder.write(
    { client: 'one', key: 'b' },
    async () => undefined,
    (version) => version,
  );
  void recorder.write(
    { client: 'one', key: 'c' },
    () => new Promise<number>(() => {}),
    (version) => version,
  );
  await recorder.read(async () => [{ key: 'a', version: 2 }]);
  recorder.see({ client: 'one', version: 2, moves: 1 });
  expect(recorder.operations).toEqual([
    { ...write('a', 1, 2, 2, 0) },
    { ...write('b', 3, 4, undefined) },
    { ...write('c', 5, undefined, undefined) },
    read(6, 7, ['a', 2]),
  ]);
  expect(recorder.sights).toEqual([sight('one', 8, 2, 1)]);
});

/** A correct log with some clients who act at the same time. */
function simulate(rng: Rng, length: number): (Write | Read)[] {
  const CLIENTS = 4;
  const log: Logged[] = [];
  const operations: (Write | Read)[] = [];
  /** Each client's operation: when it was sent, and whether it has been done. */
  const busy = new Map<
    number,
    { invoked: number; key?: string; base?: number; result?: number | Logged[] }
  >();
  let version = 0;
  for (let time = 1; operations.length < length; time++) {
    const client = rng.below(CLIENTS);
    const own = busy.get(client);
    if (own === undefined) {
      const key = `k${rng.below(length)}`;
      busy.set(client, rng.below(4) === 0 ? { invoked: time } : { invoked: time, key, base: version });
    } else if (own.result === undefined) {
      const done = log.find(({ key }) => key === own.key);
      if (own.key === undefined) own.result = [...log];
      else if (done !== undefined) own.result = done.version;
      else if (own.base === version) {
        version += 1 + rng.below(3);
        log.push({ key: own.key, version });
        own.result = version;
      } else own.result = 0;
    } else {
      busy.delete(client);
      const { invoked, key = '', base, result } = own;
      if (typeof result === 'object') operations.push({ kind: 'read', invoked, answered: time, log: result });
      // Some answers are lost; a zero is a refusal.
      else if (rng.below(10) === 0) operations.push(write(key, invoked, undefined, undefined, base));
      else operations.push(write(key, invoked, time, result === 0 ? undefined : result, base));
    }
  }
  for (const { invoked, key, base } of busy.values())
    if (key !== undefined) operations.push(write(key, invoked, undefined, undefined, base));
  operations.push({ kind: 'read', invoked: 1e6, answered: 1e6 + 1, log: [...log] });
  return operations;
}

/** Changes that no order can explain, each for a history with at least three entries. */
const MUTATIONS: Readonly<
  Record<string, (operations: readonly (Write | Read)[], last: Read, rng: Rng) => (Write | Read)[]>
> = {
  'an acknowledged command is missing at the end': (operations, last, rng) => {
    const acknowledged = operations.flatMap((one) =>
      one.kind === 'write' && one.version !== undefined ? [one.key] : [],
    );
    const key = acknowledged[rng.below(acknowledged.length)];
    return [
      ...operations,
      { ...last, invoked: 2e6, answered: 2e6 + 1, log: last.log.filter((one) => one.key !== key) },
    ];
  },
  'a command is done again': (operations, last) => {
    const [{ key, version }] = last.log.slice(-1) as [Logged];
    return [...operations, write(key, 2e6, 2e6 + 1, version + 5)];
  },
  'a read at the end goes back': (operations, last) => [
    ...operations,
    { ...last, invoked: 2e6, answered: 2e6 + 1, log: last.log.slice(0, -1) },
  ],
  'a second command wins the last version': (operations, last) => {
    const [before, { version }] = last.log.slice(-2) as [Logged, Logged];
    return [...operations, write('another', 2e6, 2e6 + 1, version, before.version)];
  },
  'the log is in another order': (operations, last) => [
    ...operations,
    { ...last, invoked: 2e6, answered: 2e6 + 1, log: last.log.toReversed() },
  ],
};

test('histories of a correct log are right, and wrong ones are found', () => {
  for (let round = 0; round < 60; round++) {
    const rng = new SeededRng(`histories ${round}`);
    const operations = simulate(rng, 120);
    expect(wrongOrder(operations)).toEqual([]);
    const last = operations.at(-1);
    if (last?.kind !== 'read' || last.log.length < 3) throw new Error('too little happened');
    for (const [name, mutate] of Object.entries(MUTATIONS))
      expect(wrongOrder(mutate(operations, last, rng)), `${name}, round ${round}`).not.toEqual([]);
  }
});
