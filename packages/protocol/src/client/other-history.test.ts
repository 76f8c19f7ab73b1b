import { expect, test } from 'vitest';
import { isOtherHistory } from './other-history.ts';
import { infoAt } from './testing/messages.ts';

const [A, B, C] = [
  { from: 0, hash: 'a' },
  { from: 12, hash: 'b' },
  { from: 12, hash: 'c' },
];
const known = { version: 30, draws: 12, commitments: [A] };

test.each([
  ['nothing new', 30, [A]],
  ['more moves', 34, [A]],
  ['a restart', 31, [A, B]],
  ['a restart and more moves', 40, [A, { from: 15, hash: 'b' }]],
  ['the end, where the seeds are told', 40, [{ ...A, seed: 'seed' }]],
])('%s goes on from what is known', (_, version, commitments) => {
  expect(isOtherHistory(known, infoAt(version, { commitments }))).toBe(false);
});

test('the start of a game continues the waiting room', () => {
  const waiting = { version: 4, draws: 0, commitments: [] };
  expect(isOtherHistory(waiting, infoAt(6, { commitments: [A] }))).toBe(false);
});

test.each([
  ['fewer entries', known, 29, [A]],
  ['a seed that was added before draws that were seen', known, 50, [A, { from: 11, hash: 'b' }]],
  ['another seed at the start', known, 30, [{ ...A, hash: 'x' }]],
  ['a seed that is missing', { ...known, commitments: [A, B] }, 31, [A]],
  ['a seed that was exchanged', { ...known, commitments: [A, B] }, 31, [A, C]],
  ['a seed that was moved', { ...known, commitments: [A, B] }, 31, [A, { ...B, from: 13 }]],
  ['a game that has not begun', known, 3, []],
])('%s is another history', (_, before, version, commitments) => {
  expect(isOtherHistory(before, infoAt(version, { commitments }))).toBe(true);
});
