import type { AnyGame } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import en from '@guimard/messages/en/shell';
import { expect, test } from 'vitest';
import { freshDraft, withSeat } from './draft.ts';
import { namesOf } from './names.ts';

const metro: AnyGame = metroGame;
const names = (mode: 'computer' | 'people', own = ''): readonly string[] =>
  namesOf(freshDraft(metro, mode, [{ players: 3 }]), en.setup, own);

test('without names people are you or numbered, and computers have their own', () => {
  expect(names('computer')).toEqual(['Player 1', 'Hector', 'Adèle']);
  expect(names('people')).toEqual(['Player 1', 'Player 2', 'Player 3']);
});

test('the first person has the name of the settings', () => {
  expect(names('computer', 'Ada')).toEqual(['Ada', 'Hector', 'Adèle']);
  expect(names('people', 'Ada')).toEqual(['Ada', 'Player 2', 'Player 3']);
});

test('a typed name stays', () => {
  const draft = withSeat(freshDraft(metro, 'computer', [{}]), 1, { name: 'Blaise' });
  expect(namesOf(draft, en.setup, '')).toEqual(['Player 1', 'Blaise']);
});
