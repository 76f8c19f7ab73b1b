import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { openPlayed } from '../table/testing/played-table.ts';
import { computerAt, TIMED_LEVEL } from '../table/thinking-time.ts';
import RecordView from './RecordView.svelte';
import { withGames } from './record.ts';

test('every level has its name, the last one, too, however long it thought', async () => {
  const games = await Promise.all(
    [computerAt(1), computerAt(TIMED_LEVEL, 2000), computerAt(TIMED_LEVEL, 60_000)].map((computer) =>
      openPlayed({ computer }),
    ),
  );
  const tables = games.map(({ saved }, i) => ({ ...saved, id: `game ${i}` }));
  const record = withGames({ since: 0, entries: [] }, tables);
  await render(RecordView, { record, games: new Map(games.map(({ ui }) => ['metro', ui])) });
  await expect.element(page.getByRole('row', { name: /^9 · grandmaster 2\b/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^1 · child 1\b/ })).toBeVisible();
});
