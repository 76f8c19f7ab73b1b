/** What can be chosen before a game, with one line on each thing and the reason where it cannot be chosen. */
import { type MetroOptions, MODULES, type ModuleName, metro } from '@guimard/engine/metro';
import type { Choice, Introduction, PresetCard, Question } from '../../game-ui.ts';
import Rosette from './board/Rosette.svelte';
import { introductionOf, uiOf } from './modules/index.ts';
import { whyNotOptions } from './refusal.ts';
import { checked, sideWords } from './title.ts';
import { type Explained, moduleWords } from './words/module-words.ts';
import type { MetroWords } from './words.ts';

export function presetCards(words: MetroWords): readonly PresetCard[] {
  return metro.presets.map(({ id, options }) => {
    const emblems = modulesIn(options).map((name) => uiOf(name).face.Emblem);
    return {
      id,
      ...presetWords(words, id),
      options,
      emblems: emblems.length === 0 ? [Rosette] : emblems.slice(0, 2),
    };
  });
}

export const introductions = (options: object): readonly Introduction[] =>
  modulesIn(options).map(introductionOf);

/** In the order in which they act. */
function modulesIn(options: object): readonly ModuleName[] {
  const chosen = checked(options).with;
  return MODULES.map(({ name }) => name).filter((name) => chosen.includes(name));
}

/** Most presets are one module with nothing else. */
function presetWords(words: MetroWords, id: string): Explained {
  const others: Readonly<Record<string, Explained>> = words.presets;
  const other = Object.hasOwn(others, id) ? others[id] : undefined;
  if (other !== undefined) return other;
  const { title, about, preset = about } = moduleWords(words, id);
  return { title, about: preset };
}

/** One for each module, or the one for the game itself. */
export function tutorialsFor(
  words: MetroWords,
  options: object,
): readonly { readonly id: string; readonly title: string }[] {
  const modules = checked(options).with;
  if (modules.length === 0) return [{ id: 'base', title: words.game }];
  return modules.map((id) => ({ id, title: moduleWords(words, id).title }));
}

/** Everything but the seats and who starts. Who plays alone has no modules to choose: that game is one of its own (C1). */
export function questions(words: MetroWords, options: object): readonly Question[] {
  const now = checked(options);
  const isAlone = MODULES.some(({ alone, name }) => alone && now.with.includes(name));
  const all = isAlone
    ? // Tiles are placed along lines there, so corner contact (V4) changes nothing.
      [askSide(words, now), askVariants(words, now, ['rotate'])]
    : [
        askModules(words, now),
        askCity(words, now),
        askSide(words, now),
        askVariants(words, now, ['rotate', 'exclusive', 'corners']),
        askHand(words, now),
      ];
  return all.filter(({ choices }) => choices.length > 0);
}

/** What choosing leads to, checked. */
function choice(
  now: MetroOptions,
  change: Partial<MetroOptions>,
  { value, label, about, isChosen }: Pick<Choice, 'value' | 'label' | 'about' | 'isChosen'>,
): Choice {
  const then = { ...now, ...change };
  const refusal = whyNotOptions(then);
  const shown = { value, label, about, isChosen, options: checked(then) };
  return refusal === undefined ? shown : { ...shown, refusal };
}

function askModules(words: MetroWords, now: MetroOptions): Question {
  const choices = MODULES.filter(({ city, alone }) => !city && !alone).map(({ name }) => {
    const isChosen = now.with.includes(name);
    const modules = isChosen ? now.with.filter((other) => other !== name) : [...now.with, name];
    const { title: label, about } = moduleWords(words, name);
    return choice(now, { with: modules }, { value: name, label, about, isChosen });
  });
  return { id: 'modules', label: words.setup.modules, many: true, choices };
}

/** C1: one city takes the place of another; its usual side comes with it. */
function askCity(words: MetroWords, now: MetroOptions): Question {
  const cities: readonly string[] = MODULES.flatMap(({ city, name }) => (city ? [name] : []));
  const others = now.with.filter((name) => !cities.includes(name));
  const present = now.with.find((name) => cities.includes(name)) ?? '';
  const choices = ['', ...cities].map((city) => {
    const { title: label, about } = city === '' ? words.setup.noCity : moduleWords(words, city);
    const isChosen = city === present;
    const change = isChosen ? {} : { with: city === '' ? others : [...others, city], side: '' };
    return choice(now, change, { value: city === '' ? 'none' : city, label, about, isChosen });
  });
  return { id: 'city', label: words.setup.city, many: false, choices };
}

function askSide(words: MetroWords, now: MetroOptions): Question {
  const sides = MODULES.find(({ name, sides: some }) => some !== undefined && now.with.includes(name))?.sides;
  const choices = (sides ?? []).map((side) => {
    const { title: label, about } = sideWords(words, { ...now, side });
    return choice(now, { side }, { value: side, label, about, isChosen: side === now.side });
  });
  return { id: 'side', label: words.setup.side, many: false, choices };
}

function askVariants(
  words: MetroWords,
  now: MetroOptions,
  variants: readonly ('rotate' | 'exclusive' | 'corners')[],
): Question {
  const choices = variants.map((variant) => {
    const { title: label, about } = words.setup[variant];
    const shown = { value: variant, label, about, isChosen: now[variant] };
    return choice(now, { [variant]: !now[variant] }, shown);
  });
  return { id: 'variants', label: words.setup.variants, many: true, choices };
}

function askHand(words: MetroWords, now: MetroOptions): Question {
  const choices = [1, 2, 3].map((count) => {
    const label = words.setup.handOf({ count });
    const shown = { value: String(count), label, about: words.setup.handAbout({ count }) };
    return choice(now, { hand: count }, { ...shown, isChosen: now.hand === count });
  });
  return { id: 'hand', label: words.setup.hand, many: false, choices };
}
