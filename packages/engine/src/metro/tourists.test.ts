import { describe, expect, it } from 'vitest';
import { CHANCE } from '../kit/game.ts';
import { SeededRng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import { metro } from './metro.ts';

describe('P1: tourists are placed', () => {
  it.each(['paris', 'stockholm', 'london'])('with public events: %s', (city) => {
    const options = metro.options({ players: 2, with: [city] });
    if (!options.ok) throw new Error(options.error.code);
    const s = metro.create(options.value);
    const rng = new SeededRng(city);
    const told: (MetroEvent & { type: 'tourist' })[] = [];
    while (metro.toMove(s) === CHANCE) {
      metro.play(s, metro.pick(s, rng), (event) => event.type === 'tourist' && told.push(event));
    }
    expect(new Set(told.map(({ cell }) => cell)).size).toBe(32);
    expect(told.filter(({ colour }) => colour === 'red')).toHaveLength(4);
    expect(metro.describe(told[0])).toBe(`The tourist on 11 is ${told[0].colour}.`);
  });
});
