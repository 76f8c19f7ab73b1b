/** The plug is pulled: the server is killed in the middle of a game and started again, and the browsers are still there. */

import { NIGHTLY } from './nightly.ts';
import { expect } from './no-complaints.ts';
import {
  begin,
  checkEnd,
  connectionLost,
  moves,
  onTurn,
  openTable,
  placedTiles,
  play,
  secretsTold,
  sitDown,
} from './online.ts';
import { test } from './own-server.ts';
import { skipAhead } from './skip-ahead.ts';
import { words } from './words.ts';

test('two play a city to the end, though the server is killed twice', async ({ invite, server }) => {
  const players = [await invite('Ada'), await invite('Ben')] as const;
  const [ada, ben] = players;
  for (const person of players) person.excuse(/ERR_CONNECTION_REFUSED|WebSocket connection/);
  const link = await openTable(ada, words.metro.modules.paris.title, 2);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin(players);
  for (const tiles of [3, 6]) {
    await Promise.all(players.map((person) => play(person, tiles)));
    const mover = await onTurn(players);
    await server.kill();
    for (const person of players) await expect(connectionLost(person)).toBeVisible();
    // One may go on: what is chosen now is done when the server is back.
    await moves(mover).first().click();
    await expect(mover.page.getByText(words.online.notices.cutSending)).toBeVisible();
    await server.start();
    for (const person of players) await expect(connectionLost(person)).toBeHidden();
  }
  await skipAhead(players, link, 54);
  await Promise.all(players.map((person) => play(person)));
  await checkEnd(players, link);
  expect(players.map(secretsTold)).toEqual([[0], [1]]);
});

test(
  'after a restore the pages show the earlier position, and say so',
  NIGHTLY,
  async ({ invite, server }) => {
    const players = [await invite('Ada'), await invite('Ben')] as const;
    const [ada, ben] = players;
    for (const person of players) person.excuse(/ERR_CONNECTION_REFUSED|WebSocket connection/);
    const link = await openTable(ada, words.metro.presets.classic.title, 2);
    await ben.page.goto(link);
    await sitDown(ben);
    await begin(players);
    const until = async (tiles: number): Promise<void> => {
      await Promise.all(players.map((person) => play(person, tiles)));
      for (const person of players) await expect(placedTiles(person)).toHaveCount(tiles);
    };
    await until(3);
    await server.kill();
    server.backUp();
    await server.start();
    for (const person of players) await expect(connectionLost(person)).toBeHidden();
    await until(7);
    await server.kill();
    server.restore();
    await server.start();
    for (const person of players) {
      const told = person.page.getByRole('dialog', { name: words.online.restored.title });
      await expect(told).toContainText(words.online.restored.text);
      await expect(placedTiles(person)).toHaveCount(3);
      await told.getByRole('button', { name: words.online.seatLink.close }).click();
      await expect(told).toHaveCount(0);
    }
    await until(5);

    await ada.page.getByRole('button', { name: words.table.menu }).click();
    await ada.page.getByText(words.online.chance.title).click();
    // The server's and both players', for each start that the game knows of.
    await expect(ada.page.locator('.commitments > li')).toHaveCount(2 * 3);
    await ada.page.getByRole('button', { name: words.online.menu.resign }).click();
    await ada.page
      .getByRole('dialog', { name: words.online.menu.resignTitle })
      .getByRole('button', { name: words.online.menu.resign })
      .click();
    for (const { page } of players) {
      await expect(page.getByText(words.online.final.verdicts.restored)).toBeVisible();
    }
  },
);
