/** T10: lines are secret. States that differ only in what a viewer cannot see are the same to that viewer. */
import { describe, expect, it } from 'vitest';
import { type Code, OVER, type Seat, SPECTATOR } from '../kit/game.ts';
import { equals, snapshot } from '../kit/layout.ts';
import { type Rng, SeededRng, shuffle } from '../kit/rng.ts';
import { expectSameView } from '../kit/testing/views.ts';
import { eventFor, viewOf } from '../kit/view.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { isConnected } from './network.ts';
import { createState } from './setup.ts';
import { type CorrespondancesState, DEAL, DRAW, PLACE } from './state.ts';
import { copyOf, EVERY_GAME, legalCodes, randomMoves, viewersOf } from './testing/games.ts';

/** All that the viewer cannot see, shuffled: who else holds which line, and which nobody holds. */
function redealt(s: CorrespondancesState, viewer: Seat, rng: Rng): CorrespondancesState {
  const twin = copyOf(s);
  const isOpen = (line: number): boolean => (s.step === DRAW || s.step === PLACE) && isConnected(s, line);
  const lines = [1, 2, 3, 4].filter((line) => line !== (s.line[viewer] ?? 0) && !isOpen(line));
  shuffle(lines, rng);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== viewer && s.line[seat] > 0) twin.line[seat] = lines.pop()!;
  }
  return twin;
}

/** One move in each that the viewer cannot tell apart, or nothing if there is none. */
function movesAlike(
  a: CorrespondancesState,
  b: CorrespondancesState,
  viewer: Seat,
  rng: Rng,
): [Code, Code] | undefined {
  const [ofA, ofB] = [legalCodes(a), legalCodes(b)];
  const among = (codes: readonly Code[]): Code => codes[rng.below(codes.length)];
  // A line for somebody else: which one it is, the viewer cannot know.
  if (a.step === DEAL && a.seat !== viewer) return [among(ofA), among(ofB)];
  const both = ofA.filter((code) => ofB.includes(code));
  // Whatever players may do is open to all.
  if (a.step !== DEAL) expect(ofB).toEqual(ofA);
  if (both.length === 0) return undefined;
  const code = among(both);
  return [code, code];
}

/** Plays both on until a round ends, in one of them at least, which tells something; answers how long. */
function playAlike(a: CorrespondancesState, b: CorrespondancesState, viewer: Seat, rng: Rng): number {
  const { round } = a;
  for (let moves = 0; ; moves++) {
    expectSameView(correspondances, a, b, viewer);
    const alike = correspondances.toMove(a) === OVER ? undefined : movesAlike(a, b, viewer, rng);
    if (alike === undefined) return moves;
    const told: CorrespondancesEvent[][] = [[], []];
    correspondances.play(a, alike[0], (event) => told[0].push(eventFor(event, viewer)));
    correspondances.play(b, alike[1], (event) => told[1].push(eventFor(event, viewer)));
    if (a.round > round || b.round > round) return moves;
    expect(told[1]).toEqual(told[0]);
  }
}

describe('equal views of states that differ in hidden things, until a round ends', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const rng = new SeededRng(`twins ${name}`);
    const s = createState(options);
    const viewers = viewersOf(s);
    let moves = 0;
    let different = 0;
    let together = 0;
    for (const _ of randomMoves(s, rng)) {
      if (moves++ % 19 > 0) continue;
      const viewer = viewers[moves % viewers.length];
      const one = redealt(s, viewer, rng);
      const other = redealt(s, viewer, rng);
      if (!equals(one, other)) different++;
      expectSameView(correspondances, s, one, viewer);
      together += playAlike(one, other, viewer, rng);
    }
    expect(different).toBeGreaterThan(10);
    expect(together).toBeGreaterThan(200);
  });
});

describe('a view', () => {
  it.each(EVERY_GAME)('holds the own line and no other: %s', (name, options) => {
    const s = createState(options);
    const rng = new SeededRng(`view ${name}`);
    for (const _ of randomMoves(s, rng)) {
      if (rng.below(9) > 0) continue;
      for (const viewer of viewersOf(s)) {
        const { known, legal, toMove } = viewOf(correspondances, s, viewer);
        expect(snapshot(s, viewer)['line']).toEqual(viewer === SPECTATOR ? undefined : [s.line[viewer]]);
        for (let seat = 0; seat < s.seats; seat++) {
          expect(known.line[seat]).toBe(seat === viewer ? s.line[seat] : 0);
        }
        expect(toMove).toBe(correspondances.toMove(s));
        expect(legal).toEqual(viewer === toMove ? legalCodes(s) : []);
        // All else is open: the pile as counts too.
        known.line.set(s.line);
        expect(equals(known, s)).toBe(true);
      }
    }
  });
});

describe('events', () => {
  it.each(EVERY_GAME)('tell nobody else which line was dealt: %s', (name, options) => {
    const s = createState(options);
    let dealt = 0;
    const emit = (event: CorrespondancesEvent): void => {
      if (event.type !== 'dealt') {
        expect(event.secret).toBeUndefined();
        return;
      }
      dealt++;
      for (const viewer of viewersOf(s)) {
        const told = eventFor(event, viewer);
        const secret = { seat: event.seat, line: s.line[event.seat] };
        expect(told).toEqual(
          viewer === event.seat
            ? { type: 'dealt', seat: viewer, secret }
            : { type: 'dealt', seat: event.seat },
        );
        const words = correspondances.describe(told, ['Ada', 'Bo', 'Cy', 'Di']);
        expect(/\d/.test(words)).toBe(viewer === event.seat);
      }
    };
    for (const _ of randomMoves(s, new SeededRng(`events ${name}`), emit)) if (s.round > 4) break;
    expect(dealt).toBeGreaterThanOrEqual(5 * options.players);
  });
});
