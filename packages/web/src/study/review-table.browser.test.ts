import { CHANCE, nth } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import { openPlayed } from '../table/testing/played-table.ts';
import { seriesOf } from './chances.ts';
import { ReviewTable } from './review-table.svelte.ts';
import { openReviewed } from './testing/reviewed-table.ts';

async function open(): Promise<ReviewTable> {
  const { ui, saved } = await openPlayed({ options: { players: 3 } });
  const opened = ReviewTable.open(ui, saved);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

test('every moment is seen by the player who has just decided', async () => {
  const table = await open();
  const first = table.steps.findIndex(({ mover }) => mover !== CHANCE);
  for (let at = 0; at <= table.steps.length; at++) {
    table.look(at);
    const decided = table.steps.findLastIndex(({ mover }, i) => mover !== CHANCE && i < at);
    expect(table.viewer).toBe(nth(table.steps, decided < 0 ? first : decided).mover);
    expect(table.decided).toBe(decided < 0 ? undefined : decided);
    expect(table.view.viewer).toBe(table.viewer);
    expect(table.canAct).toBe(false);
  }
});

test('a decision is compared just before it was made, with what its player knew and could do', async () => {
  const table = await open();
  const index = table.steps.findLastIndex(({ mover }) => mover !== CHANCE) - 20;
  const decision = table.steps.findIndex(({ mover }, i) => mover !== CHANCE && i >= index);
  const { mover } = nth(table.steps, decision);
  table.compare(decision);
  expect([table.at, table.viewer, table.view.toMove, table.decided]).toEqual([
    decision,
    mover,
    mover,
    decision,
  ]);
  expect(table.canAct).toBe(true);
  expect(table.view.legal.length).toBeGreaterThan(0);
  // What was played stands.
  const before = table.steps;
  await table.act(nth(table.view.legal, 0));
  expect([table.at, table.canAct]).toEqual([decision + 1, false]);
  expect(table.steps).toBe(before);
});

test('a graph has the moment before each action from the first move on, and the end', async () => {
  const { table, review } = await openReviewed(6);
  const series = seriesOf(review, table.setUp);
  expect(series.map((values) => values.length)).toEqual(
    Array.from({ length: 2 }, () => table.steps.length - table.setUp + 1),
  );
  for (const [i, own] of (series[0] ?? []).entries()) expect(own + (series[1]?.[i] ?? 0)).toBeCloseTo(1, 2);
});
