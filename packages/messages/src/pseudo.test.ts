import { expect, test } from 'vitest';
import { compile } from './compile.mjs';
import { PSEUDO } from './pseudo.mjs';

const SOURCE = `settings = Settings
sign = R
rule = As B12 says, { $name } has { points }.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
`;

async function wordsOf(tag: string): Promise<Record<string, unknown>> {
  const { files, faults } = compile(new Map([['en/test.ftl', SOURCE]]), PSEUDO);
  expect(faults).toEqual([]);
  return (await import(`data:text/javascript,${encodeURIComponent(files.get(`${tag}/test.js`)!)}`)).default;
}
const told = (message: unknown, params: object): string => (message as (params: object) => string)(params);

test('one is longer, in brackets and with accents; params, single letters and numbers of rules stay', async () => {
  const words = await wordsOf('en-XA');
  expect(words).toMatchObject({ settings: '[Šéťťîñĝš ·]', sign: 'Ŕ' });
  expect(told(words['rule'], { name: 'Ben', n: 1 })).toBe('[Áš B12 šáýš, Ben ĥáš 1 þôîñť. ···· ·]');
});

test('one runs from right to left, word by word', async () => {
  const words = await wordsOf('ar-XB');
  const [from, to] = ['\u202e', '\u202c'];
  expect(words['settings']).toBe(`${from}Settings${to}`);
  expect(told(words['points'], { n: 2 })).toBe(`2 ${from}points${to}`);
  expect(told(words['rule'], { name: 'Ben', n: 2 })).toContain('\u2068Ben\u2069');
});

test('nobody gets them unasked', () => {
  const { files } = compile(new Map([['en/test.ftl', SOURCE]]));
  expect([...files.keys()].filter((path) => /X[AB]/.test(path))).toEqual([]);
  expect(files.get('locales.js')).not.toMatch(/X[AB]/);
});
