/** B9: hands are hidden. States that differ only in what a viewer cannot see are the same to that viewer. */
import { describe, expect, it, vi } from 'vitest';
import { CHANCE, type Seat } from '../kit/game.ts';
import { type Rng, SeededRng, shuffle } from '../kit/rng.ts';
import { secrecyContract } from '../kit/testing/secrecy.contract.ts';
import { eventFor, viewOf } from '../kit/view.ts';
import { DRAW_CODE } from './code.ts';
import type { MetroEvent } from './event.ts';
import { metro } from './metro.ts';
import { createState } from './setup.ts';
import { DEAL, FIRST, type MetroState, REFILL } from './state.ts';
import { copyOf, EVERY_GAME, everyVariant, randomMoves, viewersOf, wordOf } from './testing/games.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The slots of other hands that hold a tile, including one drawn to be placed. */
function hiddenPlaces(s: MetroState, viewer: Seat): number[] {
  const each = s.rules.hand + 1;
  return Array.from(s.hand.keys()).filter((i) => s.hand[i] > 0 && Math.floor(i / each) !== viewer);
}

/** Shuffles everything hidden from the viewer: the tiles in other hands and in the pile. */
function redeal(s: MetroState, viewer: Seat, rng: Rng): MetroState {
  const twin = copyOf(s);
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

secrecyContract(metro, {
  games: EVERY_GAME,
  moves: (s, rng, emit) => randomMoves(s, rng, { emit }),
  every: 13,
  redeal,
  // A tile for another hand. A tile drawn to be placed becomes public when it is placed.
  isUnseen: (s, viewer) => (s.step === DEAL || s.step === REFILL) && s.seat !== viewer,
  isKnown: (s, viewer) => metro.toMove(s) === viewer,
  favourite: DRAW_CODE,
  together: 20,
});

describe('events', () => {
  it.each(everyVariant(3))('reveal a drawn tile only to its player: %s', (name, options) => {
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
        // Otherwise a tile's name appears only when the tile is placed.
        const names = JSON.stringify(told).match(/"[a-d]{4}"/g) ?? [];
        const known = told.type === 'placed' || (told.type === 'drew' && told.seat === viewer);
        expect(names).toHaveLength(known ? 1 : 0);
      }
      if (event.type === 'drew') drawn++;
    };
    for (const code of randomMoves(s, new SeededRng(`events ${name}`), { emit })) word = wordOf(s, code);
    expect(drawn).toBe(60);
  });

  it('random outcomes are hidden: a view shows only that chance decides', () => {
    const s = createState(EVERY_GAME[0][1]);
    expect([s.step, metro.toMove(s)]).toEqual([FIRST, CHANCE]);
    for (const viewer of viewersOf(s))
      expect(viewOf(metro, s, viewer)).toMatchObject({ toMove: CHANCE, legal: [] });
  });
});
