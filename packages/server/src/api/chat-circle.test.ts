import type { ChatLine } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { ChatCircle } from './chat-circle.ts';

const lineOf = (number: number): ChatLine => ({ number, from: 0, name: 'Zoë', text: `${number}`, at: 0 });
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A chat with this many lines, and what a listener hears of it. */
async function follow(count: number) {
  const stored = Array.from({ length: count }, (_, i) => lineOf(i + 1));
  const reads: number[] = [];
  const problems: unknown[] = [];
  let fault: Error | undefined;
  const circle = new ChatCircle({
    load: async (limit) => {
      reads.push(limit);
      const lines = stored.slice(Math.max(0, stored.length - limit));
      await tick();
      if (fault !== undefined) throw fault;
      return lines;
    },
    onProblem: (problem) => problems.push(problem),
  });
  const heard: number[] = [];
  circle.add({ line: ({ number }) => heard.push(number), typing: () => {} });
  const recent = await circle.recent();
  reads.length = 0;
  /** Adds a line, here or at another node. */
  const add = () => {
    const line = lineOf((stored.at(-1)?.number ?? 0) + 1);
    stored.push(line);
    return line;
  };
  const fail = (error: Error | undefined) => {
    fault = error;
  };
  return { circle, stored, recent, heard, reads, problems, add, fail };
}

test('a line that follows the last one is told without reading', async () => {
  const { circle, recent, heard, reads, add } = await follow(3);
  expect(recent).toHaveLength(3);
  circle.added(add());
  circle.added(add());
  expect(heard).toEqual([4, 5]);
  expect(reads).toEqual([]);
});

test('lines of other nodes are read, in order, and each is told once', async () => {
  const { circle, heard, reads, add } = await follow(3);
  for (let i = 0; i < 4; i++) circle.hearOf(add().number);
  // Added here, while the others are read.
  const own = add();
  circle.added(own);
  circle.hearOf(2);
  await tick();
  await tick();
  expect(heard).toEqual([4, 5, 6, 7, 8]);
  expect(reads.length).toBeLessThanOrEqual(2);
  circle.hearOf(8);
  circle.added(own);
  await tick();
  expect(heard).toHaveLength(5);
});

test('however many there are', async () => {
  const { circle, heard, add } = await follow(60);
  for (let i = 0; i < 170; i++) add();
  circle.hearOf(230);
  for (let i = 0; i < 8; i++) await tick();
  expect(heard).toEqual(Array.from({ length: 170 }, (_, i) => i + 61));
});

test('a number that nobody has stored is read for once', async () => {
  const { circle, heard, reads, add } = await follow(1);
  circle.hearOf(99);
  for (let i = 0; i < 5; i++) await tick();
  expect([heard, reads]).toEqual([[], [50]]);
  circle.added(add());
  expect(heard).toEqual([2]);
});

test('a line that is added elsewhere while all are read is not missed', async () => {
  const { circle, heard, add } = await follow(1);
  circle.hearOf(Number.POSITIVE_INFINITY);
  // The store was asked before.
  circle.hearOf(add().number);
  for (let i = 0; i < 5; i++) await tick();
  expect(heard).toEqual([2]);
});

test('lines that were erased are no gap', async () => {
  const { circle, stored, heard, add } = await follow(1);
  circle.added(add());
  circle.added(add());
  stored.splice(1, 1);
  circle.added(add());
  expect(heard).toEqual([2, 3, 4]);
});

test('what could not be read is read with the next line', async () => {
  const { circle, heard, problems, add, fail } = await follow(1);
  fail(new Error('The disk is gone.'));
  circle.hearOf(add().number);
  await tick();
  await tick();
  expect([heard, problems.length]).toEqual([[], 1]);
  fail(undefined);
  circle.hearOf(add().number);
  await tick();
  await tick();
  expect(heard).toEqual([2, 3]);
});

test('what is added before the chat was first read is not lost', async () => {
  const stored = [lineOf(1)];
  const heard: number[] = [];
  const circle = new ChatCircle({ load: async () => [...stored], onProblem: () => {} });
  circle.add({ line: ({ number }) => heard.push(number), typing: () => {} });
  const recent = circle.recent();
  stored.push(lineOf(2));
  circle.added(lineOf(2));
  const had = (await recent).map(({ number }) => number);
  await tick();
  expect(new Set([...had, ...heard])).toEqual(new Set([1, 2]));
});
