import { describe, expect, test } from 'vitest';
import { BOARD_THEMES, PALETTES } from '../preferences.ts';
import boards from './boards.css?raw';
import palettes from './palettes.css?raw';
import { contrast, distance, type Light, lightOf, VISIONS } from './testing/colour.ts';
import { SCHEMES, tokens } from './testing/tokens.ts';

/** Those who a palette is made for. */
const MADE_FOR = {
  enamel: ['full'],
  deutan: ['full', 'deuteranopia', 'protanopia'],
  tritan: ['full', 'tritanopia'],
} as const;

/** The colours that are on a table at the same time, by number. */
const FIRST_SIX = [0, 1, 2, 3, 4, 5];
const TOGETHER = {
  '2 players': FIRST_SIX.slice(0, 2),
  '3 players': FIRST_SIX.slice(0, 3),
  '4 players': FIRST_SIX.slice(0, 4),
  '5 players': FIRST_SIX.slice(0, 5),
  '6 players': FIRST_SIX,
  'the lines of Correspondances': [0, 1, 3, 6],
  '8 companies': [...FIRST_SIX, 6, 7],
};
/**
 * About 2 is just noticeable side by side. Lines lie apart and are thin, so that colours need five times as much; eight
 * companies, which have less room in the plane that is left to the colour-blind, four times.
 */
const APART = 10;
const APART_OF_EIGHT = 8;
/** WCAG 1.4.11 for drawings, 1.4.3 for text. */
const DRAWN = 3;
const WRITTEN = 4.5;

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((a, i) => all.slice(0, i).map((b): [T, T] => [a, b]));

describe.each(PALETTES)('palette %s', (palette) => {
  const read = tokens(palettes, 'data-palette', palette);
  describe.each(SCHEMES)('%s', (scheme) => {
    const colour = (number: number): Light => lightOf(read(`colour-${number}`, scheme));

    test.each(Object.entries(TOGETHER))('tells the colours of %s apart', (_, numbers) => {
      for (const vision of MADE_FOR[palette]) {
        const seen = numbers.map((number) => VISIONS[vision](colour(number)));
        const nearest = Math.min(...pairs(seen).map(([a, b]) => distance(a, b)));
        expect(nearest, vision).toBeGreaterThan(numbers.length > 6 ? APART_OF_EIGHT : APART);
      }
    });

    test.each(BOARD_THEMES)(
      'is edged so that it stands out from tiles and stations of the board %s',
      (board) => {
        const ground = tokens(boards, 'data-board-theme', board);
        for (const name of ['tile', 'ceramic'])
          for (const number of TOGETHER['8 companies'])
            expect(
              contrast(lightOf(read(`case-${number}`, scheme)), lightOf(ground(name, scheme))),
              `--case-${number} on --${name}`,
            ).toBeGreaterThan(DRAWN);
      },
    );

    test('carries text', () => {
      for (const number of TOGETHER['8 companies'])
        expect(
          contrast(colour(number), lightOf(read(`on-colour-${number}`, scheme))),
          `--on-colour-${number}`,
        ).toBeGreaterThan(WRITTEN);
    });
  });
});

describe.each(BOARD_THEMES)('board %s', (board) => {
  const read = tokens(boards, 'data-board-theme', board);
  test.each(SCHEMES)('draws track on tiles, and figures on iron, %s', (scheme) => {
    const light = (name: string): Light => lightOf(read(name, scheme));
    expect(contrast(light('track'), light('tile'))).toBeGreaterThan(DRAWN);
    expect(contrast(light('on-iron'), light('iron'))).toBeGreaterThan(WRITTEN);
  });
});

test('the simulation shows why a palette of its own is needed', () => {
  const read = tokens(palettes, 'data-palette', 'enamel');
  const red = lightOf(read('colour-6', 'light'));
  const green = lightOf(read('colour-3', 'light'));
  expect(distance(red, green)).toBeGreaterThan(20);
  expect(distance(VISIONS.deuteranopia(red), VISIONS.deuteranopia(green))).toBeLessThan(5);
});
