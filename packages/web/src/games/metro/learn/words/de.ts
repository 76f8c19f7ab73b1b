import type { MetroLearnWords } from '../shape.ts';
import { baseRules } from './de/base-rules.ts';
import { cityRules } from './de/city-rules.ts';
import { lessons } from './de/lessons.ts';
import { moduleRules } from './de/module-rules.ts';
import { tutorialTexts } from './de/tutorial.ts';

const de: MetroLearnWords = {
  title: 'Metro',
  lessons,
  rules: [...baseRules, ...moduleRules, ...cityRules],
  tutorial: tutorialTexts,
};
export default de;
