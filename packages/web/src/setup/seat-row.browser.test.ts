import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../games.ts';
import { shell } from '../i18n/shell.ts';
import type { Computer } from '../table/seating.ts';
import { computerAt, TIMED_LEVEL } from '../table/thinking-time.ts';
import SeatRow from './SeatRow.svelte';

const words = shell.words.setup;
const levels = () => page.getByRole('combobox', { name: words.level({ number: 2 }) });
const times = () => page.getByRole('combobox', { name: words.thinkingTime({ number: 2 }) });

/** The second seat, which does what is chosen there. */
async function show(computer: Computer) {
  const entry = gameCalled('metro');
  if (entry === undefined) throw new Error('there is no Metro');
  const { game, seatLivery } = await loadGame(entry);
  const options = game.options({ players: 2 });
  if (!options.ok) throw new Error(options.error.code);
  const sitter = { id: 1, name: '', player: computer };
  const onchange = vi.fn();
  const seat = { seat: 1, livery: seatLivery(options.value, 1), defaultName: 'Bo', isAlone: false };
  const screen = await render(SeatRow, { ...seat, sitter, onchange });
  onchange.mockImplementation((changes: object) => screen.rerender({ sitter: { ...sitter, ...changes } }));
  return onchange;
}

test('the last level asks how long it may think', async () => {
  const onchange = await show(computerAt(8));
  await expect.element(times()).not.toBeInTheDocument();
  await levels().selectOptions('9 · grandmaster');
  expect(onchange).toHaveBeenLastCalledWith({ player: computerAt(TIMED_LEVEL, 5000) });
  await expect.element(times()).toHaveDisplayValue('5 seconds');
  await expect.element(levels()).toHaveAccessibleDescription(/as long as you let it/);
  await times().selectOptions('1 minute');
  expect(onchange).toHaveBeenLastCalledWith({ player: computerAt(TIMED_LEVEL, 60_000) });
  await expect.element(times()).toHaveDisplayValue('1 minute');
});

test('the other levels have no time', async () => {
  const onchange = await show(computerAt(TIMED_LEVEL, 30_000));
  await expect.element(times()).toHaveDisplayValue('30 seconds');
  await levels().selectOptions('8 · master');
  expect(onchange).toHaveBeenLastCalledWith({ player: { kind: 'computer', level: 8 } });
  await expect.element(times()).not.toBeInTheDocument();
});
