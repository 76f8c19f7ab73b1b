import { describe, expect, it } from 'vitest';
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

const refused = (rule: string, words: string) => ({
  ok: false,
  error: { rule, reason: expect.stringContaining(words) },
});

function after(words: string, options: Partial<MetroOptions> = {}): MetroState {
  const s = createState({ ...DEFAULTS, first: 0, ...options });
  if (words !== '') playWords(s, words);
  return s;
}

// Each row: what has been played, what is tried, the rule and some of the words of the refusal.
describe('two players, hand of one', () => {
  it.each([
    ['B9: dealing comes before', '', 'first0', 'B9', 'settled already'],
    ['B10: dealing comes before a lay', '', 'aaaa04', 'B10', 'Hands are being filled'],
    ['B10: dealing comes before drawing', '', 'draw', 'B10', 'Hands are being filled'],
    ['B10: nothing is drawn unasked', 'aacb bbbb', 'aaaa', 'B10', 'Yellow must lay a tile or draw'],
    ['B10: a tile that is not in hand', 'aacb bbbb', 'cccc04', 'B10', 'no cccc in hand, only aacb'],
    ["B10: another player's tile", 'aacb bbbb', 'bbbb04', 'B10', 'no bbbb in hand, only aacb'],
    ['B13: the own tile, rotated', 'aacb bbbb', 'cbaa04', 'B13', 'cbaa is aacb rotated'],
    ['B9: who starts', 'aacb bbbb', 'first1', 'B9', 'settled already'],
    ['B1: the central station', 'aacb bbbb', 'aacb34', 'B1', 'central station'],
    ['B12: out of reach', 'aacb bbbb', 'aacb11', 'B12', 'not on the rim'],
    ['B14: a line of one tile', 'bbbb aacb', 'bbbb07', 'B14', 'station 1 to station 32'],
    ['B10: the hand is to be refilled', 'aacb bbbb aacb04', 'bbbb03', 'B10', 'Hands are being filled'],
    ['B10: the hand is to be refilled', 'aacb bbbb aacb04', 'draw', 'B10', 'Hands are being filled'],
    ['B9: who starts', 'aacb bbbb aacb04', 'first0', 'B9', 'settled already'],
    ['B12: occupied', 'aacb bbbb aacb04 aaaa', 'bbbb04', 'B12', 'already has a tile'],
    ['B10: a tile is being drawn', 'aacb bbbb draw', 'aacb04', 'B10', 'A tile is being drawn'],
    ['B10: drawing twice', 'aacb bbbb draw', 'draw', 'B10', 'A tile is being drawn'],
    [
      'B10: the drawn tile, not the hand',
      'aacb bbbb draw cccc',
      'aacb04',
      'B10',
      'must be laid: cccc, not aacb',
    ],
    ['B10: drawing commits', 'aacb bbbb draw cccc', 'draw', 'B10', 'Yellow must lay the tile drawn'],
    ['B10: drawing commits', 'aacb bbbb draw cccc', 'aaaa', 'B10', 'Yellow must lay the tile drawn'],
    ['B13: the drawn tile, rotated', 'aacb bbbb draw dada', 'adad04', 'B13', 'adad is dada rotated'],
    ['B14: the drawn tile', 'aacb bbbb draw dada', 'dada04', 'B14', 'station 4 to station 4'],
  ])('%s, after "%s": %s', (_, played, word, rule, words) => {
    expect(refusal(after(played), word)).toEqual(refused(rule, words));
  });
});

describe('other steps and options', () => {
  it('B6: chance cannot name a tile of which none is left', () => {
    expect(refusal(after('dddd dddd', { players: 3 }), 'dddd')).toEqual(refused('B6', 'No dddd is left'));
    expect(refusal(after('dddd dddd draw'), 'dddd')).toEqual(refused('B6', 'No dddd is left'));
  });

  it('B9: before it is settled who starts', () => {
    const s = createState({ ...DEFAULTS, players: 3 });
    for (const word of ['aaaa', 'aaaa04', 'draw']) {
      expect(refusal(s, word)).toEqual(refused('B10', 'First it must be settled who starts'));
    }
    for (const word of ['first3', 'first9']) {
      expect(refusal(s, word)).toEqual(refused('B9', 'seats are 0 to 2'));
    }
  });

  it('B9: a seat that is none, from a program instead of a word', () => {
    const s = createState({ ...DEFAULTS, players: 3 });
    for (const seat of [-1, 0.5, 3, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(metro.encode(s, { type: 'first', seat }), `seat ${seat}`).toMatchObject({ ok: false });
    }
  });

  it('V1: a tile is drawn under its common name', () => {
    const s = after('', { rotate: true });
    expect(refusal(s, 'cbaa')).toEqual(refused('V1', 'cbaa is drawn as aacb'));
    expect(refusal(after('aacb aaaa', { rotate: true }), 'cccc04')).toEqual(refused('B10', 'only aacb'));
    expect(refusal(after('aacb aaaa', { rotate: true }), 'cbaa04')).toMatchObject({ ok: true });
    expect(refusal(after('dddd dddd draw', { rotate: true }), 'dddd')).toEqual(
      refused('B6', 'No dddd is left'),
    );
  });

  it('V2: the whole hand is named', () => {
    const s = after('aacb bbbb dddd dada', { hand: 2 });
    expect(refusal(s, 'cccc04')).toEqual(refused('B10', 'only aacb, bbbb'));
    expect(refusal(s, 'dddd04')).toEqual(refused('B10', 'only aacb, bbbb'));
  });

  it.each([2, 3, 4, 5, 6])('B11: no drawing from an empty pile, %i players', (players) => {
    const s = createState({ ...DEFAULTS, players });
    let tried = 0;
    for (const _ of randomMoves(s, new SeededRng(players))) {
      if (s.step !== TURN) continue;
      const expected = s.pile > 0 ? { ok: true } : refused('B11', 'no tile left to draw');
      expect(refusal(s, 'draw')).toMatchObject(expected);
      if (s.pile === 0) tried++;
      if (s.pile === 0) expect(handOf(s, s.seat)).toHaveLength(1);
    }
    expect(tried).toBe(players);
  });

  it('B19: nothing more once all tiles lie', () => {
    const s = createState(DEFAULTS);
    for (const _ of randomMoves(s, new SeededRng(19))) expect(s.laid).toBeLessThan(60);
    for (const word of ['draw', 'aaaa', 'aaaa04', 'aaaa33', 'first0']) {
      expect(refusal(s, word)).toEqual(refused('B19', 'game is over'));
    }
  });
});

describe('options', () => {
  it.each<[unknown, string, string]>([
    [undefined, 'options', 'must be an object'],
    [null, 'options', 'must be an object'],
    [[], 'options', 'must be an object'],
    ['players=2', 'options', 'must be an object'],
    [{ player: 2 }, 'options', 'no option "player"; there are: players, first, rotate'],
    [{ toString: 1 }, 'options', 'no option "toString"'],
    [{ constructor: 1 }, 'options', 'no option "constructor"'],
    [JSON.parse('{"__proto__":1}'), 'options', 'no option "__proto__"'],
    [{ players: 1 }, 'B8', 'from 2 to 6, not 1'],
    [{ players: 7 }, 'B8', 'from 2 to 6, not 7'],
    [{ players: 2.5 }, 'B8', 'whole number'],
    [{ players: '2' }, 'B8', 'not "2"'],
    [{ players: null }, 'B8', 'not null'],
    [{ players: undefined }, 'B8', 'players'],
    [{ players: Number.NaN }, 'B8', 'players'],
    [{ first: 2 }, 'B9', 'a seat from 0 to 1'],
    [{ players: 6, first: 6 }, 'B9', 'a seat from 0 to 5'],
    [{ first: -1 }, 'B9', '"random" or a seat'],
    [{ first: 0.5 }, 'B9', '"random" or a seat'],
    [{ first: 'youngest' }, 'B9', '"random" or a seat'],
    [{ hand: 0 }, 'V2', '1, 2 or 3 tiles, not 0'],
    [{ hand: 4 }, 'V2', 'not 4'],
    [{ rotate: 1 }, 'options', '"rotate" must be true or false'],
    [{ exclusive: 'yes' }, 'options', '"exclusive" must be true or false'],
    [{ corners: null }, 'options', '"corners" must be true or false'],
    [{ with: 'companies' }, 'options', '"with" must be a list'],
    [{ with: [1] }, 'options', '"with" must be a list'],
    [{ with: ['no such module'] }, 'options', 'no module "no such module"'],
  ])('%j: %s', (input, rule, words) => {
    expect(parseOptions(input)).toEqual(refused(rule, words));
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
