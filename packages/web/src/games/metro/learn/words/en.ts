import type { MetroLearnWords } from '../shape.ts';
import { baseRules } from './en/base-rules.ts';
import { cityRules } from './en/city-rules.ts';
import { lessons } from './en/lessons.ts';
import { moduleRules } from './en/module-rules.ts';
import { tutorialTexts } from './en/tutorial.ts';

const en: MetroLearnWords = {
  title: 'Metro',
  lessons,
  rules: [...baseRules, ...moduleRules, ...cityRules],
  tutorial: tutorialTexts,
};
export default en;
