/** Every decision of every combination of modules has its place: on the board, or in one group beside it. */
import { viewOf } from '@guimard/engine/kit';
import { metro, STATIONS } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { expect, it } from 'vitest';
import { isSamePlace, moduleChoices, sortDecisions } from './decisions.ts';
import { exchangesIn } from './modules/companies/picture.ts';
import { fieldChoicesIn } from './modules/paris/picture.ts';
import { choiceWords } from './words/choice.ts';
import { NONSENSE, PLAYED, playRandomly } from './words/testing/games.ts';

it.each(PLAYED)('%s', (name, options) => {
  playRandomly(options, name, (s) => {
    const mover = metro.toMove(s);
    if (mover < 0) return;
    const view = viewOf(metro, s, mover);
    const { places, groups } = sortDecisions(view);
    const codes = [
      ...places.flatMap((place) => place.options.map(({ code }) => code)),
      ...groups.flatMap((group) => group.choices.map(({ code }) => code)),
    ];
    const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
    expect(sorted(codes)).toEqual(sorted(moduleChoices(view).map(({ code }) => code)));

    const wordOf = (code: number): string => metro.format(metro.decode(s, code));
    for (const [i, { place, options: offered }] of places.entries()) {
      expect(places.findIndex((one) => isSamePlace(one.place, place))).toBe(i);
      if (place.type === 'departure') expect(place.departure).toBeGreaterThanOrEqual(STATIONS);
      for (const { code } of offered)
        expect(wordOf(code)).toMatch(place.type === 'departure' ? /^token-/ : /^stand-|-beside-/);
      // Two options at one place look different.
      const looks = offered.map(({ sign }) => JSON.stringify(sign));
      expect(new Set(looks).size).toBe(looks.length);
    }
    for (const { decision, choices } of groups) {
      for (const { word } of choices) expect(word).toMatch(/^exchange-|-field-|-dddd$/);
      expect(decision.prompt(en, view)).not.toMatch(NONSENSE);
      const labels = choices.map(({ code }) => choiceWords(en, view, code));
      expect(new Set(labels).size).toBe(labels.length);
      if (decision.Chooser === undefined) continue;
      // What its pictures offer.
      const offered = [
        ...fieldChoicesIn(choices).values(),
        ...exchangesIn(choices).flatMap(({ open: faceUp, hidden }) => [faceUp ?? [], hidden ?? []].flat()),
      ];
      expect(sorted(offered)).toEqual(sorted(choices.map(({ code }) => code)));
    }
    expect(groups.length).toBeLessThanOrEqual(1);
  });
});
