import { describe, expect, it } from 'vitest';
import { pickFromList, playOut, winners } from './driver.ts';
import { OVER, SPECTATOR } from './game.ts';
import { copy, equals } from './layout.ts';
import { perft } from './perft.ts';
import { SeededRng } from './rng.ts';
import { type Pebbles, type PebblesEvent, pebbles } from './testing/pebbles.ts';
import { eventFor, viewOf } from './view.ts';

const OPTIONS = { players: 3, heap: 6, tags: [] };

/** A state after some random actions. */
function stateAfter(actions: number, seed: number): Pebbles {
  const rng = new SeededRng(seed);
  const s = pebbles.create(OPTIONS);
  for (let i = 0; i < actions && pebbles.toMove(s) !== OVER; i++) {
    pebbles.play(s, pebbles.pick(s, rng));
  }
  return s;
}
describe('viewOf', () => {
  it('shows the legal actions only to the seat on turn', () => {
    const s = stateAfter(3, 1);
    expect(viewOf(pebbles, s, 0).legal).toEqual([11, 12]);
    for (const viewer of [1, 2, SPECTATOR]) expect(viewOf(pebbles, s, viewer).legal).toEqual([]);
  });
});

describe('eventFor', () => {
  it('keeps a secret with the seat it belongs to', () => {
    const events: PebblesEvent[] = [];
    pebbles.play(pebbles.create(OPTIONS), 2, (event) => events.push(event));
    const [dealt] = events;
    expect(eventFor(dealt, 0)).toEqual({ type: 'dealt', seat: 0, secret: { seat: 0, card: 2 } });
    for (const viewer of [1, SPECTATOR]) expect(eventFor(dealt, viewer)).toEqual({ type: 'dealt', seat: 0 });
  });
});

describe('drivers', () => {
  it('let chance decide by weight', () => {
    const rng = new SeededRng('weight');
    const s = pebbles.create(OPTIONS);
    s.deck.set([0, 2, 1, 0]);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 3000; i++) counts[pickFromList(pebbles, s, rng)]++;
    // Five standard deviations of 3000 throws at two in three are 129.
    expect(Math.abs(counts[1] - 2000)).toBeLessThan(129);
    expect(counts[1] + counts[2]).toBe(3000);
  });

  it('play to the end and emit what happens', () => {
    const s = pebbles.create(OPTIONS);
    const events: PebblesEvent[] = [];
    playOut(pebbles, s, new SeededRng(5), (event) => events.push(event));
    expect(pebbles.toMove(s)).toBe(OVER);
    const taken = events.reduce((sum, event) => sum + (event.type === 'took' ? event.pebbles : 0), 0);
    expect(taken).toBe(OPTIONS.heap);
  });

  it('share the win in a tie', () => {
    expect(winners([3, 9, 9])).toEqual([1, 2]);
    expect(winners(Int32Array.of(-4))).toEqual([0]);
  });
});

describe('perft', () => {
  it('counts the continuations, and changes nothing', () => {
    const s = stateAfter(3, 2);
    const before = pebbles.create(OPTIONS);
    copy(s, before);
    // Four takes of 1 or 2 out of 6 pebbles: at most two twos, so 1 + 4 + 6 of the 16.
    expect([0, 1, 2, 3, 4].map((depth) => perft(pebbles, s, depth))).toEqual([1, 2, 4, 8, 11]);
    expect(equals(s, before)).toBe(true);
  });

  it('counts random outcomes once each, and nothing after the end', () => {
    expect(perft(pebbles, pebbles.create(OPTIONS), 2)).toBe(9);
    expect(perft(pebbles, stateAfter(20, 1), 1)).toBe(0);
  });
});
