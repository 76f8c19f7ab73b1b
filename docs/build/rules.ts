/**
 * The rules as pages of the documentation, with their drawings: from the app's own catalogues and components, so that
 * nothing is written twice. A page for each game and for each module, in every language of the site; every rule has its id
 * as anchor.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '@guimard/engine/metro';
import load, { type Words } from '@guimard/messages/learn';
import { type Component, openStudio, type Studio } from '../../packages/web/build/studio.ts';
import type { Dictionary } from '../../packages/web/src/i18n/dictionary.svelte.ts';
import type { Locale } from '../../packages/web/src/i18n/locale.ts';
import type { FigureSet } from '../../packages/web/src/learn/figures.ts';
import type { LearnWords, Lesson, Rule, RuleSection } from '../../packages/web/src/learn/learn.ts';
import { type Pages, shareDrawings } from './drawings.ts';
import { DRAWN, rulesIn } from './places.ts';

interface Loaded {
  readonly learn: LearnWords;
  readonly figures: FigureSet;
}

/** What every page is made with. */
interface Press extends Studio {
  readonly words: Words;
  readonly EmblemPicture: Component<{ Emblem: Component; size: number }>;
}

/** A page: some sections of a game's rules. */
interface Page {
  readonly name: string;
  readonly title: string;
  readonly emblem: Component | undefined;
  /** Cards of a minute that stand before the rules. */
  readonly lessons: readonly Lesson[];
  readonly sections: readonly RuleSection[];
}

export async function writeRules(root: string, locales: readonly Locale[] = ['en']): Promise<void> {
  const studio = await openStudio();
  try {
    const component = async <Kind = Component>(file: string): Promise<Kind> =>
      (await studio.load<{ default: Kind }>(`ui/${file}.svelte`)).default;
    const EmblemPicture = await component<Press['EmblemPicture']>('EmblemPicture');
    const languages = new Map<Locale, Pages>();
    const titles: Record<string, { name: string; title: string }[]> = {};
    // One after the other: the drawings speak one language at a time.
    for (const locale of locales) {
      const metro = await loadMetro(studio, locale);
      const correspondances = await loadCorrespondances(studio, locale);
      const press: Press = { ...studio, words: await load(locale), EmblemPicture };
      const metroPages = pagesOfMetro(metro);
      const others = [pageOf('correspondances', correspondances)];
      const all = [...metroPages, ...others];
      languages.set(
        locale,
        new Map([
          ...metroPages.map((page) => [page.name, makePage(page, metro.figures, metroPages, press)] as const),
          ...others.map(
            (page) => [page.name, makePage(page, correspondances.figures, others, press)] as const,
          ),
          ['index', makeIndex(all, press)] as const,
        ]),
      );
      titles[locale] = all.map(({ name, title }) => ({ name, title }));
    }

    const { pages, contents } = shareDrawings(languages);
    for (const [locale, texts] of pages) {
      const folder = emptied(join(root, rulesIn(locale)));
      for (const [name, text] of texts) writeFileSync(join(folder, `${name}.md`), text);
    }
    const shared = emptied(join(root, DRAWN, 'shared'));
    for (const [name, content] of contents)
      writeFileSync(join(shared, `${name}.json`), JSON.stringify(content));
    for (const file of ['Hero', 'Patterns']) {
      const name = file.toLowerCase();
      writeFileSync(join(root, DRAWN, `${name}.html`), `${studio.draw(name, await component(file), {})}\n`);
    }
    writeFileSync(join(root, DRAWN, 'figures.css'), studio.styles());
    writeFileSync(join(root, DRAWN, 'rules.json'), JSON.stringify(titles));
  } finally {
    await studio.close();
  }
}

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Reads a dictionary in a language: the app does so by `speak`, which needs a page. */
async function inLanguage<Words extends object>(
  dictionary: Dictionary<Words>,
  locale: Locale,
): Promise<Words> {
  const words = await dictionary.fetch(locale);
  await dictionary.load();
  dictionary.put(words);
  return words;
}

async function loadMetro({ load }: Studio, locale: Locale): Promise<Loaded> {
  const learn = await load<typeof import('../../packages/web/src/games/metro/learn/words.ts')>(
    'games/metro/learn/words.ts',
  );
  const { metroWords } = await load<{ metroWords: Dictionary<object> }>('games/metro/words.ts');
  const { captions } = await load<{ captions: Dictionary<object> }>('games/metro/learn/captions.ts');
  const { loadFigures } = await load<{ loadFigures: () => Promise<FigureSet> }>(
    'games/metro/learn/figure-set.ts',
  );
  const figures = await loadFigures();
  for (const dictionary of [metroWords, captions]) await inLanguage(dictionary, locale);
  return { learn: await inLanguage(learn.metroLearnWords, locale), figures };
}

async function loadCorrespondances({ load }: Studio, locale: Locale): Promise<Loaded> {
  const { correspondancesLearnWords } = await load<{
    correspondancesLearnWords: Dictionary<LearnWords>;
  }>('games/correspondances/learn/words.ts');
  const { loadFigures } = await load<{ loadFigures: () => Promise<FigureSet> }>(
    'games/correspondances/learn/figure-set.ts',
  );
  return { learn: await inLanguage(correspondancesLearnWords, locale), figures: await loadFigures() };
}

/** The game itself with its variants, then the modules, then the cities. */
function pagesOfMetro({ learn, figures }: Loaded): readonly Page[] {
  const names = MODULES.map(({ name }): string => name);
  const isModule = ({ id }: { readonly id: string }): boolean => names.includes(id);
  const game: Page = {
    name: 'metro',
    title: learn.title,
    emblem: undefined,
    lessons: learn.lessons.filter((lesson) => !isModule(lesson)),
    sections: learn.rules.filter((section) => !isModule(section)),
  };
  const modules = learn.rules.filter(isModule).map(
    (section): Page => ({
      name: section.id,
      title: section.title,
      emblem: figures.emblemOf(section.id),
      lessons: learn.lessons.filter(({ id }) => id === section.id),
      sections: [section],
    }),
  );
  return [game, ...modules];
}

const pageOf = (name: string, { learn }: Loaded): Page => ({
  name,
  title: learn.title,
  emblem: undefined,
  lessons: learn.lessons,
  sections: learn.rules,
});

function makePage(page: Page, figures: FigureSet, pages: readonly Page[], press: Press): string {
  const { words } = press;
  const { name, title, lessons, sections } = page;
  const isModule = sections.length === 1;
  const lessonOf = ({ id }: RuleSection): Lesson | undefined => lessons.find((lesson) => lesson.id === id);
  const apart = lessons.filter(({ id }) => isModule || !sections.some((section) => section.id === id));
  return pageWith(words.rulesOf({ game: title }), [
    `# ${emblemOf(page, 44, press)}${escaped(title)} {#${name}}`,
    ...apart.map((lesson) => makeLesson(lesson, words)),
    ...sections.flatMap((section) => {
      const lesson = isModule ? undefined : lessonOf(section);
      return [
        isModule ? `## ${escaped(words.inFull)} {#rules}` : `## ${escaped(section.title)} {#${section.id}}`,
        ...(lesson === undefined ? [] : [makeLesson(lesson, words)]),
        ...section.rules.map((rule) => makeRule(rule, figures, pages, page, press)),
      ];
    }),
  ]);
}

const pageWith = (title: string, parts: readonly string[]): string =>
  `${[`---\ntitle: ${JSON.stringify(title)}\n---`, ...parts].join('\n\n')}\n`;

const makeLesson = ({ title, points }: Lesson, { minutes }: Words): string =>
  [
    `::: tip ${escaped(title)} · ${escaped(minutes({ n: 1 }))}`,
    ...points.map((point) => `- ${escaped(point)}`),
    ':::',
  ].join('\n');

function makeRule(rule: Rule, set: FigureSet, pages: readonly Page[], page: Page, { draw }: Press): string {
  const ids = [rule.id, ...(rule.also ?? [])];
  const drawn = set.figures.filter((figure) => ids.includes(figure.rule));
  const isBeside = drawn.length === 1 && drawn[0]?.isWide !== true;
  const figures = drawn.map(
    ({ id, isWide }) =>
      `<figure class="drawn${isWide ? ' wide' : ''}"><div class="drawing">${draw(id, set.Drawing, { id })}</div><figcaption>${forHtml(set.caption(id))}</figcaption></figure>`,
  );
  return [
    `<div class="rule${isBeside ? ' beside' : ''}">`,
    `<p class="ids">${ids.map((id) => `<a id="${id}" href="#${id}">${id}</a>`).join(' ')}</p>`,
    escaped(rule.text).replaceAll(/\b[A-Z]\d{1,2}\b/g, (id) => linkTo(id, pages, page)),
    ...(figures.length === 0 ? [] : [`<div class="figures">${figures.join('')}</div>`]),
    '</div>',
  ].join('\n\n');
}

/** A rule that is named in another, or what only looks like one. */
function linkTo(id: string, pages: readonly Page[], from: Page): string {
  const found = pages.find(({ sections }) =>
    sections.some(({ rules }) => rules.some((rule) => rule.id === id || rule.also?.includes(id))),
  );
  if (found === undefined) return id;
  return `[${id}](${found === from ? '' : `./${found.name}.md`}#${id})`;
}

function makeIndex(pages: readonly Page[], press: Press): string {
  const { inFull, rulesIntro } = press.words;
  const item = (page: Page): string =>
    `<li><a href="./${page.name}">${emblemOf(page, 56, press)}<span><strong>${forHtml(page.title)}</strong><br>${forHtml(page.lessons[0]?.points[0] ?? '')}</span></a></li>`;
  return pageWith(inFull, [
    `# ${escaped(inFull)}`,
    escaped(rulesIntro),
    `<ul class="rulebooks">${pages.map(item).join('')}</ul>`,
  ]);
}

const emblemOf = ({ name, emblem }: Page, size: number, { draw, EmblemPicture }: Press): string =>
  emblem === undefined ? '' : draw(`emblem-${name}`, EmblemPicture, { Emblem: emblem, size });

/** Text for Markdown that shows it as it is. */
const escaped = (text: string): string => forHtml(text).replaceAll(/[\\`*_[\]|{}#~]/g, '\\$&');
const forHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{{', '&#123;{');
