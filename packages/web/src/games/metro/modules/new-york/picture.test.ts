/** The boards of New York: tourists add up, and points come true. */
import { nth } from '@guimard/engine/kit';
import { newYork, sliceOf } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { colourCalled } from '../parts/module-view.ts';
import { sumOf } from '../parts/sum.ts';
import { viewsOf } from '../testing/positions.ts';
import { gamesOf, isOver, told, watch } from '../testing/watch.ts';
import { newYorkPicture } from './picture.ts';

it.each(gamesOf('new-york'))('%s', (...game) => {
  watch(game, (s, events) => {
    const { boards, waiting } = newYorkPicture(viewsOf(s)[0]);
    const taken = sumOf(boards.flatMap(({ cells }) => cells.map((cell) => cell.taken)));
    expect(taken).toBe(told(events, 'new-york', 'taken').length);
    if (sliceOf(s, newYork).touristsPlaced === 32) expect(taken + sumOf(waiting)).toBe(32);
    if (!isOver(s)) return;
    for (const { gain } of told(events, 'new-york', 'valued'))
      expect(nth(boards, colourCalled(gain.colour)).sum).toBe(gain.points);
  });
});
