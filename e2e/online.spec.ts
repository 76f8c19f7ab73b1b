/** Tables on the server, with a browser for each who is there. */

import { NIGHTLY } from './nightly.ts';
import { expect } from './no-complaints.ts';
import {
  begin,
  checkEnd,
  findNetwork,
  loseNetwork,
  moves,
  onTurn,
  openTable,
  placedTiles,
  play,
  readWords,
  secretsTold,
  sitDown,
  test,
  walkToNewTable,
} from './online.ts';
import { skipAhead } from './skip-ahead.ts';
import { PLACES, words } from './words.ts';

const TEXT = 'Hello <b>Ben</b> & <img src="/x" onerror="alert(1)">';

test('two play a city to the end, through a reload and a lost network, and one looks on', async ({
  invite,
}) => {
  const [ada, ben, eve] = [await invite('Ada'), await invite('Ben'), await invite('Eve')];
  const players = [ada, ben];
  await walkToNewTable(ada);
  const link = await openTable(ada, words.metro.modules.berlin.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin(players);
  await eve.page.goto(link);
  await expect(eve.page.getByText(words.online.notices.spectator({ others: 0 }))).toBeVisible();
  await Promise.all(players.map((person) => play(person, 12)));

  // What is chosen without a network is done when it is back, and the other sees nothing of it before.
  const mover = await onTurn(players);
  const other = mover === ada ? ben : ada;
  const placed = await placedTiles(other).count();
  await loseNetwork(mover);
  await moves(mover).filter({ hasText: PLACES }).first().click();
  await expect(mover.page.getByText(words.online.notices.cutSending)).toBeVisible();
  await other.page.reload();
  await readWords(other);
  await expect(placedTiles(other)).toHaveCount(placed);
  await findNetwork(mover);
  for (const person of [mover, other, eve]) await expect(placedTiles(person)).toHaveCount(placed + 1);

  await expect(eve.page.locator('.hand .tile')).toHaveCount(0);
  await skipAhead(players, link, 54);
  await Promise.all(players.map((person) => play(person)));
  await checkEnd([ada, ben, eve], link);
  expect([ada, ben, eve].map(secretsTold)).toEqual([[0], [1], []]);
});

test('six play to the end, though one reloads and one loses the network', NIGHTLY, async ({ invite }) => {
  // Six browsers share one machine.
  test.slow();
  const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'].map(invite));
  const [ada, , cleo, , , flo] = people;
  const link = await openTable(ada!, words.metro.presets.classic.title, 6);
  await Promise.all(people.slice(1).map(({ page }) => page.goto(link)));
  // One after the other: so everybody has the seat of their number.
  for (const person of people.slice(1)) await sitDown(person);
  await begin(people);
  await Promise.all(people.map((person) => play(person, 6)));
  await skipAhead(people, link, 54);
  await Promise.all([loseNetwork(flo!), cleo!.page.reload().then(() => readWords(cleo!))]);
  // The others go on meanwhile.
  const back = findNetwork(flo!).then(() => play(flo!));
  await Promise.all([back, ...people.filter((person) => person !== flo).map((person) => play(person))]);
  await checkEnd(people, link);
  expect(people.map(secretsTold)).toEqual(people.map((_, seat) => [seat]));
});

test('what is said is text, and what is placed is taken back if the other agrees', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const link = await openTable(ada, words.metro.presets.classic.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await ada.page.getByRole('textbox', { name: words.online.chat.say }).fill(TEXT);
  await ada.page.keyboard.press('Enter');
  for (const { page } of [ada, ben]) {
    await expect(page.getByRole('log').locator('.line')).toHaveText([TEXT]);
    await expect(page.getByRole('log').locator('b, img')).toHaveCount(0);
  }
  await begin([ada, ben]);

  // Nothing is drawn after a tile that was drawn to be placed at once, and so nobody has seen anything new.
  const mover = await onTurn([ada, ben]);
  const other = mover === ada ? ben : ada;
  await moves(mover).filter({ hasText: words.metro.choices.draw }).click();
  await moves(mover).filter({ hasText: PLACES }).first().click();
  for (const answer of [words.online.asks.decline, words.online.asks.agree]) {
    for (const person of [ada, ben]) await expect(placedTiles(person)).toHaveCount(1);
    await mover.page.getByRole('button', { name: words.table.undo }).click();
    const request = other.page.getByText(words.online.asks.undo({ name: mover.name }));
    await expect(request).toBeVisible();
    await other.page.getByRole('button', { name: answer }).click();
    await expect(request).toBeHidden();
  }
  for (const person of [ada, ben]) await expect(placedTiles(person)).toHaveCount(0);
  await expect(moves(mover).first()).toBeVisible();
  await expect(moves(other)).toHaveCount(0);
});

test('a wrong code is refused in words', async ({ invite }) => {
  const guest = await invite('Gil');
  const { page } = guest;
  await page.goto('/online');
  const code = page.getByRole('textbox', { name: words.online.lobby.code });
  await code.fill('xyz');
  await code.press('Enter');
  await expect(page.getByText(words.online.lobby.codeWrong)).toBeVisible();
  guest.excuse(/status of 404/);
  await code.fill('aaaaaaaa');
  await code.press('Enter');
  await expect(page.getByRole('heading', { name: words.online.ends['no-table'].title })).toBeVisible();
  await expect(page.getByText(words.online.ends['no-table'].text)).toBeVisible();
});
