import { SPECTATOR } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { miniatureOf } from '@guimard/miniature';
import { KnownGame } from '@guimard/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PER_MINUTE } from '../api/limits.ts';
import { command, look, openTable, startGame } from '../api/testing/client.ts';
import { askPlainly } from '../api/testing/plain-request.ts';
import { type Running, startServer } from '../api/testing/server.ts';
import { drawCard } from './card.ts';
import { pngOf } from './png.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const pageAt = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(server.url + path, { headers })).text();
const cardOf = async (code: string): Promise<Buffer> => {
  const response = await fetch(`${server.url}/t/${code}/card.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
};
const appCard = async (): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${server.url}/card.png`)).arrayBuffer());

/** The content of a tag, as written. */
const tagOf = (page: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page)?.[1];

const PUBLIC = { visibility: 'public' } as const;

test('the page of a public table names the players and their progress', async () => {
  const { table } = await openTable(server, PUBLIC);
  const waiting = await pageAt(`/t/${table}`);
  expect(tagOf(waiting, 'og:title')).toBe('Metro: Adèle');
  expect(tagOf(waiting, 'og:description')).toBe('One seat is free.');
  expect(tagOf(waiting, 'og:image')).toMatch(`${server.url}/t/${table}/card.png?v=`);
  expect(tagOf(waiting, 'robots')).toBe('noindex');

  const [first] = await startGame(server, PUBLIC);
  const running = await pageAt(`/t/${first.table}/at/3`);
  expect(tagOf(running, 'og:title')).toBe('Metro: Adèle and Hector');
  expect(tagOf(running, 'og:description')).toBe('0 of 60 tiles placed.');
  expect(tagOf(await pageAt(`/t/${first.table}`, { 'accept-language': 'de' }), 'og:description')).toBe(
    '0 von 60 Plättchen gelegt.',
  );
  const { table: info } = await look(server, first.table);
  await command(server, first, info.version, { type: 'resign' });
  expect(tagOf(await pageAt(`/t/${first.table}`), 'og:description')).toMatch(
    /^Final score: Adèle 0 and Hector 0$/,
  );
});

test('a private table reveals only its game', async () => {
  const [{ table }] = await startGame(server);
  const page = await pageAt(`/t/${table}`);
  expect(tagOf(page, 'og:title')).toBe('Metro');
  expect(tagOf(page, 'og:description')).toBe('You’re invited to a game of Metro.');
  expect(tagOf(page, 'og:image')).toBe(`${server.url}/card.png`);
  expect(page).not.toMatch(/Adèle|Hector/);
  expect(await cardOf(table)).toEqual(await appCard());
});

test('a table that does not exist looks like the app itself', async () => {
  for (const code of ['aaaaaaaa', 'x', 'constructor']) {
    const page = await pageAt(`/t/${code}`);
    expect(tagOf(page, 'og:title')).toBe('Guimard');
    expect(await cardOf(code)).toEqual(await appCard());
  }
});

test('a card shows what a spectator is sent, and nothing else', async () => {
  const options = { with: ['companies'] };
  const [{ table }] = await startGame(server, { ...PUBLIC, options });
  const update = await look(server, table);
  const known = KnownGame.open(metro, update.table);
  if (!known.ok) throw new Error(known.error);
  known.value.take(update, true);
  const drawn = await drawCard(miniatureOf(metro, known.value.view(SPECTATOR)));
  expect(await cardOf(table)).toEqual(await pngOf(drawn));
});

test('an unchanged card is not sent again', async () => {
  const { table } = await openTable(server, PUBLIC);
  const path = `${server.url}/t/${table}/card.png`;
  const etag = (await fetch(path)).headers.get('etag') ?? '';
  const again = await fetch(path, { headers: { 'if-none-match': `W/${etag}, "x"` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

describe('no input becomes markup', () => {
  test.each(['"><script>x</script>', `'<b>&amp;`, "$&$`$'"])('a player called %s', async (nickname) => {
    const { table } = await openTable(server, { ...PUBLIC, nickname });
    const page = await pageAt(`/t/${table}`);
    expect(page).not.toMatch(/<script|<b>/);
    const title = tagOf(page, 'og:title') ?? '';
    const plain = title.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    expect(plain).toBe(`Metro: ${nickname}`);
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  });

  test.each(['localhost:80"><script>', 'localhost:1@evil.example', 'localhost:80/<b>', "localhost:'"])(
    'the host %s',
    async (host) => {
      const { body } = await askPlainly(server, 'GET', '/', { host }, false);
      expect(body).not.toMatch(/<script|<b>|evil/);
    },
  );
});

test('picture URLs use the public address, if there is one', async () => {
  const other = await startServer({ publicUrl: 'https://guimard.example' });
  onTestFinished(() => other.close());
  const page = await (await fetch(other.url)).text();
  expect(tagOf(page, 'og:image')).toBe('https://guimard.example/card.png');
});

test('cards are rate limited', async () => {
  const other = await startServer({ limits: { ...PER_MINUTE, card: 2 } });
  onTestFinished(() => other.close());
  const asked = [];
  for (const code of ['a', 'b', 'c']) asked.push((await fetch(`${other.url}/t/${code}/card.png`)).status);
  expect(asked).toEqual([200, 200, 429]);
});
