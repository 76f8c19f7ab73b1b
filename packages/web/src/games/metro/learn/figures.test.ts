/** The drawings in the rules are positions of real games, and what their captions say is true of them. */
import { nth } from '@guimard/engine/kit';
import { judgePlacement, parsePlacement, TILE_NAMES } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro-learn';
import { LOCALES } from '@guimard/messages/locales';
import load from '@guimard/messages/metro-learn';
import { describe, expect, it } from 'vitest';
import { findRule } from '../../../learn/learn.ts';
import { lineIn } from './figure.ts';
import { figureCalled, figures } from './figures.ts';
import { drawScene, playScene, type Scene } from './scene.ts';
import { makeLearnWords } from './words.ts';

function sceneOf(id: string): Scene {
  const { drawing } = figureCalled(id);
  if (drawing.type !== 'board') throw new Error(`${id} shows no board`);
  return drawing.scene;
}

/** The rule that refuses what the scene tries. */
function refusalOf(scene: Scene): string | undefined {
  const placement = parsePlacement(scene.tries ?? '');
  if (!placement.ok) throw new Error(placement.error.code);
  const { tile, cell } = placement.value;
  return judgePlacement(playScene(scene).state, tile, cell)?.rule;
}

describe('the drawings of Metro', () => {
  it('have ids of their own, and stand beside rules and on lessons that there are', () => {
    const { rules, lessons } = makeLearnWords(en);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    for (const { id, rule, lesson } of figures) {
      expect(findRule(rules, rule), id).toBeDefined();
      if (lesson !== undefined)
        expect(
          lessons.map((one) => one.id),
          id,
        ).toContain(lesson);
    }
  });

  it.each(figures.filter(({ drawing }) => drawing.type === 'board'))('$id can be played', ({ id }) => {
    const { window, picture } = drawScene(sceneOf(id));
    expect(window.bottom).toBeGreaterThanOrEqual(window.top);
    expect(window.right).toBeGreaterThanOrEqual(window.left);
    expect(picture.stations).toHaveLength(32);
  });

  it.each(LOCALES)('have captions in %s', async (locale) => {
    const words = await load(locale);
    for (const { id, caption } of figures) expect(caption(words), id).toMatch(/^\S.*[.!]$/);
  });
});

describe('what the captions of the base game say', () => {
  it('B12: the crossed cells are refused, and by this rule', () => {
    const scene = sceneOf('open');
    const { legal, refused } = drawScene(scene);
    expect(refused).toHaveLength(3);
    const aaaa = TILE_NAMES.indexOf('aaaa');
    for (const cell of refused) {
      expect(legal.has(cell)).toBe(false);
      expect(judgePlacement(playScene(scene).state, aaaa, cell)?.rule).toBe('B12');
    }
  });

  it('B14: both placements are refused by it, and the exception makes all cells legal', () => {
    expect(refusalOf(sceneOf('corner'))).toBe('B14');
    expect(lineIn(sceneOf('corner'))).toMatchObject({ from: 9, to: 8, length: 1 });
    expect(refusalOf(sceneOf('turnBack'))).toBe('B14');
    expect(lineIn(sceneOf('turnBack'))).toMatchObject({ from: 5, to: 5, length: 1 });
    expect(refusalOf(sceneOf('exception'))).toBeUndefined();
    expect(drawScene(sceneOf('exception')).legal.size).toBe(28);
  });

  it('B16, B17: lines, crossings and the centre', () => {
    expect(lineIn(sceneOf('complete'))).toEqual({ from: 29, to: 28, length: 2, points: 2, tiles: 2 });
    expect(lineIn(sceneOf('crossings'))).toMatchObject({ tiles: 2, points: 3 });
    expect([...drawScene(sceneOf('crossings')).counts.values()]).toEqual([2, 1]);
    expect(lineIn(sceneOf('centre'))).toMatchObject({ to: 0, length: 5, points: 10 });
  });

  it('B18: the loop comes back to where it began, over four tiles', () => {
    const { loop } = drawScene(sceneOf('loop'));
    expect(new Set(loop.map(({ cell }) => cell)).size).toBe(4);
    expect(loop).toHaveLength(4);
  });

  it('V4: a cell that touches a tile only at a corner is open, and was not without the variant', () => {
    const scene = sceneOf('cornerContact');
    const without = drawScene({ ...scene, options: { corners: false } }).legal;
    const added = [...drawScene(scene).legal].filter((cell) => !without.has(cell));
    expect(added.length).toBeGreaterThan(0);
    expect(nth(added, 0)).toBe(19);
  });
});
