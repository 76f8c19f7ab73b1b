import { COLOURS } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { expect, it } from 'vitest';
import { liveryOf, seatLivery } from './liveries.ts';

it('gives every colour a name and a letter of its own', () => {
  const liveries = COLOURS.map((_, colour) => liveryOf(en, colour));
  expect(new Set(liveries.map(({ letter }) => letter)).size).toBe(COLOURS.length);
  expect(liveries[5]).toEqual({ name: 'Grey', letter: 'E', colour: 5 });
});

it('calls a seat by its colour, or by its number where lines are companies', () => {
  expect(seatLivery(en, { players: 2 }, 1)).toEqual({ name: 'Blue', letter: 'B', colour: 1 });
  expect(seatLivery(en, { players: 2, with: ['companies'] }, 1)).toEqual({
    name: 'Player 2',
    letter: '2',
    colour: 1,
  });
});
