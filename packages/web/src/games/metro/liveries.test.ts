import { COLOURS } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { LOCALES } from '@guimard/messages/locales';
import load from '@guimard/messages/metro';
import { expect, it } from 'vitest';
import { liveryOf, seatLivery } from './liveries.ts';

it.each(LOCALES)('gives every colour a name and a letter of its own in %s', async (locale) => {
  const words = await load(locale);
  const liveries = COLOURS.map((_, colour) => liveryOf(words, colour));
  expect(new Set(liveries.map(({ name }) => name)).size).toBe(COLOURS.length);
  expect(new Set(liveries.map(({ letter }) => letter)).size).toBe(COLOURS.length);
});

it('calls a colour by its name', () => {
  expect(liveryOf(en, 5)).toEqual({ name: 'Grey', letter: 'S', colour: 5 });
});

it('calls a seat by its colour, or by its number where lines are companies', () => {
  expect(seatLivery(en, { players: 2 }, 1)).toEqual({ name: 'Blue', letter: 'B', colour: 1 });
  expect(seatLivery(en, { players: 2, with: ['companies'] }, 1)).toEqual({
    name: 'Player 2',
    letter: '2',
    colour: 1,
  });
});
