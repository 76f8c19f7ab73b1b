import { type AnyGame, newLog } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import type { SavedTable } from '../table/seating.ts';
import { dealRoute } from './deal-route.ts';
import { makeDealText, parseDealText } from './deal-text.ts';
import { resultsOf } from './results.ts';

const metro: AnyGame = metroGame;

function logOf(options: object) {
  const checked = metro.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  return newLog(metro, checked.value);
}

test.each([
  { players: 2 },
  { players: 3, hand: 2, with: ['companies', 'london'] },
  { players: 1, with: ['solo'] },
])('a deal of %j is the same after a journey as a link', (options) => {
  for (const deal of ['0123456789abcdef', 'daily/2026-11-17']) {
    const named = { log: logOf(options), deal };
    const text = makeDealText(named);
    expect(new URL(`https://play.example.org/deal#${text}`).hash).toBe(`#${text}`);
    expect(parseDealText(text)).toEqual(named);
    expect(parseDealText(encodeURIComponent(text))).toEqual(named);
  }
});

test.each([
  '',
  'metro',
  'metro.2/players=2',
  'metro.2/players=2/',
  '/x/y',
  '%',
  'metro.2/players/abc',
  'a.1//<script>',
])('%j is no deal', (text) => {
  expect(parseDealText(text)).toBeUndefined();
});

let made = 0;
const tableOf = (
  names: readonly string[],
  scores: readonly number[],
  changes: Partial<SavedTable>,
): SavedTable => ({
  id: `table-${++made}`,
  log: logOf({ players: names.length, first: 0 }),
  deal: 'one',
  seats: names.map((name) => ({
    name,
    player: name === 'Hector' ? { kind: 'computer', level: 3 } : { kind: 'human' },
  })),
  assistance: 'preview',
  practice: false,
  created: 0,
  updated: made,
  isOver: true,
  scores,
  ...changes,
});

test('results with the same deal are compared by margin, then by points; other games are left out', () => {
  const wanted = { log: logOf({ players: 2, first: 0 }), deal: 'one' };
  const tables = [
    tableOf(['Ada', 'Hector'], [50, 60], {}),
    tableOf(['Ben', 'Hector'], [70, 60], {}),
    tableOf(['Cleo', 'Dan'], [90, 80], {}),
    tableOf(['Eve', 'Hector'], [99, 0], { deal: 'another' }),
    tableOf(['Eve', 'Hector'], [99, 0], { isOver: false }),
    tableOf(['Eve', 'Hector'], [99, 0], { log: logOf({ players: 2, first: 1 }) }),
  ];
  expect(
    resultsOf(tables, wanted).map(({ name, points, margin, against }) => [name, points, margin, against]),
  ).toEqual([
    ['Cleo', 90, 10, ['Dan']],
    ['Ben', 70, 10, ['Hector (3)']],
    ['Dan', 80, -10, ['Cleo']],
    ['Ada', 50, -10, ['Hector (3)']],
  ]);
});

test('a deal is offered again when the game is over, on the page of its day if it has one', () => {
  const over = tableOf(['Ada', 'Hector'], [50, 60], {});
  expect(dealRoute(over)).toEqual({ page: 'deal', text: makeDealText({ log: over.log, deal: 'one' }) });
  expect(dealRoute({ ...over, daily: '2026-11-17' })).toEqual({ page: 'daily', date: '2026-11-17' });
  expect(dealRoute({ ...over, isOver: false })).toBeUndefined();
  const { deal: _, ...old } = over;
  expect(dealRoute(old)).toBeUndefined();
});
