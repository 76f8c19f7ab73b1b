/** The drawings in the rules are positions of real matches, and what their captions say is true of them. */

import load from '@guimard/messages/correspondances-learn';
import en from '@guimard/messages/en/correspondances-learn';
import { LOCALES } from '@guimard/messages/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import { findRule } from '../../../learn/learn.ts';
import { correspondancesWords } from '../words.ts';
import { figureCalled, figures } from './figures.ts';
import { drawScene, journeyIn, playScene, type Scene } from './scene.ts';
import { correspondancesLearnWords } from './words.ts';

beforeAll(() => correspondancesWords.load());

function sceneOf(id: string): Scene {
  const { scene } = figureCalled(id);
  if (scene === undefined) throw new Error(`${id} shows no table`);
  return scene;
}

describe('the drawings of Correspondances', () => {
  it('have ids of their own, and stand beside rules and on lessons that there are', async () => {
    const { rules, lessons } = await correspondancesLearnWords.fetch('en');
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    for (const { id, rule, lesson } of figures) {
      expect(findRule(rules, rule), id).toBeDefined();
      if (lesson !== undefined)
        expect(
          lessons.some((one) => one.id === lesson),
          id,
        ).toBe(true);
    }
  });

  it.each(LOCALES)('have captions in %s', async (locale) => {
    const words = await load(locale);
    for (const { id, caption } of figures) expect(caption(words), id).toMatch(/^\S.*[.!。！]$/);
  });

  it('D4: one tile fits, the other clashes', () => {
    expect(drawScene(sceneOf('fits')).ghost?.isLegal).toBe(true);
    expect(drawScene(sceneOf('clashes')).ghost?.isLegal).toBe(false);
  });

  it('T15, D13, T19: the journeys have the transfers and points of the captions', () => {
    expect(journeyIn(sceneOf('toM'))).toMatchObject({ changes: 0, points: 5, length: 9 });
    expect(journeyIn(sceneOf('backwards'))).toMatchObject({ changes: 1, points: 4 });
    expect(journeyIn(sceneOf('journey'))).toMatchObject({ changes: 1, points: 4, length: 8 });
    expect(figureCalled('journey').caption(en)).toContain('4');
  });

  it('T17: the tile that is tried is legal, and with it the round is over', () => {
    const scene = sceneOf('roundEnd');
    expect(drawScene(scene).ghost?.isLegal).toBe(true);
    const { events } = playScene({ ...scene, play: `${scene.play} ${scene.tries}` });
    expect(playScene(scene).events.some(({ type }) => type === 'scored')).toBe(false);
    expect(events.some(({ type }) => type === 'scored')).toBe(true);
  });

  it('T20: the stretch has 8 tiles and no journey is complete', () => {
    expect(drawScene(sceneOf('portion')).lit.map(({ kind }) => kind)).toEqual(['portion']);
    expect(journeyIn(sceneOf('portion'))).toMatchObject({ points: 0, length: 8 });
  });
});
