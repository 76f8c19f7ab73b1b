import { describe, expect, it } from 'vitest';
import { equals } from '../kit/layout.ts';
import { SeededRng } from '../kit/rng.ts';
import { metro } from './metro.ts';
import { solo, soloStanding } from './modules/solo.ts';
import { scoresIfOver } from './projection.ts';
import { copyOf, createState } from './setup.ts';
import { plays } from './slice.ts';
import { END, type MetroState, TURN } from './state.ts';
import { EVERY_SET, randomMoves } from './testing/games.ts';

function projected(s: MetroState): number[] {
  const out = new Int32Array(s.seats);
  scoresIfOver(s, out);
  return Array.from(out);
}

function scored(s: MetroState): number[] {
  const out = new Int32Array(s.seats);
  metro.scores(s, out);
  return Array.from(out);
}

describe.each(EVERY_SET)('the scores if the game ended now: %s', (name, all) => {
  it.each(all.map((options) => [JSON.stringify(options), options] as const))('%s', (_, options) => {
    const s = createState(options);
    let lastMoment: MetroState | undefined;
    const emit = (): void => {
      if (s.step === END) lastMoment ??= copyOf(s);
    };
    let moves = 0;
    for (const _code of randomMoves(s, new SeededRng(`projection ${name}`), { emit })) {
      if (s.placed === 0) expect(scored(s)).toEqual(Array.from({ length: s.seats }, () => 0));
      if (moves++ % 8 !== 0) continue;
      const before = copyOf(s);
      const now = projected(s);
      expect(equals(s, before)).toBe(true);
      if (plays(s, solo)) expect(now).toEqual([soloStanding(s).result]);
    }
    expect(projected(s)).toEqual(scored(s));
    // The first event of the end comes before any points for it; the solo game only emits the result.
    if (lastMoment === undefined || plays(s, solo)) return;
    lastMoment.step = TURN;
    expect(projected(lastMoment)).toEqual(scored(s));
  });
});
