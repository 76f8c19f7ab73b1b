import { MODULES, metro } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { holdsTutorialContract } from '../../../learn/testing/tutorial.contract.ts';
import { metroTutorials } from './tutorials.ts';
import { metroLearnWords } from './words.ts';

const [base, ...modules] = metroTutorials;

it('has a tutorial for the game and one for every module', () => {
  expect([base?.id, ...modules.map(({ id }) => id)]).toEqual(['base', ...MODULES.map(({ name }) => name)]);
});

// The whole game of the base tutorial has tests of its own.
for (const entry of modules) {
  holdsTutorialContract({
    game: metro,
    entry,
    learn: metroLearnWords,
    cellOf: (action) => /^(?:[abcd]{4}|[a-z]+-beside-)(\d\d)$/.exec(action)?.[1],
    panels: [entry.id],
  });
}
