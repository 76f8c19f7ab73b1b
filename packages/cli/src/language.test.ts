import { LOCALES } from '@guimard/messages/locales';
import { afterEach, expect, it } from 'vitest';
import { speak, takeLanguage } from './language.ts';
import { run } from './testing/run.ts';

afterEach(() => speak('en'));

it.each([
  [{}, 'en'],
  [{ LANG: 'de_CH.UTF-8' }, 'de'],
  [{ LANG: 'fr_FR@euro' }, 'fr'],
  [{ LANG: 'C' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'POSIX' }, 'en'],
  [{ LANG: 'tlh_KX' }, 'en'],
  [{ LANG: '///' }, 'en'],
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'nl' }, 'nl'],
  [{ LC_MESSAGES: 'it_IT', LANG: 'nl' }, 'it'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'it_IT', LANG: 'nl' }, 'en'],
])('a system that is set to %j speaks %s', (env, locale) => {
  expect(takeLanguage(['play'], env)).toEqual({ ok: true, value: { locale, rest: ['play'] } });
});

it.each([
  [['--lang', 'fr', 'play', '--seed', '1']],
  [['play', '--lang=fr_CA.UTF-8', '--seed', '1']],
  [['play', '--seed', '1', '--lang', 'FR-ca']],
])('%j wins over the system', (args) => {
  const rest = ['play', '--seed', '1'];
  expect(takeLanguage(args, { LC_ALL: 'de' })).toEqual({ ok: true, value: { locale: 'fr', rest } });
});

it('a language that is not spoken is refused with those that are', async () => {
  const { status, err } = await run(['--lang', 'tlh', 'play']);
  expect(status).toBe(2);
  expect(err).toContain(`there is no language "tlh"; there are ${LOCALES.join(', ')}`);
  expect((await run(['play', '--lang'])).err).toContain('--lang needs a value');
});

const REFUSED = 'metro.1/players=2,first=0/aacb.cbaa.aacb44';

it('players are told in their language why a game is refused', async () => {
  const { err } = await run(['--lang', 'de', 'replay', '-'], REFUSED);
  expect(err).toMatch(/^guimard replay: .*Aktion 2 \(aacb44\) .*B1: /);
  expect((await run(['replay', '-'], REFUSED, { LANG: 'fr_FR' })).err).toMatch(/L’action 2 \(aacb44\)/);
  expect((await run(['replay', '-'], REFUSED)).err).toMatch(/action 2 \(aacb44\) is refused: B1: /);
});

it('what programs read stays English', async () => {
  const check = (env: object) => run(['check', '--players', '2'], 'xxxx\n', { ...env });
  expect(await check({ LANG: 'de_DE' })).toEqual(await check({}));
});
