import { correspondances } from '@guimard/engine/correspondances';
import { holdsTutorialContract } from '../../../learn/testing/tutorial.contract.ts';
import { correspondancesTutorials } from './tutorials.ts';
import { correspondancesLearnWords } from './words.ts';

for (const entry of correspondancesTutorials) {
  holdsTutorialContract({
    game: correspondances,
    entry,
    learn: correspondancesLearnWords,
    cellOf: (action) => /^place-(\w+)-\d$/.exec(action)?.[1],
    panels: ['totals', 'tiles-left'],
  });
}
