import { createTable } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTable as askForTable, joinTable as askToJoin, newKeys } from './api.ts';
import { tellRefusal } from './refusals.ts';
import de from './words/de.ts';
import en from './words/en.ts';
import fr from './words/fr.ts';
import it from './words/it.ts';
import nl from './words/nl.ts';
import { onlineWords } from './words.ts';

test.each(Object.entries({ de, fr, it, nl }))('%s has words for every refusal', (_language, words) => {
  expect(Object.keys(words.refusals).toSorted()).toEqual(Object.keys(en.refusals).toSorted());
});

test('a name that somebody at the table has is explained in the words of the app', async () => {
  await onlineWords.load();
  const refusal = { rule: 'name', reason: 'Somebody at this table is already called "Ada".' };
  expect(Object.values({ de, en, fr, it, nl }).map(({ refusals }) => refusals['name'])).toContain(
    tellRefusal(refusal),
  );
});

test('a name that the server would not understand is refused before it is sent', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is to be sent'));
  onTestFinished(() => fetch.mockRestore());
  const wish = createTable.parse({ game: 'metro', options: {}, seats: [{ kind: 'me' }], nickname: 'Ada' });
  const nickname = 'A\u200bda';
  const answers = [
    await askToJoin('abcdefgh', nickname, newKeys()),
    await askForTable({ ...wish, nickname, keys: newKeys() }),
  ];
  expect(fetch).not.toHaveBeenCalled();
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { rule: 'nickname' } });
  expect(en.refusals).toHaveProperty('nickname');
});
