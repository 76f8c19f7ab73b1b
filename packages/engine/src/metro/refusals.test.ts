import { describe, expect, it } from 'vitest';
import type { Refusal } from '../kit/result.ts';
import { SeededRng } from '../kit/rng.ts';
import { metro } from './metro.ts';
import { DEFAULTS, type MetroOptions, parseOptions } from './options.ts';
import { createState } from './setup.ts';
import { type MetroState, TURN } from './state.ts';
import { handOf, playWords, randomMoves } from './testing/games.ts';

function refusal(s: MetroState, word: string): unknown {
  const action = metro.parse(word);
  if (!action.ok) throw new Error(`${word} is no action`);
  return metro.encode(s, action.value);
}

const refused = (rule: string, code: string, params: Refusal['params'] = {}) => ({
  ok: false,
  error: { rule, code, params: expect.objectContaining(params) },
});

function after(words: string, options: Partial<MetroOptions> = {}): MetroState {
  const s = createState({ ...DEFAULTS, first: 0, ...options });
  if (words !== '') playWords(s, words);
  return s;
}

// Each row: what has been played, what is tried, the rule and the code of the refusal.
describe('two players, hand of one', () => {
  it.each([
    ['B9: dealing comes before', '', 'first0', 'B9', 'firstDecided'],
    ['B10: dealing comes before a placement', '', 'aaaa04', 'B10', 'handsBeingFilled'],
    ['B10: dealing comes before drawing', '', 'draw', 'B10', 'handsBeingFilled'],
    ['B10: nothing is drawn unasked', 'aacb bbbb', 'aaaa', 'B10', 'tileDue'],
    ['B10: a tile that is not in hand', 'aacb bbbb', 'cccc04', 'B10', 'notInHand'],
    ["B10: another player's tile", 'aacb bbbb', 'bbbb04', 'B10', 'notInHand'],
    ['B13: the own tile, rotated', 'aacb bbbb', 'cbaa04', 'B13', 'rotated'],
    ['B9: who starts', 'aacb bbbb', 'first1', 'B9', 'firstDecided'],
    ['B1: the central station', 'aacb bbbb', 'aacb34', 'B1', 'centralStation'],
    ['B12: out of reach', 'aacb bbbb', 'aacb11', 'B12', 'besideNoTile'],
    ['B14: a line of one tile', 'bbbb aacb', 'bbbb07', 'B14', 'oneTileLine'],
    ['B10: the hand is to be refilled', 'aacb bbbb aacb04', 'bbbb03', 'B10', 'handsBeingFilled'],
    ['B10: the hand is to be refilled', 'aacb bbbb aacb04', 'draw', 'B10', 'handsBeingFilled'],
    ['B9: who starts', 'aacb bbbb aacb04', 'first0', 'B9', 'firstDecided'],
    ['B12: occupied', 'aacb bbbb aacb04 aaaa', 'bbbb04', 'B12', 'cellTaken'],
    ['B10: a tile is being drawn', 'aacb bbbb draw', 'aacb04', 'B10', 'tileBeingDrawn'],
    ['B10: drawing twice', 'aacb bbbb draw', 'draw', 'B10', 'tileBeingDrawn'],
    ['B10: the drawn tile, not the hand', 'aacb bbbb draw cccc', 'aacb04', 'B10', 'notTheDrawnTile'],
    ['B10: drawing commits', 'aacb bbbb draw cccc', 'draw', 'B10', 'drawnTileDue'],
    ['B10: drawing commits', 'aacb bbbb draw cccc', 'aaaa', 'B10', 'drawnTileDue'],
    ['B13: the drawn tile, rotated', 'aacb bbbb draw dada', 'adad04', 'B13', 'rotated'],
    ['B14: the drawn tile', 'aacb bbbb draw dada', 'dada04', 'B14', 'oneTileLine'],
  ])('%s, after "%s": %s', (_, played, word, rule, code) => {
    expect(refusal(after(played), word)).toEqual(refused(rule, code));
  });
});

describe('other steps and options', () => {
  it('B6: chance cannot name a tile of which none is left', () => {
    expect(refusal(after('dddd dddd', { players: 3 }), 'dddd')).toEqual(
      refused('B6', 'noneLeft', { tile: 'dddd' }),
    );
    expect(refusal(after('dddd dddd draw'), 'dddd')).toEqual(refused('B6', 'noneLeft', { tile: 'dddd' }));
  });

  it('B9: before the first player is chosen', () => {
    const s = createState({ ...DEFAULTS, players: 3 });
    for (const word of ['aaaa', 'aaaa04', 'draw']) {
      expect(refusal(s, word)).toEqual(refused('B10', 'firstUndecided'));
    }
    for (const word of ['first3', 'first9']) {
      expect(refusal(s, word)).toEqual(refused('B9', 'unknownSeat', { max: 2 }));
    }
  });

  it('B9: an invalid seat, from a program instead of a word', () => {
    const s = createState({ ...DEFAULTS, players: 3 });
    for (const seat of [-1, 0.5, 3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(metro.encode(s, { type: 'first', seat }), `seat ${seat}`).toMatchObject({ ok: false });
    }
  });

  it('V1: a tile is drawn under the name of its first rotation', () => {
    const s = after('', { rotate: true });
    expect(refusal(s, 'cbaa')).toEqual(refused('V1', 'drawnAs', { tile: 'cbaa', drawnTile: 'aacb' }));
    expect(refusal(after('aacb aaaa', { rotate: true }), 'cccc04')).toEqual(
      refused('B10', 'notInHand', { heldTiles: ['aacb'] }),
    );
    expect(refusal(after('aacb aaaa', { rotate: true }), 'cbaa04')).toMatchObject({ ok: true });
    expect(refusal(after('dddd dddd draw', { rotate: true }), 'dddd')).toEqual(
      refused('B6', 'noneLeft', { tile: 'dddd' }),
    );
  });

  it('V2: the refusal names the whole hand', () => {
    const s = after('aacb bbbb dddd dada', { hand: 2 });
    expect(refusal(s, 'cccc04')).toEqual(refused('B10', 'notInHand', { heldTiles: ['aacb', 'bbbb'] }));
    expect(refusal(s, 'dddd04')).toEqual(refused('B10', 'notInHand', { heldTiles: ['aacb', 'bbbb'] }));
  });

  it.each([2, 3, 4, 5, 6])('B11: no drawing from an empty pile, %i players', (players) => {
    const s = createState({ ...DEFAULTS, players });
    let tried = 0;
    for (const _ of randomMoves(s, new SeededRng(players))) {
      if (s.step !== TURN) continue;
      const expected = s.pile > 0 ? { ok: true } : refused('B11', 'pileEmpty');
      expect(refusal(s, 'draw')).toMatchObject(expected);
      if (s.pile === 0) tried++;
      if (s.pile === 0) expect(handOf(s, s.seat)).toHaveLength(1);
    }
    expect(tried).toBe(players);
  });

  it('B19: nothing more once all tiles are placed', () => {
    const s = createState(DEFAULTS);
    for (const _ of randomMoves(s, new SeededRng(19))) expect(s.placed).toBeLessThan(60);
    for (const word of ['draw', 'aaaa', 'aaaa04', 'aaaa33', 'first0']) {
      expect(refusal(s, word)).toEqual(refused('B19', 'gameOver'));
    }
  });
});

describe('options', () => {
  it.each<[input: unknown, rule: string, code: string, params?: Refusal['params']]>([
    [{ player: 2 }, 'options', 'unknownOption', { option: 'player', options: Object.keys(DEFAULTS) }],
    [{ players: 1 }, 'B8', 'playersBetween', { min: 2, max: 6 }],
    [{ players: 7 }, 'B8', 'playersBetween', { min: 2, max: 6 }],
    [{ players: 2.5 }, 'B8', 'playersBetween'],
    [{ players: '2' }, 'B8', 'playersBetween'],
    [{ players: null }, 'B8', 'playersBetween'],
    [{ players: undefined }, 'B8', 'playersBetween'],
    [{ players: Number.NaN }, 'B8', 'playersBetween'],
    [{ first: 2 }, 'B9', 'firstSeatOrRandom', { max: 1 }],
    [{ players: 6, first: 6 }, 'B9', 'firstSeatOrRandom', { max: 5 }],
    [{ first: -1 }, 'B9', 'firstSeatOrRandom'],
    [{ first: 0.5 }, 'B9', 'firstSeatOrRandom'],
    [{ first: 'youngest' }, 'B9', 'firstSeatOrRandom'],
    [{ hand: 0 }, 'V2', 'handSize', { min: 1, max: 3 }],
    [{ hand: 4 }, 'V2', 'handSize'],
    [{ rotate: 1 }, 'options', 'notTrueOrFalse', { option: 'rotate' }],
    [{ exclusive: 'yes' }, 'options', 'notTrueOrFalse', { option: 'exclusive' }],
    [{ corners: null }, 'options', 'notTrueOrFalse', { option: 'corners' }],
    [{ with: 'companies' }, 'options', 'notModuleNames', { option: 'with' }],
    [{ with: [1] }, 'options', 'notModuleNames', { option: 'with' }],
    [{ with: ['no such module'] }, 'options', 'unknownModule', { name: 'no such module' }],
  ])('%j: %s', (input, rule, code, params) => {
    expect(parseOptions(input)).toEqual(refused(rule, code, params));
  });

  it.each<[unknown, Partial<MetroOptions>]>([
    [{}, {}],
    [
      { players: 6, first: 5 },
      { players: 6, first: 5 },
    ],
    [
      { first: 'random', hand: 3 },
      { first: 'random', hand: 3 },
    ],
    [
      { corners: true, rotate: true },
      { rotate: true, corners: true },
    ],
    [{ with: [], exclusive: true }, { exclusive: true }],
  ])('%j is filled with defaults', (input, expected) => {
    expect(parseOptions(input)).toEqual({ ok: true, value: { ...DEFAULTS, ...expected } });
  });
});
