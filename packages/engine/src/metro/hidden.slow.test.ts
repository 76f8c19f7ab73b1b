/** B9: hands are hidden. States that differ only in what a viewer cannot see are the same to that viewer. */
import { describe, expect, it } from 'vitest';
import { CHANCE, type Code, OVER, type Seat, SPECTATOR } from '../kit/game.ts';
import { copy, equals, snapshot } from '../kit/layout.ts';
import { type Rng, SeededRng, shuffle } from '../kit/rng.ts';
import { expectSameView } from '../kit/testing/views.ts';
import { eventFor, viewOf } from '../kit/view.ts';
import { DRAW_CODE } from './code.ts';
import type { MetroEvent } from './event.ts';
import { metro } from './metro.ts';
import { createState } from './setup.ts';
import { DEAL, FIRST, handAt, type MetroState, REFILL } from './state.ts';
import { EVERY_GAME, handOf, legalCodes, randomMoves, viewersOf, wordOf } from './testing/games.ts';

/** The places of other hands that hold a tile, one drawn to be laid included. */
function hiddenPlaces(s: MetroState, viewer: Seat): number[] {
  const each = s.rules.hand + 1;
  return Array.from(s.hand.keys()).filter((i) => s.hand[i] > 0 && Math.floor(i / each) !== viewer);
}

/** All that the viewer cannot see, shuffled: the tiles in other hands and in the pile. */
function redealt(s: MetroState, viewer: Seat, rng: Rng): MetroState {
  const twin = createState(s.rules.options);
  copy(s, twin);
  const places = hiddenPlaces(s, viewer);
  const tiles = places.map((place) => s.hand[place] - 1);
  s.bag.forEach((copies, tile) => {
    for (let i = 0; i < copies; i++) tiles.push(tile);
  });
  shuffle(tiles, rng);
  twin.bag.fill(0);
  tiles.forEach((tile, i) => {
    if (i < places.length) twin.hand[places[i]] = tile + 1;
    else twin.bag[tile]++;
  });
  return twin;
}

/** One move in each that the viewer cannot tell apart, or nothing if there is none. */
function movesAlike(a: MetroState, b: MetroState, viewer: Seat, rng: Rng): [Code, Code] | undefined {
  const [ofA, ofB] = [legalCodes(a), legalCodes(b)];
  const among = (codes: readonly Code[]): Code => codes[rng.below(codes.length)];
  // A tile for another hand: which one it is, the viewer cannot know.
  if ((a.step === DEAL || a.step === REFILL) && a.seat !== viewer) return [among(ofA), among(ofB)];
  // What everybody sees, or will when it is laid.
  const both = ofA.filter((code) => ofB.includes(code));
  if (both.length === 0) return undefined;
  const code = both.includes(DRAW_CODE) && rng.below(3) === 0 ? DRAW_CODE : among(both);
  return [code, code];
}

/** Plays both on for as long as the viewer cannot tell them apart; answers for how many moves. */
function playAlike(a: MetroState, b: MetroState, viewer: Seat, rng: Rng): number {
  for (let moves = 0; ; moves++) {
    expectSameView(metro, a, b, viewer);
    const alike = metro.toMove(a) === OVER ? undefined : movesAlike(a, b, viewer, rng);
    // Whoever knows as much as the viewer can do the same: only others may be unable to.
    if (alike === undefined && metro.toMove(a) === viewer) expect(legalCodes(b)).toEqual(legalCodes(a));
    if (alike === undefined) return moves;
    const told: MetroEvent[][] = [[], []];
    metro.play(a, alike[0], (event) => told[0].push(eventFor(event, viewer)));
    metro.play(b, alike[1], (event) => told[1].push(eventFor(event, viewer)));
    expect(told[1]).toEqual(told[0]);
  }
}

describe('equal views of states that differ in hidden things, now and for all that may follow', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const rng = new SeededRng(`twins ${name}`);
    const s = createState(options);
    const viewers = viewersOf(s);
    let moves = 0;
    let different = 0;
    let together = 0;
    for (const _ of randomMoves(s, rng)) {
      if (moves++ % 13 > 0) continue;
      const viewer = viewers[moves % viewers.length];
      const one = redealt(s, viewer, rng);
      const other = redealt(s, viewer, rng);
      if (!equals(one, other)) different++;
      expectSameView(metro, s, one, viewer);
      together += playAlike(one, other, viewer, rng);
    }
    // The test would prove nothing with twins that are equal or that part at once.
    expect(different).toBeGreaterThan(0);
    expect(together).toBeGreaterThan(20);
  });
});

describe('a view', () => {
  it.each(EVERY_GAME)('holds the own hand and no other, and nothing of the pile: %s', (name, options) => {
    const s = createState(options);
    const rng = new SeededRng(`view ${name}`);
    for (const _ of randomMoves(s, rng)) {
      if (rng.below(4) > 0) continue;
      for (const viewer of viewersOf(s)) {
        const { known, legal, toMove } = viewOf(metro, s, viewer);
        const own = Array.from(s.hand.subarray(handAt(s, viewer), handAt(s, viewer + 1)));
        const ownOrNothing = viewer === SPECTATOR ? undefined : own;
        const { hand, bag } = snapshot(s, viewer);
        expect([hand, bag]).toEqual([ownOrNothing, undefined]);
        expect(known.bag.every((copies) => copies === 0)).toBe(true);
        expect(hiddenPlaces(known, viewer)).toEqual([]);
        expect(handOf(known, Math.max(0, viewer)).length > 0).toBe(s.held[Math.max(0, viewer)] > 0);
        // Legal actions do not depend on what is hidden; they are nobody's but the mover's.
        expect(toMove).toBe(metro.toMove(s));
        expect(legal).toEqual(viewer === toMove ? legalCodes(s) : []);
      }
    }
  });
});

describe('events', () => {
  it.each(EVERY_GAME)('tell nobody else which tile was drawn: %s', (name, options) => {
    const s = createState(options);
    let word = '';
    let drawn = 0;
    const emit = (event: MetroEvent): void => {
      for (const viewer of viewersOf(s)) {
        const told = eventFor(event, viewer);
        if (event.type !== 'drew') {
          expect(told).toEqual(event);
          expect(event.secret).toBeUndefined();
        } else if (viewer === event.seat) {
          expect(told).toEqual({ type: 'drew', seat: viewer, secret: { seat: viewer, tile: word } });
        } else {
          expect(told).toEqual({ type: 'drew', seat: event.seat });
          expect(metro.describe(told)).not.toContain(word);
        }
        // Apart from that, a tile's name is told only when the tile is laid.
        const names = JSON.stringify(told).match(/"[a-d]{4}"/g) ?? [];
        const known = told.type === 'laid' || (told.type === 'drew' && told.seat === viewer);
        expect(names).toHaveLength(known ? 1 : 0);
      }
      if (event.type === 'drew') drawn++;
    };
    for (const code of randomMoves(s, new SeededRng(`events ${name}`), { emit })) word = wordOf(s, code);
    expect(drawn).toBe(60);
  });

  it('chance outcomes are seen by nobody: a view says only that chance is to move', () => {
    const s = createState(EVERY_GAME[0][1]);
    expect([s.step, metro.toMove(s)]).toEqual([FIRST, CHANCE]);
    for (const viewer of viewersOf(s))
      expect(viewOf(metro, s, viewer)).toMatchObject({ toMove: CHANCE, legal: [] });
  });
});
