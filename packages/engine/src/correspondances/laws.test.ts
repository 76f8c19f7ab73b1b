/** Invariants of every state of every match. */
import { describe, expect, it } from 'vitest';
import { pickFromList } from '../kit/driver.ts';
import { CHANCE, OVER } from '../kit/game.ts';
import { equals } from '../kit/layout.ts';
import { SeededRng } from '../kit/rng.ts';
import { cellOf, indexOn, STEP } from './board.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { isConnected } from './network.ts';
import { isHeld } from './rules.ts';
import { createState } from './setup.ts';
import { type CorrespondancesState, DEAL, DRAW, OPEN, ORDER, PLACE } from './state.ts';
import { copyOf, EVERY_GAME, expectJoined, legalCodes, randomMoves } from './testing/games.ts';
import { isSection, makeTile, ROTATIONS, rotOf, tileOf } from './tile.ts';
import { ROW } from './types.ts';

/** All sections wherever they are: in the pile, set aside, drawn, on the table. */
function sectionsEverywhere(s: CorrespondancesState): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (tile: number, copies: number): void => {
    count[makeTile(tile)] = (count[makeTile(tile)] ?? 0) + copies;
  };
  s.bag.forEach((copies, tile) => {
    add(tile, copies + s.aside[tile]);
  });
  if (s.drawn > 0) add(s.drawn - 1, 1);
  for (let index = ROW; index < s.placed; index++) add(tileOf(s.pieces[index]), 1);
  return count;
}

/** The board's cells, its tiles and its empty cells represent the same thing. */
function checkTable(s: CorrespondancesState): void {
  const tiles = Array.from(s.spots.subarray(0, s.placed));
  const empty = Array.from(s.openSpots.subarray(0, s.openCells));
  expect(tiles.map((spot) => s.board[cellOf(spot)])).toEqual(tiles.map((_, index) => index + 1));
  expect(empty.map((spot) => s.board[cellOf(spot)])).toEqual(empty.map((_, i) => OPEN + i));
  expect(s.board.filter((byte) => byte > 0)).toHaveLength(tiles.length + empty.length);
  const beside = new Set(tiles.flatMap((spot) => Array.from(STEP, (step) => spot + step)));
  for (const spot of tiles) beside.delete(spot);
  expect(new Set(empty)).toEqual(beside);
  // Unused bytes are zero, so that equal tables are equal bytes.
  expect(s.openSpots.subarray(s.openCells).every((spot) => spot === 0)).toBe(true);
  expect(s.openWants.subarray(s.openCells).every((want) => want === 0)).toBe(true);
  for (let index = 0; index < s.placed; index++) {
    expect(s.placedBy[index] > 0).toBe(isSection(s.pieces[index]));
    if (isSection(s.pieces[index]))
      expect(rotOf(s.pieces[index])).toBeLessThan(ROTATIONS[tileOf(s.pieces[index])]);
    // D5: joined to the row.
    if (index >= ROW)
      expect(Array.from(STEP).some((step) => indexOn(s, s.spots[index] + step) >= 0)).toBe(true);
  }
  expectJoined(s);
}

describe('in every state', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    const scored: (CorrespondancesEvent & { type: 'scored' })[] = [];
    let over = 0;
    const emit = (event: CorrespondancesEvent): void => {
      if (event.type === 'scored') scored.push(event);
      if (event.type === 'over') over++;
    };
    const sum = (bytes: Uint8Array): number => bytes.reduce((total, copies) => total + copies, 0);
    let moves = 0;
    for (const _ of randomMoves(s, new SeededRng(`laws ${name}`), emit)) {
      expect(legalCodes(s).length).toBeGreaterThan(0);
      expect(correspondances.toMove(s)).toBe(s.step === PLACE ? s.seat : CHANCE);
      if (s.placed > 0) {
        expect(s.pile).toBe(sum(s.bag));
        expect(Object.values(sectionsEverywhere(s)).join('')).toBe('2'.repeat(24));
      }
      // Only now and then, since it takes a while.
      if (moves++ % 7 === 0) checkTable(s);
      // T8: every seat has its own line, and none is complete while the round goes on (T17).
      const held = Array.from(s.line).filter((line) => line > 0);
      expect(new Set(held).size).toBe(held.length);
      expect(held.length).toBe(s.step === ORDER ? 0 : s.step === DEAL ? s.seat : s.seats);
      if (s.step === DRAW || s.step === PLACE)
        expect(held.filter((line) => isConnected(s, line))).toEqual([]);
      expect(s.round).toBe(scored.length);
    }
    expect(over).toBe(1);
    expect(correspondances.toMove(s)).toBe(OVER);
    expect(legalCodes(s)).toEqual([]);
    expect(s.round).toBe(scored.length);
    const totals = Array.from({ length: s.seats }, () => 0);
    for (const { points, totals: told } of scored) {
      for (const [seat, won] of points.entries()) {
        // D21: at most five for a journey and one for the longest portion.
        expect(won).toBeGreaterThanOrEqual(0);
        expect(won).toBeLessThanOrEqual(6);
        totals[seat] += won;
      }
      expect(told).toEqual(totals);
    }
    expect(totals).toEqual(Array.from(s.totals));
    // Both kinds of round end occur in these matches.
    expect(new Set(scored.map(({ end }) => end)).size).toBe(2);
    const best = Math.max(...totals);
    expect(best).toBeGreaterThanOrEqual(10);
    expect(totals.filter((total) => total === best)).toHaveLength(1);
  });
});

describe('pick is a draw from the list', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    let seed = 0;
    for (const _ of randomMoves(s, new SeededRng(`pick ${name}`))) {
      if (s.round > 3) break;
      const [one, other] = [new SeededRng(`p${++seed}`), new SeededRng(`p${seed}`)];
      expect(correspondances.pick(s, one)).toBe(pickFromList(correspondances, s, other));
      // Exactly one number was taken.
      expect(one.next()).toBe(other.next());
    }
    expect(seed).toBeGreaterThan(100);
  });
});

describe('without a listener', () => {
  it.each(EVERY_GAME)('the states are the same: %s', (name, options) => {
    const s = createState(options);
    const t = createState(options);
    for (const code of randomMoves(s, new SeededRng(`silent ${name}`), () => {})) {
      expect(equals(s, t)).toBe(true);
      const asked = copyOf(t);
      legalCodes(t);
      correspondances.weight(t, code);
      correspondances.pick(t, new SeededRng(1));
      // Queries change nothing.
      expect(equals(asked, t)).toBe(true);
      correspondances.play(t, code);
    }
    expect(equals(s, t)).toBe(true);
  });
});

describe('chance', () => {
  it('draws an order, then a line for each seat from those left, then tiles by number of copies', () => {
    const s = createState({ players: 3, first: 1, rotateFirst: false, target: 10 });
    const rng = new SeededRng(5);
    const weights = (): number[] => legalCodes(s).map((code) => correspondances.weight(s, code));
    const steps: number[] = [];
    while (s.step < DRAW) {
      steps.push(weights().length);
      expect(new Set(weights())).toEqual(new Set([1]));
      correspondances.play(s, correspondances.pick(s, rng));
    }
    expect(steps).toEqual([8, 4, 3, 2]);
    expect([1, 2, 3, 4].filter((line) => isHeld(s, line))).toHaveLength(3);
    expect(s.seat).toBe(1);
    expect(weights().join('')).toBe('2'.repeat(24));
    const [code] = legalCodes(s);
    correspondances.play(s, code);
    correspondances.play(s, correspondances.pick(s, rng));
    expect([correspondances.weight(s, code), weights().reduce((a, b) => a + b), s.seat]).toEqual([1, 47, 2]);
  });
});
