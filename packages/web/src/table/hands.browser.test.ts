/** People at one device: what is seen before the curtain falls, behind it, and after it is lifted. */
import { nth, SPECTATOR } from '@guimard/engine/kit';
import { afterEach, expect, test } from 'vitest';
import { openTable } from '../games/metro/testing/metro-table.ts';
import { settings } from '../settings.svelte.ts';
import type { Table } from './table.svelte.ts';

const { speed } = settings;
afterEach(() => {
  settings.speed = speed;
});

const who = ({ viewer, next, curtain }: Table) => ({ viewer, next, curtain });
const seen = (viewer: number) => ({ viewer, next: undefined, curtain: undefined });
const act = (table: Table): Promise<void> => table.act(nth(table.view.legal, 0));

/** Notes whose move is shown to whom. */
function watched(table: Table): string[] {
  const shown: string[] = [];
  table.perform = async ({ mover }) => {
    if (mover >= 0) shown.push(`${mover} to ${table.viewer}`);
  };
  return shown;
}

test('hidden hands: a move is seen, the curtain falls, and what happened is shown again', async () => {
  settings.speed = 'fast';
  const table = await openTable(0, { hands: 'hidden' });
  expect(who(table)).toEqual({ viewer: SPECTATOR, next: undefined, curtain: 0 });
  await table.lift();
  expect(who(table)).toEqual(seen(0));

  const shown = watched(table);
  await act(table);
  expect(shown).toEqual(['0 to 0']);
  expect(who(table)).toEqual({ viewer: 0, next: 1, curtain: undefined });
  expect(table.canAct).toBe(false);

  table.pass();
  expect(who(table)).toEqual({ viewer: SPECTATOR, next: undefined, curtain: 1 });
  expect(shown).toEqual(['0 to 0']);
  await table.lift();
  expect(who(table)).toEqual(seen(1));
  expect(shown).toEqual(['0 to 0', '0 to 1']);
  expect(table.isLive && table.canAct).toBe(true);
});

test('the second time, only what others did since the player’s own turn is shown again', async () => {
  settings.speed = 'fast';
  const table = await openTable(2, { hands: 'hidden' });
  await table.lift();
  await act(table);
  table.pass();
  const shown = watched(table);
  await table.lift();
  expect(shown).toEqual(['0 to 1']);
});

test('without motion nothing is shown again', async () => {
  settings.speed = 'instant';
  const table = await openTable(1, { hands: 'hidden' });
  const shown = watched(table);
  await table.lift();
  expect(shown).toEqual([]);
  expect(table.canAct).toBe(true);
});

test('a move can be taken back before the device is passed', async () => {
  const table = await openTable(0, { hands: 'hidden' });
  await table.lift();
  await act(table);
  expect(table.next).toBe(1);
  await table.undo();
  expect(who(table)).toEqual(seen(0));
});

test('open hands: the player on turn sees their hand at once, without a curtain', async () => {
  const table = await openTable(0, { hands: 'open' });
  for (const seat of [0, 1, 0]) {
    expect(who(table)).toEqual(seen(seat));
    expect(table.canAct).toBe(true);
    await act(table);
  }
  expect(table.saved.hands).toBe('open');
});
