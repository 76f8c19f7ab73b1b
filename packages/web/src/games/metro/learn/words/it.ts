import type { MetroLearnWords } from '../shape.ts';
import { baseRules } from './it/base-rules.ts';
import { cityRules } from './it/city-rules.ts';
import { lessons } from './it/lessons.ts';
import { moduleRules } from './it/module-rules.ts';
import { tutorialTexts } from './it/tutorial.ts';

const it: MetroLearnWords = {
  title: 'Metro',
  lessons,
  rules: [...baseRules, ...moduleRules, ...cityRules],
  tutorial: tutorialTexts,
};
export default it;
