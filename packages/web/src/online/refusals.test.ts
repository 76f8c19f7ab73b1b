import en from '@guimard/messages/en/online';
import { createTable, newKeys } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { speak } from '../i18n/dictionary.svelte.ts';
import { LOCALES } from '../i18n/locale.ts';
import { server } from './api.ts';
import { tellRefusal } from './refusals.ts';
import { onlineWords } from './words.ts';

vi.stubGlobal('document', { documentElement: {} });

/** Rules that the server has and no game knows. */
const RULES = [
  'key',
  'full-server',
  'quota',
  'damaged',
  'rules',
  'away',
  'rate',
  'secret',
  'no-table',
  'name',
  'nickname',
  'outdated',
];

test.each(LOCALES)('in %s every refusal of the server is told in the language', async (locale) => {
  await onlineWords.load();
  await speak(locale);
  const reason = 'As the server says it.';
  const told = RULES.map((rule) => tellRefusal({ rule, reason }));
  expect(told).not.toContain(reason);
  expect(new Set(told).size).toBe(RULES.length);
});

test('what nobody has words for is told as the server does', () => {
  expect(tellRefusal({ rule: 'unheard-of', reason: 'As the server says it.' })).toBe(
    'As the server says it.',
  );
});

test('a name that the server would not understand is refused before it is sent', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is to be sent'));
  onTestFinished(() => fetch.mockRestore());
  const wish = createTable.parse({ game: 'metro', options: {}, seats: [{ kind: 'me' }], nickname: 'Ada' });
  const nickname = 'A\u200bda';
  const answers = [
    await server.join('abcdefgh', { nickname, keys: newKeys() }),
    await server.create({ ...wish, nickname, keys: newKeys() }),
  ];
  expect(fetch).not.toHaveBeenCalled();
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { rule: 'nickname' } });
  expect(en.refusals).toHaveProperty('nickname');
});
