import type { MetroLearnWords } from '../shape.ts';
import { baseRules } from './fr/base-rules.ts';
import { cityRules } from './fr/city-rules.ts';
import { lessons } from './fr/lessons.ts';
import { moduleRules } from './fr/module-rules.ts';
import { tutorialTexts } from './fr/tutorial.ts';

const fr: MetroLearnWords = {
  title: 'Metro',
  lessons,
  rules: [...baseRules, ...moduleRules, ...cityRules],
  tutorial: tutorialTexts,
};
export default fr;
