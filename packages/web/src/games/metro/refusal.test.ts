import { nth, viewOf } from '@guimard/engine/kit';
import { CELLS, judgePlacement, metro, parseCell, parseTile, tilesToPlace } from '@guimard/engine/metro';
import { beforeAll, describe, expect, it } from 'vitest';
import { kitRefusals } from '../../i18n/refusals.ts';
import { metroRefusals, whyNotHere, whyNotOptions } from './refusal.ts';
import { NONSENSE, optionsOf, PLAYED, playRandomly } from './words/testing/games.ts';

beforeAll(() => Promise.all([kitRefusals.load(), metroRefusals.dictionary.load()]));

describe('why a tile may not be placed', () => {
  const s = metro.create(optionsOf({ players: 2, first: 0 }));
  const cell = (name: string): number => parseCell(name)!;
  const tile = parseTile('aacb')!;

  it('names cells as the board does', () => {
    const told = (name: string, known = s, held = tile) => whyNotHere(known, held, cell(name))?.text;
    expect(told('33')).toBe('D4 belongs to the central station, which never takes a tile.');
    expect(told('22')).toBe('Tiles go on the edge or next to another tile, so not on C3.');
    const corners = metro.create(optionsOf({ corners: true }));
    expect(told('22', corners)).toBe('Tiles go on the edge or where they touch another tile, so not on C3.');
    expect(told('03', s, parseTile('dacc')!)).toMatch(/^This would make a line of one tile/);
    expect(told('03')).toBeUndefined();
  });

  it.each(PLAYED.filter(([name]) => name.startsWith('preset')))(
    '%s: agrees with the engine',
    (name, options) => {
      playRandomly(options, `refusals ${name}`, (state) => {
        const mover = metro.toMove(state);
        if (mover < 0 || state.placed % 6 !== 0) return;
        const { known, legal } = viewOf(metro, state, mover);
        if (metro.decode(known, nth(legal, 0)).type !== 'place') return;
        for (let at = 0; at < CELLS; at++) {
          const held = nth(tilesToPlace(known), 0);
          const told = whyNotHere(known, held, at)?.text;
          expect(told === undefined).toBe(judgePlacement(known, held, at) === undefined);
          if (told !== undefined) expect(told).not.toMatch(NONSENSE);
        }
      });
    },
  );
});

describe('why options cannot be played', () => {
  it.each([
    [{ players: 7 }, 'It takes 2 to 6 players.'],
    [{ players: 2, with: ['solo'] }, 'It takes exactly one player.'],
    [{ with: ['paris', 'berlin'] }, 'Only one city at a time, not Paris and Berlin together.'],
    [{ players: 1, with: ['solo', 'paris'] }, 'Solo is played without other modules.'],
    [
      { with: ['central-stations', 'central-tracks'] },
      'Central tracks cover the platforms that central stations need.',
    ],
    [{ players: 1, with: ['solo'], hand: 3 }, 'With Solo, a hand always has 2 tiles.'],
    [
      { with: ['companies'], exclusive: true },
      'One marker per space doesn’t work with Companies: players own no lines there.',
    ],
    [{ hand: 4 }, 'A hand has 1 to 3 tiles.'],
    [{ side: 'B' }, 'This game has no variants to choose from.'],
  ])('%j', (options, told) => {
    expect(whyNotOptions(options)).toBe(told);
  });

  it('is nothing where they can', () => {
    expect(whyNotOptions({ with: ['london'] })).toBeUndefined();
  });
});
