import { newRefusal } from '@guimard/engine/kit';
import { createTable, newKeys } from '@guimard/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { speak } from '../i18n/dictionary.svelte.ts';
import { LOCALES } from '../i18n/locale.ts';
import { kitRefusals } from '../i18n/refusals.ts';
import { server } from './api.ts';
import { tellOnline } from './refusals.ts';
import { loadOnlineWords } from './words.ts';

vi.stubGlobal('document', { documentElement: {} });

beforeAll(() => Promise.all([loadOnlineWords(), kitRefusals.load()]));
afterAll(() => speak('en'));

test('a refusal of the server is told in the language of the app', async () => {
  const refusal = newRefusal('turn', 'notYourTurn');
  const told = [];
  for (const locale of LOCALES) {
    await speak(locale);
    told.push(tellOnline(refusal));
  }
  expect(new Set(told).size).toBe(LOCALES.length);
});

test('what this page has no words for is told as the server does', () => {
  const refusal = newRefusal('teapot', 'unheardOf');
  expect(tellOnline({ ...refusal, detail: 'As the server says it.' })).toBe('As the server says it.');
  expect(tellOnline(refusal)).toBe('unheardOf');
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
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: false, error: { code: 'nicknameInvalid' } });
});
