/** Lessons, rules and tutorial of Metro, by language. */
import { MODULES, type ModuleName } from '@guimard/engine/metro';
import load, { type Words } from '@guimard/messages/metro-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import { arrange, type LearnWords, type Lesson, type RuleSection } from '../../../learn/learn.ts';
import { contents } from './contents.ts';
import { CENTRAL_TRACKS, COMPANY, COPIES } from './lists.ts';

export type TutorialKey = keyof Words['tutorial'];

/** What a module's catalogue has for its lesson and rules. */
interface ModuleTexts {
  readonly title: string;
  readonly lesson: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
}

export function makeLearnWords(words: Words): LearnWords {
  const { rules, tutorial, ...base } = words;
  const texts = arrange(contents, {
    ...base,
    rules: { ...rules, B6: rules.B6(COPIES) },
    tutorials: {
      base: tutorial,
      ...Object.fromEntries(MODULES.map(({ name }) => [name, words.modules[name].tutorial])),
    },
  });
  const modules = moduleTexts(words);
  const lesson = ({ name }: { readonly name: ModuleName }): Lesson => ({
    id: name,
    title: modules[name].title,
    points: modules[name].lesson,
  });
  const section = ({ name }: { readonly name: ModuleName }): RuleSection => ({
    id: name,
    title: modules[name].title,
    rules: Object.entries(modules[name].rules).map(([id, text]) => ({ id, text })),
  });
  return {
    ...texts,
    lessons: [...texts.lessons, ...MODULES.map(lesson)],
    rules: texts.rules.flatMap((base) => [
      ...(base.id === 'cities' ? MODULES.filter(({ city }) => !city).map(section) : []),
      base,
      ...(base.id === 'cities' ? MODULES.filter(({ city }) => city).map(section) : []),
    ]),
  };
}

/** Some rules have lists that are the same in every language. */
function moduleTexts({ modules }: Words): Readonly<Record<ModuleName, ModuleTexts>> {
  const { companies, 'central-tracks': tracks } = modules;
  return {
    ...modules,
    companies: { ...companies, rules: { ...companies.rules, M1: companies.rules.M1(COMPANY) } },
    'central-tracks': {
      ...tracks,
      rules: { ...tracks.rules, M13: tracks.rules.M13({ tiles: CENTRAL_TRACKS }) },
    },
  };
}

export const metroLearnWords = new Dictionary(async (locale) => makeLearnWords(await load(locale)));
