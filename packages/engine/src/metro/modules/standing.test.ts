/** Modules' projections of the points at the end are, at the end, the points awarded. */
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../kit/game.ts';
import { SeededRng } from '../../kit/rng.ts';
import { viewOf } from '../../kit/view.ts';
import { combinations } from '../combinations.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import type { Module } from '../module.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { plays, sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { randomMoves } from '../testing/games.ts';
import { COLOURS } from '../types.ts';
import {
  berlin,
  berlinStanding,
  companies,
  companiesStanding,
  london,
  londonStanding,
  MODULES,
  newYork,
  newYorkStanding,
  paris,
  parisStanding,
  solo,
  soloStanding,
  stockholm,
  stockholmStanding,
  stPetersburg,
  stPetersburgStanding,
} from './index.ts';

interface Points {
  readonly ofColours: number[];
  readonly ofSeats: number[];
}
const nothing = (s: MetroState): Points => ({
  ofColours: Array.from(s.points, () => 0),
  ofSeats: Array.from({ length: s.seats }, () => 0),
});
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** By module: adds the points at the end that it reports to a spectator. */
const STANDINGS = new Map<(typeof MODULES)[number], (s: MetroState, points: Points) => void>([
  [
    newYork,
    (s, { ofColours }) => {
      for (const board of newYorkStanding(s)) ofColours[board.owner] += board.sum;
    },
  ],
  [
    stPetersburg,
    (s, { ofColours }) => {
      for (const { owner, known } of stPetersburgStanding(s, SPECTATOR).owners)
        ofColours[owner] += sum(known);
    },
  ],
  [
    berlin,
    (s, { ofColours }) => {
      for (const [owner, points] of berlinStanding(s).sums.entries()) ofColours[owner] += points;
    },
  ],
  [
    companies,
    (s, { ofSeats }) => {
      for (const { seat, worth } of companiesStanding(s, SPECTATOR).holders) {
        if (worth === undefined) throw new Error('all shares are open at the end');
        expect(worth.least).toBe(worth.most);
        ofSeats[seat] += worth.shares + worth.most;
      }
    },
  ],
  [
    paris,
    (s, { ofSeats }) => {
      for (const seat of ofSeats.keys()) ofSeats[seat] += parisStanding(s, seat).points;
    },
  ],
  [
    stockholm,
    (s, { ofSeats }) => {
      for (const { seat, points } of stockholmStanding(s, SPECTATOR).holders) ofSeats[seat] += points;
    },
  ],
  [
    solo,
    (s, { ofSeats }) => {
      ofSeats[0] += soloStanding(s).result;
    },
  ],
]);

/** One game for every legal set of modules, side and number of players. */
const GAMES = [
  ...Map.groupBy(combinations(), ({ with: names, side, players }) =>
    `${players} ${names.join(' + ') || 'base game'} ${side}`.trim(),
  ),
].map(([name, all], i): [name: string, options: MetroOptions] => [name, all[(i * 7) % all.length]]);

describe('at the end, standings match the points awarded', () => {
  it.each(GAMES)('%s', (name, options) => {
    const s = createState(options);
    const got = nothing(s);
    const emit = (event: MetroEvent): void => {
      if (event.type === 'profit') got.ofColours[COLOURS.indexOf(event.colour)] = event.points;
      if (event.type === 'bonus') got.ofSeats[event.seat] = event.points;
    };
    for (const _ of randomMoves(s, new SeededRng(`standing ${name}`), { emit }));
    const { known } = viewOf(metro, s, SPECTATOR);
    const told = nothing(s);
    for (const [module, add] of STANDINGS) if (plays(known, module)) add(known, told);
    if (s.rules.seatsOwnColours) {
      // Both come in one move.
      expect(told.ofSeats.map((points, seat) => points + told.ofColours[seat])).toEqual(got.ofSeats);
    } else {
      expect(told).toEqual(got);
    }
  });

  it('every module that scores at the end has one', () => {
    const scoring = MODULES.filter(({ hooks }: Module) => hooks.endColour ?? hooks.endSeat);
    expect(new Set(STANDINGS.keys())).toEqual(new Set(scoring));
  });
});

it.each([2, 6])('L2: the taxi goes where its standing predicted, %i players', (players) => {
  const s = createState({ ...DEFAULTS, players, with: ['london'] });
  let rides = 0;
  let before = londonStanding(s);
  expect(before).toBeUndefined();
  const emit = (event: MetroEvent): void => {
    if (event.type !== 'module' || event.what !== 'taxi') return;
    rides++;
    const ride = before?.rides[COLOURS.indexOf(event.colour)];
    expect([ride?.to.number, ride?.to.sight, ride?.points]).toEqual([
      event.field,
      event.sight,
      event.gain.points,
    ]);
    expect(sliceOf(s, london).taxi).toBe(ride?.to.number);
  };
  for (const _ of randomMoves(s, new SeededRng(`taxi ${players}`), { emit })) before = londonStanding(s);
  expect(rides).toBe(32);
});
