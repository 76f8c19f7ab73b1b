/** A preview of a placement matches what then happens, as far as the player can know. */
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../kit/game.ts';
import { copy, equals, hash } from '../kit/layout.ts';
import { SeededRng } from '../kit/rng.ts';
import { eventFor, viewOf } from '../kit/view.ts';
import { DEPARTURES } from './board.ts';
import { type Consequences, consequencesOf } from './consequences.ts';
import type { MetroEvent } from './event.ts';
import { isComplete, lineLength } from './line.ts';
import { metro } from './metro.ts';
import { DEFAULTS } from './options.ts';
import { createState } from './setup.ts';
import { END, type MetroState } from './state.ts';
import { EVERY_SET, legalCodes, playWords, randomMoves } from './testing/games.ts';

/** Plays the code on a copy of the true state. */
function truth(s: MetroState, code: number): { readonly after: MetroState; readonly events: MetroEvent[] } {
  const after = createState(s.rules.options);
  copy(s, after);
  const events: MetroEvent[] = [];
  metro.play(after, code, (event) => {
    if (after.step !== END) events.push(eventFor(event, SPECTATOR));
  });
  return { after, events };
}

const gained = ({ gains }: Consequences, kind: 'colour' | 'seat', who: number): number =>
  gains.filter((gain) => gain[kind] === who).reduce((sum, { points }) => sum + points, 0);

describe.each(EVERY_SET)('%s', (name, all) => {
  it('matches the preview', () => {
    const s = createState(all[1]);
    for (const code of randomMoves(s, new SeededRng(`consequences ${name}`))) {
      if (metro.toMove(s) < 0 || metro.decode(s, code).type !== 'place') continue;
      const { known } = viewOf(metro, s, s.seat);
      const before = hash(known);
      const told = consequencesOf(known, code);
      expect(hash(known)).toBe(before);
      const { after, events } = truth(s, code);
      // Lines that wait for a decision are included.
      expect(told.events.slice(0, events.length)).toEqual(events);
      expect(told.asks || told.events.length === events.length).toBe(true);
      for (let departure = 0; departure < DEPARTURES; departure++) {
        expect(lineLength(told.after, departure)).toBe(lineLength(after, departure));
        const longer = told.lengthened.find((line) => line.departure === departure);
        const isLonger = lineLength(after, departure) > lineLength(s, departure);
        const isOpen = s.owner[departure] > 0 && !isComplete(after, departure);
        expect(longer?.after).toBe(isOpen && isLonger ? lineLength(after, departure) : undefined);
      }
      if (after.step === END || told.asks) continue;
      for (let colour = 0; colour < s.points.length; colour++) {
        expect(gained(told, 'colour', colour)).toBe(after.points[colour] - s.points[colour]);
      }
      if (s.rules.seatsOwnColours) continue;
      for (let seat = 0; seat < s.seats; seat++) {
        expect(gained(told, 'seat', seat)).toBe(after.victory[seat] - s.victory[seat]);
      }
    }
  });
});

it('leaves out the end, which depends on hidden information', () => {
  const options = { ...DEFAULTS, players: 3, with: ['companies', 'st-petersburg'] };
  const s = createState(options);
  for (const code of randomMoves(s, new SeededRng('last tile'))) {
    if (s.placed < 59 || metro.toMove(s) < 0 || metro.decode(s, code).type !== 'place') continue;
    const { events, after } = consequencesOf(viewOf(metro, s, s.seat).known, code);
    expect(events.map(({ type }) => type)).not.toContain('over');
    expect(events.map(({ type }) => type)).not.toContain('bonus');
    expect(Array.from(after.victory)).toEqual(Array.from(s.victory));
  }
});

it('changes nothing, and returns the same again', () => {
  const s = createState({ ...DEFAULTS, first: 0 });
  playWords(s, 'aaaa cbcb');
  const { known } = viewOf(metro, s, 0);
  const [code] = legalCodes(known);
  expect(equals(consequencesOf(known, code).after, consequencesOf(known, code).after)).toBe(true);
});
