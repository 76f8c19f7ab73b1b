import { type Log, makeText } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import type { Sitter } from '../table/seating.ts';
import { embedLine } from './embed-line.ts';

const ELEMENT = 'https://guimard.example/embed/guimard-board.js';
const LOG: Log = { game: 'metro', rules: 2, options: { players: 2, with: ['london'] }, actions: ['aacb'] };
const lineFor = (...names: string[]): string =>
  embedLine(ELEMENT, { log: LOG, seats: names.map((name): Sitter => ({ name, player: { kind: 'human' } })) });

test('a game is one line of HTML', () => {
  expect(lineFor('Anne', 'Zoé')).toBe(
    `<script type="module" src="${ELEMENT}"></script><guimard-board players="Anne, Zoé" log="${makeText(LOG)}"></guimard-board>`,
  );
});

test('names are text, whatever they are', () => {
  const line = lineFor('"><script>alert(1)</script>', 'Tom & Jerry');
  expect(line).toContain('players="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;, Tom &amp; Jerry" log=');
});

test.each([
  ['Anne, the first', 'Ben'],
  ['[A]', 'Ben'],
])('%s is one name', (...names) => {
  const [, players = ''] = /players="([^"]*)"/.exec(lineFor(...names)) ?? [];
  expect(JSON.parse(players.replaceAll('&quot;', '"'))).toEqual(names);
});
