import type { MetroLearnWords } from '../shape.ts';
import { baseRules } from './nl/base-rules.ts';
import { cityRules } from './nl/city-rules.ts';
import { lessons } from './nl/lessons.ts';
import { moduleRules } from './nl/module-rules.ts';
import { tutorialTexts } from './nl/tutorial.ts';

const nl: MetroLearnWords = {
  title: 'Metro',
  lessons,
  rules: [...baseRules, ...moduleRules, ...cityRules],
  tutorial: tutorialTexts,
};
export default nl;
