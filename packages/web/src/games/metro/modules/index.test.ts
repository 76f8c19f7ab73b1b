/** Every module in every position has something to say, in whole sentences, and tells no secrets. */
import { OVER, viewOf } from '@guimard/engine/kit';
import { type MetroOptions, MODULES, metro } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { describe, expect, it } from 'vitest';
import { describeModules, summariseModules, uisIn } from './index.ts';
import { NAMES, positionsOf, viewsOf } from './testing/positions.ts';

const CITIES = MODULES.filter(({ city }) => city).map(({ name }) => name);
const GAMES: Partial<MetroOptions>[] = [
  { players: 1, with: ['solo'] },
  { players: 1, with: ['solo'], side: 'hard' },
  { players: 4, with: ['companies'] },
  { players: 3, with: ['companies', 'central-stations'] },
  { players: 2, with: ['central-stations'] },
  { players: 2, with: ['stockholm'], side: 'open' },
  ...CITIES.flatMap((city) => [
    { players: 3, with: [city] },
    { players: 2, with: ['companies', city] },
  ]),
];

describe.each(GAMES)('$with $players', (options) => {
  it('is told in sentences to every viewer', () => {
    let at = 0;
    for (const s of positionsOf(options, 'told')) {
      if (at++ % 7 > 0 && metro.toMove(s) !== OVER) continue;
      for (const view of viewsOf(s)) {
        const sentences = describeModules(en, view, NAMES);
        if (s.placed > 0) expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[^\s].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object|: \./);
        }
        for (const { panel } of uisIn(s)) {
          const summary = panel?.summary(en, view, NAMES);
          expect(summary).not.toMatch(/undefined|NaN/);
          expect(summary?.length).toBeLessThan(64);
        }
      }
    }
  });
});

it('a player reads of their own shares and colours, a spectator of nobody’s', () => {
  for (const s of positionsOf({ players: 2, with: ['companies', 'stockholm'] }, 'secrets')) {
    if (s.placed < 5) continue;
    const own = describeModules(en, viewOf(metro, s, 0), NAMES).join('\n');
    const spectators = describeModules(en, viewsOf(s)[0], NAMES).join('\n');
    expect(own).toMatch(/You hold 10% of/);
    expect(own).toMatch(/Your colours: /);
    expect(spectators).not.toMatch(/You hold|Your colours|’s colours/);
    break;
  }
});

it('a module without a panel says nothing beside the board', () => {
  for (const s of positionsOf({ players: 2, with: ['central-tracks'] }, 'tracks')) {
    expect(describeModules(en, viewsOf(s)[0], NAMES)).toEqual([]);
    expect(summariseModules(en, viewsOf(s)[0], NAMES)).toBe('');
    break;
  }
});
