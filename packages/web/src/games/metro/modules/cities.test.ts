/** The cities: counts add up, points come true, and nobody sees what is secret. */
import { OVER } from '@guimard/engine/kit';
import {
  berlinStanding,
  CELLS,
  COLOURS,
  type MetroEvent,
  type MetroOptions,
  type MetroState,
  type ModuleEvent,
  metro,
  newYork,
  paris,
  parisBeside,
  sliceOf,
  stockholm,
  stockholmStanding,
  stPetersburgStanding,
} from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { londonPicture } from './london/picture.ts';
import { newYorkPicture } from './new-york/picture.ts';
import { parisChoicesIn, parisPicture } from './paris/picture.ts';
import { colourCalled } from './parts/module-view.ts';
import { standsIn } from './st-petersburg/choices.ts';
import { choicesOf, positionsOf, viewsOf } from './testing/positions.ts';

const isOver = (s: MetroState): boolean => metro.toMove(s) === OVER;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A city with two, four and six players, alone and with companies. */
const gamesOf = (city: string, sides: readonly string[] = ['']): [string, Partial<MetroOptions>][] =>
  [2, 4, 6].flatMap((players) =>
    [[city], ['companies', city]].flatMap((modules) =>
      sides.map((side): [string, Partial<MetroOptions>] => [
        `${players} ${modules.join('+')} ${side}`,
        { players, with: modules, ...(side === '' ? {} : { side }) },
      ]),
    ),
  );

/** Plays a game; `see` gets every position with the events so far. */
function watch(
  [name, options]: [string, Partial<MetroOptions>],
  see: (s: MetroState, events: readonly MetroEvent[]) => void,
): void {
  const events: MetroEvent[] = [];
  for (const s of positionsOf(options, name, (event) => events.push(event))) see(s, events);
}

/** The events of one kind; kinds of different modules that share a name are told apart by `module`. */
function told<What extends ModuleEvent['what']>(
  events: readonly MetroEvent[],
  what: What,
): Extract<ModuleEvent, { readonly what: What }>[] {
  type Wanted = Extract<ModuleEvent, { readonly what: What }>;
  return events.filter(
    (event): event is MetroEvent & Wanted => event.type === 'module' && event.what === what,
  );
}

describe('Paris', () => {
  it.each(gamesOf('paris'))('%s', (...game) => {
    let asked = 0;
    watch(game, (s, events) => {
      const views = viewsOf(s);
      const [picture] = views.map(parisPicture);
      const onFields = picture.rows.flatMap(({ sights }) => sights.flatMap(({ fields }) => fields));
      const { tourist, touristsPlaced } = sliceOf(s, paris);
      if (told(events, 'left').length === 0 && touristsPlaced === 32) {
        const onBoard = tourist.filter((colour) => colour > 0).length;
        const beside = Array.from({ length: CELLS }, (_, cell) => parisBeside(s, cell).length);
        const taken = onFields.filter(({ hasTourist }) => hasTourist).length;
        expect(taken + picture.lifted.length + onBoard + sum(beside)).toBe(32);
      }
      for (const { sights, run } of picture.rows) {
        const marked = sights.flatMap(({ fields }) => fields).filter(({ isInRun }) => isInRun);
        expect(marked).toHaveLength(run);
        expect(marked.every(({ hasTourist }) => hasTourist)).toBe(true);
      }
      for (const view of views) {
        const choices = choicesOf(view);
        const { fields, beside } = parisChoicesIn(choices);
        if (picture.lifted.length === 0) continue;
        expect(fields.size + beside.length).toBe(choices.length);
        asked += fields.size;
        const row = picture.rows[view.viewer]?.sights.flatMap((sight) => sight.fields) ?? [];
        for (const field of fields.keys()) {
          expect(row[field - 1].hasTourist).toBe(false);
          expect(picture.lifted).toContain(row[field - 1].colour);
        }
      }
      if (!isOver(s)) return;
      for (const { gain } of told(events, 'row')) expect(picture.rows[gain.seat].points).toBe(gain.points);
    });
    expect(asked).toBeGreaterThan(0);
  });
});

describe('Stockholm', () => {
  it.each(gamesOf('stockholm', ['secret', 'open']))('%s', (...game) => {
    watch(game, (s, events) => {
      const chips = Array.from(sliceOf(s, stockholm).chips);
      for (const view of viewsOf(s)) {
        const { holders, sights, next, isOpen, each } = stockholmStanding(view.known, view.viewer);
        expect(isOpen).toBe(game[1].side === 'open');
        const fields = sights.flatMap((sight) => sight.fields);
        if (!isOver(s)) {
          // S1: one's own chips, and no spectator sees any.
          expect(holders.every(({ seat }) => seat === view.viewer)).toBe(true);
          const own = chips.slice(view.viewer * each, (view.viewer + 1) * each).filter((chip) => chip > 0);
          const seen = holders.flatMap((holder) => holder.chips.map(({ colour }) => colour + 1));
          expect(seen).toEqual(isOpen || view.viewer < 0 ? [] : own);
        }
        if (next !== undefined && fields.length > 0) expect(fields[next].tourist).toBeUndefined();
        if (!isOver(s) || isOpen) continue;
        for (const { seat, points } of holders) {
          const shown = told(events, 'shown').filter((event) => event.module === 'stockholm');
          const own = shown.filter(({ gain }) => gain.seat === seat);
          expect(points).toBe(sum(own.map(({ gain }) => gain.points)));
        }
      }
    });
  });
});

describe('London', () => {
  it.each(gamesOf('london'))('%s', (...game) => {
    let before = londonPicture(viewsOf(metro.create(checked(game[1])))[0]);
    let rides = 0;
    watch(game, (s, events) => {
      const [picture, ...others] = viewsOf(s).map(londonPicture);
      expect(others).toEqual(others.map(() => picture));
      const taken = told(events, 'taxi');
      if (taken.length > rides) {
        rides = taken.length;
        const { colour, field, gain, sight } = taken[rides - 1];
        const ride = before.rides[colourCalled(colour)];
        expect([ride.to.number, ride.to.sight, ride.points]).toEqual([field, sight, gain.points]);
        expect(picture.taxi?.number).toBe(field);
      }
      if (picture.sights.length === 8) {
        const fields = picture.sights.flatMap(({ upper, lower }) => [...upper, ...lower]);
        expect(fields.map((one) => one.number).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 32 }, (_, i) => i + 1),
        );
        for (const { name, upper, lower } of picture.sights)
          for (const one of [...upper, ...lower]) expect(one.sight).toBe(name);
      }
      before = picture;
    });
    expect(rides).toBe(32);
  });

  function checked(given: Partial<MetroOptions>): MetroOptions {
    const options = metro.options(given);
    if (!options.ok) throw new Error(options.error.code);
    return options.value;
  }
});

describe('New York', () => {
  it.each(gamesOf('new-york'))('%s', (...game) => {
    watch(game, (s, events) => {
      const [{ boards, waiting }] = viewsOf(s).map(newYorkPicture);
      const taken = sum(boards.flatMap(({ cells }) => cells.map((cell) => cell.taken)));
      expect(taken).toBe(told(events, 'taken').length);
      if (sliceOf(s, newYork).touristsPlaced === 32) expect(taken + sum(waiting)).toBe(32);
      if (!isOver(s)) return;
      for (const event of told(events, 'valued'))
        if (event.module === 'new-york')
          expect(boards[colourCalled(event.gain.colour)].sum).toBe(event.gain.points);
    });
  });
});

describe('St Petersburg', () => {
  it.each(gamesOf('st-petersburg'))('%s', (...game) => {
    watch(game, (s, events) => {
      for (const view of viewsOf(s)) {
        const { sights, piles, owners } = stPetersburgStanding(view.known, view.viewer);
        expect(sum(piles.map(({ left }) => left)) + sum(owners.map(({ count }) => count))).toBe(32);
        const stands = standsIn(choicesOf(view));
        for (const colour of stands.keys()) expect(piles[colour].sight).toBeUndefined();
        for (const [colour, { chips, left, sight }] of piles.entries()) {
          expect(chips.filter(({ isLeft }) => isLeft).length).toBeGreaterThanOrEqual(left);
          if (sight !== undefined) expect(sight.tourist).toBe(colour);
        }
        expect(sights.filter(({ tourist }) => tourist !== undefined)).toHaveLength(
          piles.filter(({ sight }) => sight !== undefined).length,
        );
        for (const { owner, count, known } of owners) {
          const seesOwn = s.rules.seatsOwnColours && owner === view.viewer;
          if (isOver(s) || seesOwn) expect(known).toHaveLength(count);
          else expect(known).toEqual([]);
        }
        if (!isOver(s)) continue;
        for (const { gain } of told(events, 'revealed'))
          expect(sum(owners[colourCalled(gain.colour)].known)).toBe(gain.points);
      }
    });
  });
});

describe('Berlin', () => {
  it.each(gamesOf('berlin', ['A', 'mixed']))('%s', (...game) => {
    watch(game, (s, events) => {
      const [{ sights, sums, owners }, ...others] = viewsOf(s).map(({ known }) => berlinStanding(known));
      expect(others).toEqual(others.map(() => ({ sights, sums, owners })));
      for (const { standings } of sights) {
        expect(standings).toHaveLength(owners + 1);
        expect(sum(standings.map(({ cards }) => cards))).toBe(8);
      }
      if (!isOver(s)) return;
      const won = COLOURS.map((name) =>
        sum(
          told(events, 'won')
            .filter(({ gain }) => gain.colour === name)
            .map(({ gain }) => gain.points),
        ),
      );
      expect(sums).toEqual(won.slice(0, owners));
    });
  });
});
