/** What docs/engine/notation.md says about piles, held to the engine. */
import { readFileSync } from 'node:fs';
import { correspondances, ORDERS, TILE_NAMES as SECTIONS } from '@guimard/engine/correspondances';
import { type AnyGame, CHANCE, OVER, SeededRng } from '@guimard/engine/kit';
import { COPIES, MODULES, metro, TILE_NAMES } from '@guimard/engine/metro';
import { expect, test } from 'vitest';

const PAGE = readFileSync(new URL('../../docs/engine/notation.md', import.meta.url), 'utf8');
const rowsOf = (heading: string): string[][] => {
  const from = PAGE.indexOf(`| ${heading} |`);
  const table = PAGE.slice(from, PAGE.indexOf('\n\n', from));
  return table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

/** The words of a draw begin like this. */
const WORDS: Readonly<Record<string, string>> = {
  shares: 'share',
  centre: 'centre',
  colour: 'colour',
  instead: 'instead',
  sights: 'sight',
  tourists: 'tourist',
  boards: 'board',
  groups: 'group',
  chips: 'chip',
};

/** Which pile the words of each draw come from, by the page. */
function pilesOf(modules: readonly string[]): Map<string, string> {
  const rows = rowsOf('module').filter(([name]) => modules.includes(name!));
  const decisions = [1, 2, 3, 4].flatMap((column) =>
    rows.flatMap(([name, ...cells]) =>
      cells[column - 1]!.split(', ').flatMap((cell) => (cell === '' ? [] : [{ name, cell }])),
    ),
  );
  const piles = new Map<string, string>();
  for (const [number, { name, cell }] of decisions.entries()) {
    if (cell.startsWith('(')) continue;
    const word = name === 'st-petersburg' ? 'pile' : WORDS[cell]!;
    piles.set(`decision-${number}`, word);
  }
  return piles;
}

/** The same, in a game played at random. */
function playedPiles(game: AnyGame, input: object): Map<string, Set<string>> | undefined {
  const options = game.options(input);
  if (!options.ok) return undefined;
  const piles = new Map<string, Set<string>>();
  const state = game.create(options.value);
  const rng = new SeededRng('piles');
  while (game.toMove(state) !== OVER) {
    const code = game.pick(state, rng);
    if (game.toMove(state) === CHANCE) {
      const pile = game.drawsFrom(state);
      const word = game.format(game.decode(state, code));
      piles.set(pile, (piles.get(pile) ?? new Set()).add(word.split('-')[0]!));
    }
    game.play(state, code);
  }
  return piles;
}

test('the decisions of modules have the numbers that the page gives them', () => {
  const names = MODULES.map(({ name }) => name);
  const pairs = names.flatMap((one, i) => names.slice(i).map((other) => [...new Set([one, other])]));
  let checked = 0;
  for (const modules of pairs) {
    const players = modules.includes('solo') ? 1 : 2;
    const played = playedPiles(metro, { players, with: modules });
    if (played === undefined) continue;
    checked++;
    const told = pilesOf(modules);
    for (const [pile, words] of played)
      if (pile.startsWith('decision-'))
        expect([modules, pile, [...words]]).toEqual([modules, pile, [told.get(pile)]]);
    // The solo game may end without another tile instead of the one refused.
    for (const [pile, word] of told)
      if (word !== 'instead')
        expect([modules, [...played.keys()]]).toEqual([modules, expect.arrayContaining([pile])]);
  }
  expect(checked).toBeGreaterThan(20);
});

test('tiles, sections and orders have the order that the page gives them', () => {
  const words = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, word]) => word!);
  const tiles = rowsOf('pile').find(([pile]) => pile === '`tile`')![1]!;
  const told = Array.from(tiles.matchAll(/((?:`[abcd]{4}` ?)+)(\d) each/g), ([, names, copies]) =>
    words(names!).map((name) => [name, Number(copies)]),
  ).flat();
  expect(told).toEqual(TILE_NAMES.map((name, tile) => [name, COPIES[tile]]));
  const page = PAGE.slice(PAGE.indexOf('### Piles of Correspondances'));
  const row = (name: string): string => page.split('\n').find((line) => line.startsWith(`| \`${name}-\``))!;
  const orders = words(row('order'))
    .slice(1)
    .map((word) => word.replace('order-', ''));
  expect(orders).toEqual(ORDERS);
  const parts = words(row('tile')).slice(1);
  const kinds = parts.filter((word) => !word.startsWith('-'));
  const lines = parts.filter((word) => word.startsWith('-'));
  expect(kinds.flatMap((kind) => lines.map((pair) => kind + pair))).toEqual(SECTIONS);
  expect([...playedPiles(correspondances, { players: 2, target: 1 })!.keys()].slice(0, 3)).toEqual([
    'order-0',
    'line-0',
    'tile-0',
  ]);
});
