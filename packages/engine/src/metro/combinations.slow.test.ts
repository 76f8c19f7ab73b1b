/** Every legal combination of options: each played to its end by random agents, with all invariants checked. */
import { describe, expect, it, vi } from 'vitest';
import { OVER, SPECTATOR } from '../kit/game.ts';
import { equals } from '../kit/layout.ts';
import { makeText, newLog, parseText, replay } from '../kit/log.ts';
import { SeededRng } from '../kit/rng.ts';
import { viewOf } from '../kit/view.ts';
import { combinations } from './combinations.ts';
import type { MetroEvent } from './event.ts';
import { metro } from './metro.ts';
import type { Module } from './module.ts';
import { MODULES } from './modules/index.ts';
import type { MetroOptions } from './options.ts';
import { boxOf } from './setup.ts';
import { type MetroState, seatScores } from './state.ts';
import { COLOURS, TILES_IN_BOX } from './types.ts';

vi.setConfig({ testTimeout: 120_000 });

const scratch = new Int32Array(metro.meta.maxLegal);
/** Views are compared every this many actions; the number is prime, so that all kinds of decisions get their turn. */
const VIEW_EVERY = 37;

interface Played {
  readonly s: MetroState;
  readonly words: readonly string[];
  readonly events: readonly MetroEvent[];
}

function playGame(options: MetroOptions, rng: SeededRng): Played {
  const s = metro.create(options);
  const words: string[] = [];
  const events: MetroEvent[] = [];
  const offset = rng.below(VIEW_EVERY);
  while (metro.toMove(s) !== OVER) {
    if ((words.length + offset) % VIEW_EVERY === 0) expectNothingLeaks(s, rng);
    const code = metro.pick(s, rng);
    words.push(metro.format(metro.decode(s, code)));
    metro.play(s, code, (event) => events.push(event));
    if (words.length > 3000) throw new Error(`no end: ${makeText(newLog(metro, options, words))}`);
  }
  return { s, words, events };
}

/** Hidden information changes neither a seat's view nor its choices. */
function expectNothingLeaks(s: MetroState, rng: SeededRng): void {
  const twin = metro.create(metro.optionsOf(s));
  for (const viewer of [SPECTATOR, ...Array.from({ length: s.seats }, (_, seat) => seat)]) {
    const view = viewOf(metro, s, viewer);
    metro.sample(view, rng, twin);
    const again = viewOf(metro, twin, viewer);
    expect(equals(again.known, view.known)).toBe(true);
    expect(again.legal).toEqual(view.legal);
    if (viewer === view.toMove)
      expect(view.legal).toEqual(Array.from(scratch.subarray(0, metro.legal(s, scratch))));
    expectTilesConserved(twin);
  }
}

/** Bag, hands and board make up the box; the pile is what is in the bag. */
function expectTilesConserved(s: MetroState): void {
  const found = Uint8Array.from(s.bag);
  for (const place of s.hand) if (place > 0) found[place - 1]++;
  for (let i = 0; i < s.placed; i++) found[s.rules.kind[s.tiles[s.order[i]] - 1]]++;
  expect(found).toEqual(boxOf(s.rules.kind));
  expect(s.bag.reduce((sum, count) => sum + count, 0)).toBe(s.pile);
}

/** Scores are the sum of the events; with V3 markers may have moved further. */
function expectScoresTold({ s, events }: Played): void {
  const seats = Array.from({ length: s.seats }, () => 0);
  const colours = Array.from(s.points, () => 0);
  for (const event of events) {
    if (event.type === 'line' && event.colour !== null)
      colours[COLOURS.indexOf(event.colour)] += event.points;
    if (event.type === 'profit') colours[COLOURS.indexOf(event.colour)] += event.points;
    if (event.type === 'bonus') seats[event.seat] += event.points;
    // Modules' events about the end are part of `bonus` and `profit`.
    if (event.type === 'module' && 'gain' in event && event.gain.total !== undefined)
      seats[event.gain.seat] += event.gain.points;
  }
  const told = s.rules.seatsOwnColours ? seats.map((points, seat) => points + colours[seat]) : seats;
  if (!s.rules.options.exclusive) {
    expect(Array.from(seatScores(s))).toEqual(told);
    if (!s.rules.seatsOwnColours) expect(Array.from(s.points)).toEqual(colours);
  } else {
    told.forEach((points, seat) => {
      expect(s.points[seat]).toBeGreaterThanOrEqual(points);
    });
  }
}

function expectEnd({ s, events }: Played): void {
  const stations = events.flatMap((event) =>
    event.type === 'line' && typeof event.station === 'number' ? [event.station] : [],
  );
  expect(stations.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
  const isSolo = s.seats === 1;
  if (!isSolo) expect(s.placed).toBe(TILES_IN_BOX);
  expectTilesConserved(s);
  expect(metro.legal(s, scratch)).toBe(0);
}

const byModules = Map.groupBy(combinations(), ({ with: names, side }) =>
  `${names.join(' + ') || 'base game'} ${side}`.trim(),
);

describe('every legal combination of options', () => {
  it('covers what C1 allows, and nothing else', () => {
    const sides = MODULES.filter(({ city }) => city).flatMap(({ sides: own }: Module) => own ?? ['']);
    const sets = (companies: number): number => 3 * (sides.length + 1) * 5 * 2 * 3 * 2 * companies;
    // With companies or not, central stations, tracks or neither, a city on one of its sides or none, 2–6 players, V1,
    // V2, V4; V3 only without companies. Solo: two sides, V1.
    expect([...combinations()].length).toBe(sets(1) + sets(2) + 2 * 2);
  });

  it.each([...byModules.keys()])('%s', (name) => {
    const rng = new SeededRng(name);
    for (const options of byModules.get(name) ?? []) {
      const played = playGame(options, rng);
      expectEnd(played);
      expectScoresTold(played);
      const log = parseText(makeText(newLog(metro, options, played.words)));
      const again = replay(metro, log.ok ? log.value : newLog(metro, options));
      expect(again.ok && equals(again.value, played.s)).toBe(true);
    }
  });
});
