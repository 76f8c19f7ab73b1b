/** Correspondances on the server: a table without borders, cleared after each round, and lines that are secret. */
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
} from './online.ts';
import { ANY, saying, words } from './words.ts';

test('two play a match to the end, through a reload and a lost network, and one looks on', async ({
  invite,
}) => {
  // How many rounds it takes is left to chance: one as a rule, at times three.
  test.slow();
  const [ada, ben, eve] = [await invite('Ada'), await invite('Ben'), await invite('Eve')];
  const players = [ada, ben];
  // One of them wants a long line: were all content with anything, round after round would end without a winner.
  const longer = saying(words.correspondances.effect.own({ before: ANY, after: ANY }));
  const playBoth = (tiles?: number) => Promise.all([play(ada, tiles, longer), play(ben, tiles)]);
  // The table offers what was played last: a match that the first round won decides.
  await ada.page.addInitScript(
    (kept) => localStorage.setItem('guimard.setup.online.correspondances', kept),
    JSON.stringify({ draft: JSON.stringify({ options: { players: 2, target: 1 } }) }),
  );
  const link = await openTable(ada, words.shell.setup.custom, 2, words.correspondancesLearn.title);
  await ben.page.goto(link);
  await sitDown(ben);
  await begin(players);
  await eve.page.goto(link);
  await expect(eve.page.getByText(words.online.notices.spectator({ others: 0 }))).toBeVisible();
  await playBoth(12);

  // What is chosen without a network is done when it is back, and the other sees nothing of it before.
  const mover = await onTurn(players);
  const other = mover === ada ? ben : ada;
  await loseNetwork(mover);
  await moves(mover).first().click();
  await expect(mover.page.getByText(words.online.notices.cutSending)).toBeVisible();
  await other.page.reload();
  await readWords(other);
  await expect(placedTiles(other)).toHaveCount(12);
  await findNetwork(mover);
  for (const person of [mover, other, eve]) await expect(placedTiles(person)).toHaveCount(13);

  // Each player sees a line, who looks on sees none. The next section is drawn already, so nothing can be taken back.
  for (const { page } of players) {
    await expect(page.locator('.hand .sign .number')).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.table.undo })).toBeDisabled();
  }
  await expect(eve.page.locator('.hand').getByText(words.correspondances.hand.hidden)).toBeVisible();
  await playBoth();
  await checkEnd([ada, ben, eve], link);
  expect([ada, ben, eve].map(secretsTold)).toEqual([[0], [1], []]);
});
