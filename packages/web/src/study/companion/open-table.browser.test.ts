/** A round of a real game entered with everything open, on the game's own board. */
import { newLog, SeededRng, Session } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../../games.ts';
import { freeWords } from '../free/words.ts';
import { CompanionEntry } from './entry.svelte.ts';
import { Followed, followedIn, keepFollowed } from './followed.svelte.ts';
import OpenTable from './OpenTable.svelte';
import { companionWords } from './words.ts';

const found = gameCalled('correspondances');
if (found === undefined) throw new Error('there is no Correspondances');
const ui = await loadGame(found);
await Promise.all([companionWords.load(), freeWords.load()]);

const options = ui.game.options({ players: 2 });
if (!options.ok) throw new Error(options.error.code);

const entryWith = (words: readonly string[]): CompanionEntry =>
  new CompanionEntry(
    ui,
    {
      id: 'open',
      game: 'correspondances',
      options: options.value,
      names: ['Ada', 'Bob'],
      content: keepFollowed(words),
      created: 0,
      updated: 0,
      scores: [],
      isDone: false,
    },
    async () => {},
  );

/** Until somebody has points. */
function firstRound(): Session {
  const session = Session.open(ui.game, newLog(ui.game, options.ok ? options.value : {}));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng('open');
  while (Math.max(...session.value.scores) === 0) session.value.play(ui.game.pick(session.value.state, rng));
  return session.value;
}

test('comes to the points of the round, and nothing is left to chance', async () => {
  const real = firstRound();
  const entry = entryWith([]);
  const opened = Followed.open(entry, [], true);
  if (!opened.ok) throw new Error(opened.error.code);
  for (const { action } of real.steps) {
    const played = await opened.value.play(action);
    if (!played.ok) throw new Error(`${action}: ${played.error.code}`);
  }
  expect(opened.value.table.scores).toEqual(Array.from(real.scores));
  expect(followedIn(entry.content)).toEqual(real.log.actions);
});

test('what chance decided is chosen by shape, and the last choice is taken back', async () => {
  const real = firstRound();
  const setUp = real.log.actions.slice(0, 3);
  const entry = entryWith(setUp);
  await render(OpenTable, { entry });
  const outcomes = page.getByRole('toolbar').getByRole('button');
  await expect.poll(() => outcomes.elements().length).toBe(24);
  await outcomes.nth(4).click();
  await expect.poll(() => followedIn(entry.content)?.length).toBe(4);
  await page.getByRole('button', { name: companionWords.words.undo }).click();
  await expect.poll(() => followedIn(entry.content)).toEqual(setUp);
});
