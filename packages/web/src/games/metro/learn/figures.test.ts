/** The drawings in the rules are positions of real games, and what their captions say is true of them. */
import {
  berlinStanding,
  companiesStanding,
  isCentre,
  judgePlacement,
  londonStanding,
  type MetroState,
  parisStanding,
  parsePlacement,
  stockholmStanding,
  TILE_NAMES,
} from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro-learn';
import { LOCALES } from '@guimard/messages/locales';
import load from '@guimard/messages/metro-learn';
import { describe, expect, it } from 'vitest';
import { findRule } from '../../../learn/learn.ts';
import { lineIn } from './figure.ts';
import { figureCalled, figures } from './figures.ts';
import { drawScene, playTo, type Scene, windowOf } from './scene.ts';
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
  return judgePlacement(playTo(scene).state, tile, cell)?.rule;
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
    const scene = sceneOf(id);
    const window = windowOf(scene);
    expect(window.bottom).toBeGreaterThanOrEqual(window.top);
    expect(window.right).toBeGreaterThanOrEqual(window.left);
    expect(drawScene(scene).picture.stations).toHaveLength(32);
  });

  it.each(LOCALES)('have captions in %s', async (locale) => {
    const words = await load(locale);
    for (const { id, caption } of figures) expect(caption(words), id).toMatch(/^\S.*[.!。！]$/);
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
      expect(judgePlacement(playTo(scene).state, aaaa, cell)?.rule).toBe('B12');
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

  it('V3: the marker that comes second stands one space further on', () => {
    const { drawing } = figureCalled('markers');
    if (drawing.type !== 'position') throw new Error('no position');
    const { state, events } = playTo(drawing.position);
    expect(Array.from(state.points)).toEqual([5, 6, 3]);
    expect(events.findLast(({ type }) => type === 'line')).toMatchObject({
      colour: 'blue',
      points: 3,
      total: 6,
    });
  });

  it('B19: every line is complete in a finished game', () => {
    expect(drawScene(sceneOf('finished')).picture.stations.every(({ isScored }) => isScored)).toBe(true);
    expect(lineIn(sceneOf('finished'))).toMatchObject({ from: 7, points: 7 });
  });

  it('V4: a cell that touches a tile only at a corner is open, and was not without the variant', () => {
    const scene = sceneOf('cornerContact');
    const { accepted } = drawScene(scene);
    const legal = (corners: boolean): ReadonlySet<number> =>
      drawScene({ ...scene, options: { corners }, opens: 'aaaa' }).legal;
    expect(accepted).toHaveLength(2);
    expect(accepted.every((cell) => legal(true).has(cell) && !legal(false).has(cell))).toBe(true);
  });
});

/** The position behind a drawing of what lies beside the board. */
function positionOf(id: string): MetroState {
  const { drawing } = figureCalled(id);
  if (drawing.type !== 'position') throw new Error(`${id} shows no position`);
  return playTo(drawing.position).state;
}

describe('what the captions of modules say', () => {
  it('M6: the shares pay 59 and their majorities 7', () => {
    const { worth } = companiesStanding(positionOf('companies-shares'), 0).holders[0] ?? {};
    expect(worth).toEqual({ shares: 59, least: 7, most: 7 });
  });

  it('M11: the line from the token is not doubled', () => {
    expect(lineIn(sceneOf('central-stations-token'))).toMatchObject({
      from: 33,
      to: 4,
      length: 3,
      points: 3,
    });
  });

  it('M14: the line crosses tiles of the centre', () => {
    const [line] = drawScene(sceneOf('central-tracks-through')).lines;
    expect(line?.crossings).toHaveLength(7);
    expect(line?.crossings.filter(({ cell }) => isCentre(cell))).toHaveLength(4);
  });

  it('M17: each marked cell is where one of the lines would go on', () => {
    const { lines, legal } = drawScene(sceneOf('solo-extend'));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ end }) => end >> 2))).toEqual(legal);
  });

  it('P2, P3: a tourist stands where the tile goes, and the row counts 14 + 3 − 1', () => {
    const { picture, ghost } = drawScene(sceneOf('paris-tourists'));
    expect(ghost?.isLegal).toBe(true);
    expect(picture.tourists[ghost?.cell ?? 0]).toHaveLength(1);
    const { run, others, full, points } = parisStanding(positionOf('paris-row'), 1);
    expect({ run, others, full, points }).toEqual({ run: 7, others: 1, full: 1, points: 16 });
  });

  it('S2: the field that is next is among those shown, and the colours have brought 11', () => {
    const { next, holders } = stockholmStanding(positionOf('stockholm-row'), 0);
    expect(next).toBeLessThan(16);
    expect(holders[0]?.points).toBe(11);
  });

  it('L2: each of the next four fields is the first of its colour', () => {
    const { ahead, rides } = londonStanding(positionOf('london-ride')) ?? { ahead: [], rides: [] };
    expect(ahead).toHaveLength(4);
    for (const [i, field] of ahead.entries()) {
      expect(rides.find(({ colour }) => colour === field.colour)?.points).toBe(i + 1);
    }
  });

  it('N2: the tourist at the terminus is gone, and others wait', () => {
    const scene = sceneOf('new-york-taken');
    const { to } = lineIn(scene);
    const { stationTourists } = drawScene(scene).picture;
    expect(to).toBe(2);
    expect(stationTourists[to - 1]).toBeUndefined();
    expect(stationTourists.filter((tourist) => tourist !== undefined).length).toBeGreaterThan(20);
  });

  it.each([
    ['st-petersburg-took', 3],
    ['berlin-took', 2],
  ])('T3, E2: %s crosses the tile of a tourist %d times', (id, count) => {
    const { lines, picture } = drawScene(sceneOf(id));
    const crossings = lines[0]?.crossings.filter(({ cell }) => (picture.tourists[cell] ?? []).length > 0);
    expect(crossings).toHaveLength(count);
    expect(figureCalled(id).caption(en)).toContain(` ${count} times`);
  });

  it('E3: a tie for the most, and one for the second place', () => {
    const { sights } = berlinStanding(positionOf('berlin-majority'));
    const places = sights.slice(0, 3).map(({ standings }) => standings.map(({ place }) => place));
    expect(places[0]?.filter((place) => place === 'most')).toHaveLength(2);
    expect(places[1]?.filter((place) => place === 'second')).toHaveLength(2);
  });
});
