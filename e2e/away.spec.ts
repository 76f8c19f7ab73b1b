/** A player leaves in the middle of a game: the others wait, the computer takes over, and the player comes back. */
import { checkAccess } from './access.ts';
import { expect } from './no-complaints.ts';
import { begin, onTurn, openTable, placedTiles, setGrace, sitDown, test } from './online.ts';
import { ANY, saying, words } from './words.ts';

test('an absent player is waited for, then replaced, and takes the seat back', async ({ invite }) => {
  const people = [await invite('Ada'), await invite('Ben'), await invite('Eve')] as const;
  const [ada, ben, eve] = people;
  for (const { page } of people) await setGrace(page, 60_000);
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin([ada, ben]);
  await eve.page.goto(link);

  const gone = await onTurn([ada, ben]);
  const stays = gone === ada ? ben : ada;
  await gone.page.goto('/');
  const replace = stays.page.getByRole('button', { name: words.online.notices.replace });
  const { name } = gone;
  const waiting = saying(words.online.notices.absentUntil({ name, time: ANY }), '0:\\d\\d');
  await expect(stays.page.getByText(waiting)).toBeVisible();
  await expect(
    stays.page.getByRole('status').filter({ hasText: words.online.notices.absent({ name }) }),
  ).toBeAttached();
  await expect(replace).toHaveCount(0);
  // Who looks on has nothing to decide.
  const absent = words.online.notices.absentFor({ name, time: ANY });
  await expect(eve.page.getByText(saying(absent, '\\d+ seconds?'))).toBeVisible();
  await expect(
    stays.page.getByTitle(saying(words.online.presence.awayFor({ time: ANY }), '\\d+ seconds?')),
  ).toBeVisible();
  await checkAccess(stays.page);
  await stays.page.clock.fastForward(60_000);
  await expect(stays.page.getByText(saying(absent, '\\d minutes?'))).toBeVisible();
  await replace.click();
  await expect(placedTiles(stays)).not.toHaveCount(0);

  await gone.page.goto(link);
  const back = gone.page.getByRole('button', { name: words.online.notices.comeBack });
  await expect(back).toBeFocused();
  await expect(
    gone.page.getByRole('alert').filter({ hasText: words.online.notices.replaced }),
  ).toBeAttached();
  await expect(back).toHaveAccessibleDescription(words.online.notices.replaced);
  await checkAccess(gone.page);
  await gone.page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(stays.page.getByTitle(words.online.presence.here, { exact: true })).toHaveCount(2);
});
