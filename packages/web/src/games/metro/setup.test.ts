import { DEFAULTS, MODULES, metro } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Choice } from '../../game-ui.ts';
import { kitRefusals } from '../../i18n/refusals.ts';
import { metroRefusals } from './refusal.ts';
import { presetCards, questions } from './setup.ts';
import { title } from './title.ts';
import { moduleWords } from './words/module-words.ts';
import { NONSENSE, optionsOf } from './words/testing/games.ts';

beforeAll(() => Promise.all([kitRefusals.load(), metroRefusals.dictionary.load()]));

function choiceOf(options: object, id: string, value: string): Choice {
  const found = questions(en, options)
    .find((question) => question.id === id)
    ?.choices.find((choice) => choice.value === value);
  if (found === undefined) throw new Error(`no ${value} in ${id}`);
  return found;
}

it('offers every choice with legal options, or says why not', () => {
  const all = [...metro.combinations()];
  const step = Math.floor(all.length / 300);
  for (const options of all.filter((_, i) => i % step === 0)) {
    for (const { choices, many } of questions(en, options)) {
      for (const choice of choices) {
        expect([choice.label, choice.about].join(' ')).not.toMatch(NONSENSE);
        expect((choice.options as { players: number }).players).toBe(options.players);
        if (choice.refusal !== undefined) expect(choice.refusal).toMatch(/^[^a-z"].+\.$/);
        else expect(metro.options(choice.options)).toEqual({ ok: true, value: choice.options });
      }
      const chosen = choices.filter(({ isChosen }) => isChosen);
      if (!many) expect(chosen.map((choice) => choice.options)).toEqual([options]);
    }
  }
});

describe('questions', () => {
  it('lets one city take the place of another, with its usual side', () => {
    const berlin = optionsOf({ players: 3, with: ['companies', 'berlin'], side: 'B' });
    const { options, refusal } = choiceOf(berlin, 'city', 'stockholm');
    expect(refusal).toBeUndefined();
    expect(options).toMatchObject({ players: 3, with: ['companies', 'stockholm'], side: 'secret' });
  });

  it('takes a module away that is chosen', () => {
    const { isChosen, options } = choiceOf(optionsOf({ with: ['companies'] }), 'modules', 'companies');
    expect(isChosen).toBe(true);
    expect(options).toEqual(DEFAULTS);
  });

  it('says why a thing cannot be chosen', () => {
    const both = choiceOf({ with: ['central-stations'] }, 'modules', 'central-tracks');
    expect(both.refusal).toMatch(/^Central tracks cover the platforms/);
    const exclusive = choiceOf({ with: ['companies'] }, 'variants', 'exclusive');
    expect(exclusive.refusal).toMatch(/^One marker per space doesn’t work with Companies/);
    expect(choiceOf({ exclusive: true }, 'modules', 'companies').refusal).toBe(exclusive.refusal);
  });

  it('asks a player alone for little, and nobody else for the solo game', () => {
    const ids = (options: object): string[] => questions(en, options).map(({ id }) => id);
    expect(ids({ players: 1, with: ['solo'] })).toEqual(['side', 'variants']);
    expect(ids({})).toEqual(['modules', 'city', 'variants', 'hand']);
    expect(ids({ with: ['berlin'] })).toContain('side');
    const offered = questions(en, {}).flatMap(({ choices }) => choices.map(({ value }) => value));
    expect(offered).not.toContain('solo');
  });
});

describe('words', () => {
  it('there are for every module, side and preset', () => {
    for (const { name, sides } of MODULES) {
      expect(Object.keys(en.modules)).toContain(name);
      expect(Object.keys(moduleWords(en, name).sides ?? {})).toEqual(sides ?? []);
    }
    expect(presetCards(en).map(({ id }) => id)).toEqual(metro.presets.map(({ id }) => id));
    for (const { options } of presetCards(en)) expect(metro.options(options).ok).toBe(true);
  });

  it('come with pictures: one, or two where modules are combined', () => {
    const pictures = new Map(presetCards(en).map(({ id, emblems }) => [id, emblems]));
    for (const [id, { length }] of pictures) expect([id, length]).toEqual([id, id === 'expert' ? 2 : 1]);
    expect(new Set([...pictures.values()].flat()).size).toBe(10);
  });

  it('make titles', () => {
    expect(title(en, {})).toBe('Metro');
    expect(title(en, { with: ['companies', 'paris'] })).toBe('Metro: Companies and Paris');
    expect(title(en, { with: ['berlin'] })).toBe('Metro: Berlin');
    expect(title(en, { with: ['berlin'], side: 'B' })).toBe('Metro: Berlin (Side B)');
    expect(title(en, { players: 1, with: ['solo'] })).toBe('Metro solo');
    expect(title(en, { players: 1, with: ['solo'], side: 'hard' })).toBe('Metro solo (Hard)');
  });
});
