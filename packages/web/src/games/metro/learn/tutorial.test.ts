/** The tutorial is a real game, and what it promises happens. */
import { nth, type PlayedAction, replay, viewOf } from '@guimard/engine/kit';
import {
  countCrossings,
  lineEnd,
  lineLength,
  type MetroEvent,
  type MetroState,
  metro,
  parseCell,
} from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro-learn';
import { LOCALES } from '@guimard/messages/locales';
import load from '@guimard/messages/metro-learn';
import { describe, expect, it } from 'vitest';
import type { PlacedStep } from '../../../learn/learn.ts';
import { figuresIn, spelledIn } from '../../../learn/testing/numbers.ts';
import { tutorial } from './tutorial.ts';
import type { TutorialKey } from './words.ts';

/** In the order of the game. */
const KEYS = Object.keys(en.tutorial) as TutorialKey[];

/** What each action did, and the state after so many actions. */
function played(): { steps: PlayedAction<MetroEvent>[]; states: MetroState[] } {
  const steps: PlayedAction<MetroEvent>[] = [];
  const options = metro.options(tutorial.log.options);
  if (!options.ok) throw new Error(options.error.code);
  const states = [metro.create(options.value)];
  const end = replay(metro, tutorial.log, (step, state) => {
    steps.push(step);
    const then = metro.create(options.value);
    then.bytes.set(state.bytes);
    states.push(then);
  });
  if (!end.ok) throw new Error(`action ${end.error.at}: ${end.error.code}`);
  return { steps, states };
}

const { steps, states } = played();
const stepCalled = (key: TutorialKey): PlacedStep => tutorial.steps.find(({ text }) => text === key)!;
const stateAt = (key: TutorialKey): MetroState => nth(states, stepCalled(key).at);
const lineFrom = (events: readonly MetroEvent[], station: number): MetroEvent | undefined =>
  events.find((event) => event.type === 'line' && event.station === station);
/** The line completed by the action just before a step. */
const lineBefore = (key: TutorialKey, back: number, station: number): MetroEvent | undefined =>
  lineFrom(nth(steps, stepCalled(key).at - back).events, station);
const crossings = (s: MetroState, station: number): number[] => {
  const counts = new Uint8Array(64);
  countCrossings(s, station - 1, counts);
  return Array.from(counts);
};
const scoresOf = (s: MetroState): number[] => {
  const scores = new Int32Array(2);
  metro.scores(s, scores);
  return Array.from(scores);
};
const refusal = (s: MetroState, word: string): string | undefined => {
  const action = metro.parse(word);
  const code = action.ok ? metro.encode(s, action.value) : action;
  return code.ok ? undefined : code.error.rule;
};

describe('the tutorial', () => {
  it('is a whole game', () => {
    expect(steps).toHaveLength(tutorial.log.actions.length);
    expect(steps.at(-1)!.events.at(-1)).toEqual({ type: 'over', scores: [112, 107] });
  });

  it('asks for what the player does next in the log, and for nothing illegal', () => {
    const asked = tutorial.steps.filter(({ wait }) => wait !== 'next');
    expect(asked).toHaveLength(8);
    for (const { wait, at } of asked) {
      if (wait === 'next') continue;
      expect(nth(steps, at).mover).toBe(tutorial.seat);
      expect(nth(steps, at).action).toBe(wait.action);
      expect(viewOf(metro, nth(states, at), tutorial.seat).legal.length).toBeGreaterThan(0);
    }
  });

  it('points at the cell that the player is to take', () => {
    for (const { wait, show } of tutorial.steps) {
      if (wait === 'next' || wait.action === 'draw') continue;
      expect(show?.cells).toContain(wait.action.slice(4));
    }
  });

  it('says every text once, in order', () => {
    expect(tutorial.steps.map(({ text }) => text)).toEqual(KEYS);
  });
});

describe('what the texts promise happens', () => {
  it('the stations that are pointed at are yellow', () => {
    const { owner } = nth(states, 0);
    const departures = stepCalled('stations').show?.departures ?? [];
    expect(departures).toHaveLength(16);
    expect(departures.every((departure) => owner[departure] === 1)).toBe(true);
  });

  it("blue's tile carries the line on, and it grows to 3", () => {
    expect(lineLength(stateAt('grow'), 6)).toBe(2);
    expect(lineLength(nth(states, stepCalled('grow').at + 1), 6)).toBe(3);
  });

  it('the first line scores 6 over 4 tiles, 2 of them crossed twice', () => {
    expect(lineBefore('scored', 1, 7)).toMatchObject({ owner: 0, points: 6, end: 6 });
    const counts = crossings(stateAt('scored'), 7);
    expect(counts.filter((count) => count > 0)).toHaveLength(4);
    const marked = stepCalled('scored').show?.cells?.map((cell) => counts[parseCell(cell)!]);
    expect(marked).toEqual([2, 2]);
  });

  it("blue completes yellow's line from station 3 for 2", () => {
    expect(nth(steps, stepCalled('hurt').at - 2).mover).toBe(1);
    expect(lineBefore('hurt', 2, 3)).toMatchObject({ owner: 0, length: 2, points: 2 });
  });

  it('the marked cells refuse the tile in hand by B14', () => {
    for (const cell of stepCalled('refused').show?.cells ?? []) {
      expect(refusal(stateAt('refused'), `dddd${cell}`)).toBe('B14');
    }
  });

  it('the tile drawn takes the line from station 5 on, and the hand stays', () => {
    const before = stateAt('drawn');
    const after = nth(states, stepCalled('drawn').at + 1);
    expect(lineLength(after, 4)).toBe(lineLength(before, 4) + 1);
    expect(refusal(stateAt('revenge'), 'dddd15')).toBeUndefined();
  });

  it("the tile that was kept ends blue's line from station 4 after 4", () => {
    const { at } = stepCalled('revenge');
    expect(lineEnd(nth(states, at), 3) >> 2).toBe(parseCell('15'));
    expect(lineFrom(nth(steps, at).events, 4)).toMatchObject({ owner: 1, length: 4, points: 4 });
  });

  it('the line into the centre crosses a tile 4 times and scores 12 twice', () => {
    expect(lineBefore('doubled', 1, 5)).toMatchObject({ owner: 0, length: 12, points: 24, end: 'centre' });
    expect(crossings(stateAt('doubled'), 5)[parseCell('14')!]).toBe(4);
    expect(scoresOf(stateAt('doubled'))).toEqual([32, 4]);
  });

  it('47 tiles later the last one turns the game', () => {
    const last = stateAt('last');
    expect(last.placed - stateAt('doubled').placed).toBe(47);
    expect([last.pile, ...scoresOf(last)]).toEqual([0, 84, 104]);
    expect(lineFrom(nth(steps, stepCalled('last').at).events, 17)).toMatchObject({
      owner: 0,
      points: 24,
      end: 'centre',
    });
  });
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  /** Figures that have been checked above. */
  const FIGURES: Partial<Record<TutorialKey, readonly number[]>> = {
    stations: [32, 16],
    right: [7],
    place: [7],
    grow: [3],
    scored: [6, 4, 2],
    hurt: [3, 2],
    refused: [1],
    drawn: [5],
    revenge: [4],
    centre: [5],
    doubled: [4, 12, 24, 32, 47],
    last: [104, 84, 17],
    over: [24, 60, 112, 107],
  };

  it('give the figures, and no others', async () => {
    const words = await load(locale);
    for (const key of KEYS) {
      const given = figuresIn(words.tutorial[key]);
      const figures = FIGURES[key] ?? [];
      expect(given, key).toEqual(expect.arrayContaining([...figures]));
      expect([...figures, ...spelledIn(en.tutorial[key])], key).toEqual(expect.arrayContaining([...given]));
    }
  });
});
