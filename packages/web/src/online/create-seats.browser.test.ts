import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../games.ts';
import { shell } from '../i18n/shell.ts';
import { freshDraft, seatsOf, withSeat } from '../setup/draft.ts';
import { computerAt, TIMED_LEVEL } from '../table/thinking-time.ts';
import CreateSeats from './CreateSeats.svelte';
import { recallTableDraft, rememberTableDraft } from './table-draft.ts';
import { onlineWords } from './words.ts';

afterEach(() => localStorage.removeItem('guimard.setup.online.metro'));

test('servers are offered eight levels, say why, and never remember the ninth', async () => {
  const entry = gameCalled('metro');
  if (entry === undefined) throw new Error('there is no Metro');
  const ui = await loadGame(entry);
  const presets = [{ options: { players: 2 } }];
  const fresh = freshDraft(ui.game, 'people', [{ players: 2 }]);
  const timed = withSeat(fresh, 1, { player: computerAt(TIMED_LEVEL, 60_000) });
  const others = { clock: 0, visibility: 'link', atZero: 'computer' } as const;
  rememberTableDraft(ui.game, { draft: timed, ...others });
  const { draft } = recallTableDraft(ui.game, presets);
  expect(seatsOf(draft)[1]?.player).toEqual({ kind: 'computer', level: 8 });
  const spies = { onchange: vi.fn(), onname: vi.fn() };
  await render(CreateSeats, { ui, draft, nickname: 'Ada', isFixed: false, ...spies });
  const levels = page.getByRole('combobox', { name: shell.words.setup.level({ number: 2 }) });
  await expect.element(levels).toHaveDisplayValue('8 · master');
  expect(levels.getByRole('option').elements()).toHaveLength(8);
  await expect.element(page.getByText(onlineWords.words.create.steadyLevels)).toBeVisible();
});
