/** The worked examples of the rules, E1–E8, played through the game itself. */
import { describe, expect, it } from 'vitest';
import { OVER } from '../kit/game.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { arrivalOf, journeyOf, NO_JOURNEY, transfersOf } from './journey.ts';
import { portionLength } from './portion.ts';
import { journeyPoints } from './scoring.ts';
import { BY_EXHAUSTION, BY_JOURNEY, type CorrespondancesState, ORDER } from './state.ts';
import { EXAMPLES, type Example } from './testing/examples.ts';
import { playWords, refusalOf, roundWith, withDrawn } from './testing/games.ts';
import { POINT_NAMES } from './types.ts';

function play(example: Example, emit?: (event: CorrespondancesEvent) => void): CorrespondancesState {
  const s = roundWith(example.order, example.lines);
  for (const words of example.placements) playWords(s, words, emit);
  return s;
}

const named = (id: string): Example => EXAMPLES.find((example) => example.id === id)!;

describe('worked examples', () => {
  it.each(EXAMPLES)('$id: $note', (example) => {
    const events: CorrespondancesEvent[] = [];
    const s = play(example, (event) => events.push(event));
    // The last tile ends the round, and no tile before it did.
    expect([s.step, s.round, s.lastEnd]).toEqual([
      ORDER,
      1,
      example.id === 'exhaust-tie' ? BY_EXHAUSTION : BY_JOURNEY,
    ]);
    expect(Array.from(s.lastLine)).toEqual(example.lines);
    expect(Array.from(s.lastTransfers, (one) => (one === 0 ? null : one - 1))).toEqual(example.transfers);
    expect(Array.from(s.lastArrival, (point) => POINT_NAMES[point] || null)).toEqual(example.arrival);
    expect(Array.from(s.lastLength)).toEqual(example.length);
    expect(Array.from(s.lastPoints)).toEqual(example.total);
    expect(Array.from(s.totals)).toEqual(example.total);
    const byJourney = example.lines.map((line) => journeyPoints(journeyOf(s, line)));
    expect(byJourney).toEqual(example.journey);
    expect(example.total.map((total, seat) => total - byJourney[seat])).toEqual(example.bonus);
    // The same again, from the events.
    const journeys = example.lines.map((_, seat) =>
      events.find((event) => event.type === 'journey' && event.seat === seat),
    );
    expect(journeys).toEqual(
      example.lines.map((line, seat) =>
        example.transfers[seat] === null
          ? undefined
          : {
              type: 'journey',
              seat,
              line,
              transfers: example.transfers[seat],
              arrival: example.arrival[seat],
              points: example.journey[seat],
            },
      ),
    );
    const portions = events.flatMap((event) => (event.type === 'portion' ? [event.seat] : []));
    expect(portions).toEqual(example.bonus.flatMap((bonus, seat) => (bonus > 0 ? [seat] : [])));
    expect(events.at(-1)).toMatchObject({ type: 'scored', lines: example.lines, totals: example.total });
  });

  const withRefusals = EXAMPLES.filter(({ legal, illegal }) => (legal ?? illegal) !== undefined);
  it.each(withRefusals)('$id: what else is legal there, and what is not', (example) => {
    const s = play(example);
    for (const words of example.legal ?? []) {
      const [tile, place] = words.split(' ');
      expect(refusalOf(withDrawn(s, tile), place)).toBeUndefined();
    }
    for (const [words, rule] of example.illegal ?? []) {
      const [tile, place] = words.split(' ');
      expect(refusalOf(withDrawn(s, tile), place)).toMatchObject({ rule });
    }
    expect([example.legal?.length, example.illegal?.length]).toEqual([1, 3]);
  });

  it('there are eight', () => {
    expect(EXAMPLES).toHaveLength(8);
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(8);
  });

  it('T20, E3: a round is worth six points at most', () => {
    expect(Math.max(...EXAMPLES.flatMap(({ total }) => total))).toBe(6);
  });

  it('D13: on one board, blue 2 to 1 is red 1 to 2 backwards; if nobody holds red, nobody else scores', () => {
    const s = play(named('text-example'));
    const red = journeyOf(s, 1);
    expect([transfersOf(red), POINT_NAMES[arrivalOf(red)], portionLength(s, 1)]).toEqual([1, '2', 3]);
    expect(journeyOf(s, 3)).toBe(NO_JOURNEY);
  });

  it('D15: the same tiles do not end the round if nobody holds lines 1 and 2', () => {
    const s = roundWith('2134', [3, 4]);
    for (const words of named('text-example').placements) playWords(s, words);
    expect(s.round).toBe(0);
    expect(correspondances.toMove(s)).not.toBe(OVER);
    expect(s.pile).toBe(38);
  });
});
