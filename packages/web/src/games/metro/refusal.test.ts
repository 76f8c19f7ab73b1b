import { viewOf } from '@guimard/engine/kit';
import { CELLS, judgeLay, metro, parseCell, parseTile, tilesToLay } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { describe, expect, it } from 'vitest';
import { tellRefusal, whyNotHere, whyNotOptions } from './refusal.ts';
import { NONSENSE, optionsOf, PLAYED, playRandomly } from './words/testing/games.ts';

describe('why a tile may not be laid', () => {
  const s = metro.create(optionsOf({ players: 2, first: 0 }));
  const cell = (name: string): number => parseCell(name)!;
  const tile = parseTile('aacb')!;

  it('is told apart where one rule has several reasons', () => {
    expect(whyNotHere(en, s, tile, cell('33'))?.text).toBe(en.refusals.byRule.B1);
    expect(whyNotHere(en, s, tile, cell('22'))?.text).toBe('C3 is neither at the rim nor beside a tile.');
    const corners = metro.create(optionsOf({ corners: true }));
    expect(whyNotHere(en, corners, tile, cell('22'))?.text).toBe(
      'C3 neither lies at the rim nor touches a tile.',
    );
    expect(whyNotHere(en, s, parseTile('dacc')!, cell('03'))?.text).toBe(en.refusals.byRule.B14);
    expect(whyNotHere(en, s, tile, cell('03'))).toBeUndefined();
  });

  it.each(PLAYED.filter(([name]) => name.startsWith('preset')))(
    '%s: agrees with the engine',
    (name, options) => {
      playRandomly(options, `refusals ${name}`, (state) => {
        const mover = metro.toMove(state);
        if (mover < 0 || state.laid % 6 !== 0) return;
        const { known, legal } = viewOf(metro, state, mover);
        if (metro.decode(known, legal[0]).type !== 'lay') return;
        for (let at = 0; at < CELLS; at++) {
          const [held] = tilesToLay(known);
          const told = whyNotHere(en, known, held, at)?.text;
          expect(told === undefined).toBe(judgeLay(known, held, at) === undefined);
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
    [{ with: ['paris', 'berlin'] }, 'One city at a time: Paris and Berlin.'],
    [{ players: 1, with: ['solo', 'paris'] }, 'Solo is played without any other module.'],
    [{ with: ['central-stations', 'central-tracks'] }, en.refusals.centre],
    [{ players: 1, with: ['solo'], hand: 3 }, 'The size of the hand is fixed: Solo.'],
    [{ with: ['companies'], exclusive: true }, 'Not with Companies: there lines belong to nobody.'],
    [{ hand: 4 }, en.refusals.byRule.V2],
    [{ side: 'B' }, en.refusals.noSide],
  ])('%j', (options, told) => {
    expect(whyNotOptions(en, options)).toBe(told);
  });

  it('is nothing where they can', () => {
    expect(whyNotOptions(en, { with: ['london'] })).toBeUndefined();
  });
});

it('falls back to the words of the engine', () => {
  expect(tellRefusal(en, { rule: 'undo', reason: 'Nothing to take back.' })).toBe('Nothing to take back.');
  expect(tellRefusal(en, { rule: 'M3', reason: '?' })).toBe(en.refusals.byRule.M3);
});
