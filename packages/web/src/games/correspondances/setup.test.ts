import { correspondances } from '@guimard/engine/correspondances';
import en from '@guimard/messages/en/correspondances';
import { beforeAll, describe, expect, it } from 'vitest';
import { presets, questions } from './setup.ts';
import { optionsWith } from './testing/matches.ts';
import { correspondancesWords } from './words.ts';

beforeAll(() => {
  correspondancesWords.put(en);
});

describe('set-up', () => {
  it('offers only options that the game takes, and one of each question is chosen', () => {
    const unusual = optionsWith({ players: 4, first: 3, rotateFirst: true, target: 12 });
    for (const options of [optionsWith({}), unusual]) {
      for (const { choices } of questions(options)) {
        expect(choices.filter(({ isChosen }) => isChosen)).toHaveLength(1);
        for (const choice of choices) expect(correspondances.options(choice.options).ok).toBe(true);
      }
    }
  });

  it('has a card for each preset', () => {
    expect(presets().map(({ id }) => id)).toEqual(correspondances.presets.map(({ id }) => id));
  });
});
