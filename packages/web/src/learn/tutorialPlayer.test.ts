import { describe, expect, it } from 'vitest';
import type { Tutorial } from './learn.ts';
import { afterActions, afterReading, atStart, isAsked, placeSteps, positionIn } from './tutorialPlayer.ts';

const { actions, steps } = placeSteps([
  'deal1 deal2',
  { text: 'hello', wait: 'next' },
  { text: 'place', wait: { action: 'mine1' } },
  'draw3 theirs1',
  { text: 'look', wait: 'next' },
  { text: 'again', wait: { action: 'mine2' } },
  'end',
]);
const tutorial: Tutorial = { log: { game: 'any', rules: 1, options: {}, actions }, seat: 0, steps };

describe('a script', () => {
  it('is one log with steps between its actions', () => {
    expect(actions).toEqual(['deal1', 'deal2', 'mine1', 'draw3', 'theirs1', 'mine2', 'end']);
    expect(steps.map(({ text, at }) => [text, at])).toEqual([
      ['hello', 2],
      ['place', 2],
      ['look', 5],
      ['again', 5],
    ]);
  });
});

describe('playing a script', () => {
  it('goes from the first action to the last', () => {
    let progress = atStart;
    const seen: string[] = [];
    for (;;) {
      const { step, play } = positionIn(tutorial, progress);
      seen.push(...play.map((action) => `(${action})`));
      progress = afterActions(progress, play.length);
      if (step === undefined) break;
      seen.push(step.text);
      if (step.wait === 'next') {
        progress = afterReading(tutorial, progress);
      } else {
        expect(isAsked(tutorial, progress, step.wait.action)).toBe(true);
        progress = afterActions(progress, 1);
      }
    }
    expect(seen.join(' ')).toBe('(deal1) (deal2) hello place (draw3) (theirs1) look again (end)');
    expect(progress.played).toBe(actions.length);
  });

  it('allows only what is asked for, when it is time', () => {
    expect(isAsked(tutorial, { played: 2, read: 0 }, 'mine1')).toBe(false);
    expect(isAsked(tutorial, { played: 2, read: 1 }, 'mine1')).toBe(true);
    expect(isAsked(tutorial, { played: 2, read: 1 }, 'mine2')).toBe(false);
    // The opponent is still to move.
    expect(isAsked(tutorial, { played: 4, read: 3 }, 'mine2')).toBe(false);
  });
});
