import { nth, SeededRng, SPECTATOR, type View, viewOf } from '@guimard/engine/kit';
import {
  companiesStanding,
  DEPARTURE,
  entry,
  isComplete,
  lineEnd,
  type MetroState,
  metro,
  traceLine,
} from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { colourIn, isCalm, type Painting } from './board/paint.ts';
import { departureAt, departuresOf, linesByPoint } from './lines.ts';
import { paintingOf } from './painting.ts';
import { optionsOf, PLAYED, playRandomly } from './words/testing/games.ts';

/** The points of a line: its departure, all crossings, and where it ends. */
const pointsOf = (s: MetroState, departure: number): readonly number[] => [
  ...traceLine(s, departure).map(({ cell, from }) => entry(cell, from)),
  lineEnd(s, departure),
];

/** After so many tiles, placed at random. */
function played(options: object, tiles: number): MetroState {
  const s = metro.create(optionsOf(options));
  const rng = new SeededRng('painting');
  while (s.placed < tiles) metro.play(s, metro.pick(s, rng));
  return s;
}

const paint = (view: View<MetroState>, choice: 'all' | 'mine' | 'pointed', isOver = false): Painting =>
  paintingOf(view, linesByPoint(view.known), choice, isOver);

const coloursIn = (painting: Painting): ReadonlySet<number> =>
  new Set([...painting].filter((one) => one > 0).map(colourIn));

describe('every line is followed once', () => {
  it.each(PLAYED)('%s: to the same points as line by line', (name, options) => {
    playRandomly(options, `lines ${name}`, (s) => {
      if (s.placed % 6 !== 0) return;
      const expected = new Map(
        departuresOf(s).flatMap((departure) =>
          pointsOf(s, departure).map((point) => [point, departure + 1] as const),
        ),
      );
      const lines = linesByPoint(s);
      expect(Array.from(lines)).toEqual(Array.from(lines, (_, point) => expected.get(point) ?? 0));
    });
  });

  it('tells which line a track, a station or a bare cell is part of', () => {
    const s = played({ players: 2 }, 30);
    const lines = linesByPoint(s);
    for (const departure of departuresOf(s)) {
      expect(departureAt(lines, { type: 'departure', departure })).toBe(departure);
      for (const { cell, from } of traceLine(s, departure))
        expect(departureAt(lines, { type: 'track', cell, side: from })).toBe(departure);
    }
    expect(departureAt(lines, { type: 'cell', cell: 0 })).toBeUndefined();
    expect(departureAt(lines, { type: 'departure', departure: 32 })).toBeUndefined();
  });
});

describe('which lines are painted', () => {
  const s = played({ players: 3 }, 40);

  it('all: each in the colour of its owner, calm once it is complete; nobody’s stay bare', () => {
    const painting = paint(viewOf(metro, s, 0), 'all');
    for (const departure of departuresOf(s)) {
      for (const point of pointsOf(s, departure)) {
        expect(colourIn(nth(painting, point))).toBe(nth(s.owner, departure) - 1);
        if (nth(s.owner, departure) > 0) expect(isCalm(nth(painting, point))).toBe(isComplete(s, departure));
      }
    }
    expect(nth(painting, nth(DEPARTURE, 15))).toBe(0);
  });

  it('mine: those of the viewer; a spectator, who has none, sees all', () => {
    expect(coloursIn(paint(viewOf(metro, s, 1), 'mine'))).toEqual(new Set([1]));
    expect(coloursIn(paint(viewOf(metro, s, SPECTATOR), 'mine'))).toEqual(new Set([0, 1, 2]));
  });

  it('only when pointed at: none', () => {
    expect(coloursIn(paint(viewOf(metro, s, 0), 'pointed'))).toEqual(new Set());
  });

  it('when all is over the whole map shows, and what was chosen stands out', () => {
    const strong = (painting: Painting): ReadonlySet<number> =>
      new Set([...painting].filter((one) => one > 0 && !isCalm(one)).map(colourIn));
    const view = viewOf(metro, s, 1);
    for (const choice of ['all', 'mine', 'pointed'] as const)
      expect(coloursIn(paint(view, choice, true))).toEqual(new Set([0, 1, 2]));
    expect(strong(paint(view, 'all', true))).toEqual(new Set([0, 1, 2]));
    expect(strong(paint(view, 'mine', true))).toEqual(new Set([1]));
    expect(strong(paint(view, 'pointed', true))).toEqual(new Set());
  });
});

describe('where lines belong to companies', () => {
  const s = played({ players: 3, with: ['companies'] }, 30);

  it('all of them are painted, and mine are those of the shares that the viewer holds', () => {
    const view = viewOf(metro, s, 2);
    const held = companiesStanding(view.known, 2).companies.filter((company) => company.held > 0);
    expect(held.length).toBeGreaterThan(0);
    expect(coloursIn(paint(view, 'all')).size).toBe(8);
    expect(coloursIn(paint(view, 'mine'))).toEqual(new Set(held.map(({ colour }) => colour)));
  });

  it('alone, a player holds no shares: all lines are theirs', () => {
    const solo = played({ players: 1, with: ['solo'] }, 20);
    expect(coloursIn(paint(viewOf(metro, solo, 0), 'mine')).size).toBe(8);
  });
});
