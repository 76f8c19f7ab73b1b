/** How a game is learnt: lessons of a minute, all its rules, a tutorial. The pages know no game. */
import type { Log } from '@guimard/engine/kit';

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** 3–6 short sentences: one minute. */
  readonly points: readonly string[];
}

/** A paragraph of the rules. Refusals name the rule by its id. */
export interface Rule {
  readonly id: string;
  /** Other rules that the same paragraph tells. */
  readonly also?: readonly string[];
  readonly text: string;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface LearnWords {
  readonly title: string;
  readonly lessons: readonly Lesson[];
  readonly rules: readonly RuleSection[];
  /** What each tutorial says, by its id and the keys of its steps. */
  readonly tutorials: Readonly<Record<string, TutorialTexts>>;
}

type TutorialTexts = Readonly<Record<string, string>>;

export interface TutorialStep<Key extends string = string> {
  /** The key of what is said, in the texts of the tutorial. */
  readonly text: Key;
  /** The player reads and goes on, or must make exactly this action, a word of the log. */
  readonly wait: 'next' | { readonly action: string };
  readonly show?: Pointed;
  /** What has happened since the step before, as parts of events: tests hold the script to it. */
  readonly expects?: readonly object[];
}

/** What a step points at. */
export interface Pointed {
  /** Where lines start, by the game's numbers. */
  readonly departures?: readonly number[];
  readonly cells?: readonly string[];
  /** The panel beside the board that is opened, by its id. */
  readonly panel?: string;
}

/** A step that knows its moment: so many actions of the log have been played when it is shown. */
export interface PlacedStep<Key extends string = string> extends TutorialStep<Key> {
  readonly at: number;
}

/**
 * A real game that the player plays as it is written. All its actions are in the log, chance and opponents included;
 * those before the first step have been played when the tutorial opens.
 */
export interface Tutorial<Key extends string = string> {
  readonly log: Log;
  /** The seat of the player. */
  readonly seat: number;
  readonly steps: readonly PlacedStep<Key>[];
}

/** A tutorial that a game offers. Its title and its summary are those of the lesson with the same id. */
export interface TutorialEntry {
  readonly id: string;
  readonly minutes: number;
  readonly load: () => Promise<Tutorial>;
}

/** A rule by its id, or the id of a paragraph and those of the other rules that it tells. */
type RuleIds<Id extends string> = Id | readonly [Id, ...string[]];

/** What is told and in which order. */
export interface Contents<LessonId extends string, SectionId extends string, RuleId extends string> {
  readonly lessons: readonly LessonId[];
  readonly sections: readonly { readonly id: SectionId; readonly rules: readonly RuleIds<RuleId>[] }[];
}

/** The texts, by the same ids. */
interface Texts<LessonId extends string, SectionId extends string, RuleId extends string> {
  readonly title: string;
  readonly lessons: Readonly<Record<LessonId, Omit<Lesson, 'id'>>>;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly tutorials: Readonly<Record<string, TutorialTexts>>;
}

/** Texts in the order of the contents. */
export function arrange<LessonId extends string, SectionId extends string, RuleId extends string>(
  { lessons, sections }: Contents<LessonId, SectionId, RuleId>,
  texts: Texts<LessonId, SectionId, RuleId>,
): LearnWords {
  return {
    ...texts,
    lessons: lessons.map((id) => ({ id, ...texts.lessons[id] })),
    rules: sections.map(({ id, rules }) => ({
      id,
      title: texts.sections[id],
      rules: rules.map((ids): Rule => {
        if (typeof ids === 'string') return { id: ids, text: texts.rules[ids] };
        const [first, ...also] = ids;
        return { id: first, also, text: texts.rules[first] };
      }),
    })),
  };
}

/** All ids by which a paragraph can be asked for. */
export const idsOf = (rule: Rule): readonly string[] => [rule.id, ...(rule.also ?? [])];

/** The section and paragraph that tell a rule. */
export function findRule(sections: readonly RuleSection[], id: string): Rule | undefined {
  return sections.flatMap(({ rules }) => rules).find((rule) => idsOf(rule).includes(id));
}

/** Letters as typed into a search field: without accents, in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The sections with the paragraphs that hold every word sought, in the text, the ids or the title above. */
export function filterRules(sections: readonly RuleSection[], sought: string): readonly RuleSection[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const rules = section.rules.filter((rule) => {
      const text = plain([section.title, ...idsOf(rule), rule.text].join(' '));
      return words.every((word) => text.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...section, rules }];
  });
}
