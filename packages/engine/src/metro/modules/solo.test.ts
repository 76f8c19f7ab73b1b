/** The solo game: the colour deck, where tiles may be placed, refusing a dddd, and the end (M16–M20). */
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../kit/game.ts';
import { SeededRng } from '../../kit/rng.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { scoreEnd } from '../scoring.ts';
import { createState } from '../setup.ts';
import { DEAL, type MetroState, REFILL, TURN } from '../state.ts';
import {
  boxByKind,
  fieldOf,
  handOf,
  legalCodes,
  legalWords,
  linesOf,
  onTurn,
  placeAll,
  playWords,
  randomMoves,
  refusalOf,
  tilesEverywhere,
  walk,
  wordOf,
} from '../testing/games.ts';
import { rotations } from '../testing/reference.ts';
import type { TileName } from '../tile.ts';
import { COLOURS, type ColourName } from '../types.ts';
import { MODULES } from './index.ts';

/** M1. */
const STATIONS: Readonly<Record<ColourName, readonly number[]>> = {
  yellow: [4, 14, 18, 32],
  blue: [3, 15, 17, 29],
  orange: [2, 16, 20, 30],
  green: [1, 13, 19, 31],
  purple: [5, 11, 23, 25],
  grey: [6, 10, 24, 28],
  red: [7, 9, 21, 27],
  brown: [8, 12, 22, 26],
};

const SOLO: MetroOptions = { ...DEFAULTS, players: 1, first: 0, hand: 2, with: ['solo'], side: 'normal' };
const game = (options: Partial<MetroOptions> = {}): MetroState => createState({ ...SOLO, ...options });
const rule = (s: MetroState, word: string): string | undefined => refusalOf(s, word)?.rule;

/** Two tiles, and a colour turned up. */
function turn(s: MetroState, hand: readonly TileName[], colour: ColourName): MetroState {
  onTurn(s, 0, hand);
  fieldOf(s, 'solo.colour')[0] = COLOURS.indexOf(colour);
  return s;
}

/** The cell that the line from a station would enter next; undefined if it is complete. */
function nextCell(s: MetroState, station: number): string | undefined {
  const { row, col } = walk(s, station);
  const isCentre = [3, 4].includes(row) && [3, 4].includes(col);
  return row < 0 || row > 7 || col < 0 || col > 7 || isCentre ? undefined : `${row}${col}`;
}

const nextCells = (s: MetroState, colour: ColourName): string[] => [
  ...new Set(STATIONS[colour].flatMap((station) => nextCell(s, station) ?? [])),
];

const GAMES = [false, true].flatMap((rotate) =>
  [false, true].flatMap((corners) =>
    ['normal', 'hard'].map((side): [string, MetroOptions] => [
      `V1 ${rotate}, V4 ${corners}, ${side}`,
      { ...SOLO, first: 'random', rotate, corners, side },
    ]),
  ),
);

describe('M16: set-up', () => {
  it('eight companies as in M1, markers at 0, eight cards, two tiles', () => {
    const s = game();
    for (const [i, colour] of COLOURS.entries())
      for (const station of STATIONS[colour]) expect(s.owner[station - 1]).toBe(i + 1);
    expect(Array.from(s.points)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    playWords(s, 'aaaa bbbb');
    expect(handOf(s, 0)).toEqual(['aaaa', 'bbbb']);
    expect([metro.toMove(s), legalWords(s)]).toEqual([CHANCE, COLOURS.map((colour) => `colour-${colour}`)]);
    playWords(s, 'colour-red');
    expect([metro.toMove(s), s.step, rule(s, 'colour-blue')]).toEqual([0, TURN, 'B10']);
  });
});

describe('M17, M20: whole games compared with a deck of cards', () => {
  it.each(GAMES)('%s', (name, options) => {
    let earliest = 60;
    let refilledEarly = 0;
    for (let seed = 0; seed < 12; seed++) {
      const s = createState(options);
      let deck: ColourName[] = [...COLOURS];
      let up: ColourName = 'yellow';
      let word = '';
      for (const code of randomMoves(s, new SeededRng(`${seed} ${name}`))) {
        word = wordOf(s, code);
        if (word.startsWith('colour-')) {
          // A colour leaves with its last line, wherever its card is; an empty deck is reshuffled.
          const isIn = (colour: ColourName): boolean => nextCells(s, colour).length > 0;
          deck = deck.filter(isIn);
          if (deck.length === 0) {
            deck = COLOURS.filter(isIn);
            if (deck.length < 8) refilledEarly++;
          }
          expect(legalWords(s)).toEqual(deck.map((colour) => `colour-${colour}`));
          for (const outcome of legalCodes(s)) expect(metro.weight(s, outcome)).toBe(1);
          up = word.slice(7) as ColourName;
          deck = deck.filter((colour) => colour !== up);
        }
        if (s.step !== TURN) continue;
        const tiles = handOf(s, 0).flatMap((tile) => (options.rotate ? rotations(tile) : [tile]));
        const placements = tiles.flatMap((tile) => nextCells(s, up).map((cell) => tile + cell));
        expect(legalWords(s).toSorted()).toEqual([...new Set(placements)].toSorted());
      }
      // The game ends at once, without a draw: all lines have scored.
      expect(word).toMatch(/^[a-d]{4}\d\d$/);
      expect(COLOURS.flatMap((colour) => nextCells(s, colour))).toEqual([]);
      earliest = Math.min(earliest, s.placed);
      const [first, last] = [Math.max(...s.points), Math.min(...s.points)];
      expect(s.victory[0]).toBe(options.side === 'hard' ? last - (first - last) : last);
    }
    expect([earliest < 60, refilledEarly > 0]).toEqual([true, true]);
  });
});

describe('M17, M19: placing', () => {
  it('only where an open line of the revealed colour continues; no drawing to place', () => {
    const s = turn(game(), ['aaaa', 'cbcb'], 'yellow');
    const cells = ['04', '07', '50', '71'];
    expect(legalWords(s)).toEqual(['aaaa', 'cbcb'].flatMap((tile) => cells.map((cell) => tile + cell)));
    expect(refusalOf(s, 'aaaa03')).toEqual({
      rule: 'M17',
      code: 'lineToExtend',
      params: { colour: 'yellow', cells: ['04', '50', '71', '07'] },
    });
    expect([rule(s, 'draw'), rule(s, 'pass'), rule(s, 'aaaa33')]).toEqual(['M17', 'B11', 'B1']);
    // B12, B13 hold.
    expect([rule(s, 'aaaa22'), rule(s, 'bcbc04'), rule(s, 'dddd04')]).toEqual(['B12', 'B13', 'B10']);
    playWords(s, 'aaaa04');
    expect(s.step).toBe(REFILL);
    // The line continues to 14; the tile is reachable for other colours only where their lines lead.
    expect(nextCells(s, 'yellow')).toEqual(['14', '50', '71', '07']);
    turn(s, ['cbcb', 'aaaa'], 'yellow');
    expect([rule(s, 'cbcb14'), rule(s, 'cbcb04'), rule(s, 'cbcb03')]).toEqual([undefined, 'B12', 'M17']);
  });

  it('one-tile lines are allowed for every colour', () => {
    const s = turn(game(), ['bbbb', 'dddd'], 'yellow');
    const events: MetroEvent[] = [];
    // 07: station 1 (green) N–E to station 32. Then 71: station 18 (yellow) S–S.
    playWords(s, 'bbbb07', (event) => events.push(event));
    playWords(turn(s, ['dddd', 'aaaa'], 'yellow'), 'dddd71', (event) => events.push(event));
    expect(linesOf(events)).toMatchObject([
      { station: 1, colour: 'green', length: 1, points: 1, end: 32 },
      { station: 18, colour: 'yellow', length: 1, points: 1, end: 18 },
    ]);
  });

  it('a line to the centre is doubled (B17)', () => {
    const s = game();
    const events: MetroEvent[] = [];
    placeAll(s, 'aaaa04aaaa14');
    playWords(turn(s, ['aaaa', 'dddd'], 'yellow'), 'aaaa24', (event) => events.push(event));
    expect(linesOf(events)).toMatchObject([{ station: 4, colour: 'yellow', length: 3, points: 6, total: 6 }]);
  });

  it('with an empty pile the player continues with the remaining tiles', () => {
    const s = turn(game(), ['aaaa', 'cbcb'], 'yellow');
    s.pile = 0;
    s.bag.fill(0);
    playWords(s, 'aaaa04 colour-blue');
    expect([handOf(s, 0), s.step]).toEqual([['cbcb'], TURN]);
    expect(legalWords(s)).toEqual(['cbcb05', 'cbcb37', 'cbcb60', 'cbcb70']);
  });
});

describe('M18: refusing a dddd', () => {
  const offered = (s: MetroState): boolean => legalWords(s).includes('refuse-dddd');

  it('among the opening tiles: another is drawn without that copy, which then goes back', () => {
    const s = game();
    const events: MetroEvent[] = [];
    playWords(s, 'dddd');
    expect([metro.toMove(s), legalWords(s)]).toEqual([0, ['keep-dddd', 'refuse-dddd']]);
    expect([rule(s, 'aaaa'), rule(s, 'colour-red')]).toEqual(['B10', 'B10']);
    playWords(s, 'refuse-dddd');
    // 59 tiles, one dddd among them.
    expect(metro.toMove(s)).toBe(CHANCE);
    const weights = new Map(legalCodes(s).map((code) => [wordOf(s, code), metro.weight(s, code)]));
    expect([weights.size, weights.get('instead-dddd'), weights.get('instead-aacb')]).toEqual([24, 1, 4]);
    expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBe(59);
    playWords(s, 'instead-aacb', (event) => events.push(event));
    expect([handOf(s, 0), s.bag[23], s.bag[0], s.pile, s.step]).toEqual([['aacb'], 2, 3, 59, DEAL]);
    expect(events.map((event) => metro.describe(event))).toEqual(['A dddd is refused; aacb comes instead.']);
    playWords(s, 'dddd keep-dddd colour-red');
    expect([handOf(s, 0), s.bag[23]]).toEqual([['aacb', 'dddd'], 1]);
  });

  it('a second one in a row', () => {
    const s = game();
    playWords(s, 'aaaa dddd refuse-dddd instead-dddd');
    expect(legalWords(s)).toEqual(['keep-dddd', 'refuse-dddd']);
    playWords(s, 'refuse-dddd instead-cccc colour-red');
    expect([handOf(s, 0), s.bag[23], s.pile]).toEqual([['aaaa', 'cccc'], 2, 58]);
    const kept = game();
    playWords(kept, 'aaaa dddd refuse-dddd instead-dddd keep-dddd colour-red');
    expect([handOf(kept, 0), kept.bag[23], kept.pile]).toEqual([['aaaa', 'dddd'], 1, 58]);
  });

  it('a tile that is not in the pile is not drawn', () => {
    const s = game();
    playWords(s, 'dddd refuse-dddd instead-dddd keep-dddd dddd refuse-dddd');
    expect(refusalOf(s, 'instead-dddd')).toEqual({ rule: 'M18', code: 'noneLeft', params: { tile: 'dddd' } });
  });

  it.each(GAMES)(
    'whenever one is drawn, up to the draw after turn 7, and never later: %s',
    (name, options) => {
      const rng = new SeededRng(`dddd ${name}`);
      const s = createState(options);
      const offers = new Set<number>();
      for (let turned = 0; metro.toMove(s) !== OVER; ) {
        // A dddd is drawn whenever possible and refused until turn 7, so that one can be drawn after every turn.
        let word = wordOf(s, metro.pick(s, rng));
        if (legalWords(s).includes('dddd') && turned < 10) word = 'dddd';
        if (word === 'keep-dddd' && turned < 7) word = 'refuse-dddd';
        playWords(s, word);
        if (word.startsWith('colour-')) turned++;
        const isExpected = /^(instead-)?dddd$/.test(word) && turned < 8;
        expect([word, turned, offered(s)]).toEqual([word, turned, isExpected]);
        if (isExpected) offers.add(turned);
      }
      expect([...offers]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(tilesEverywhere(s)).toEqual(boxByKind(options.rotate));
    },
  );

  it('after turn 7 but not after turn 8; not when there is nothing else to draw', () => {
    const after = (turned: number, pile: number): boolean => {
      const s = turn(game(), ['aaaa', 'cbcb'], 'yellow');
      s.bag.fill(0);
      s.bag[23] = 1;
      s.bag[0] = pile;
      s.pile = pile + 1;
      fieldOf(s, 'solo.turned')[0] = turned;
      playWords(s, 'aaaa04 dddd');
      return offered(s);
    };
    expect([after(1, 9), after(7, 9), after(8, 9), after(40, 9)]).toEqual([true, true, false, false]);
    expect([after(1, 1), after(1, 0)]).toEqual([true, false]);
  });
});

describe('M20: the result', () => {
  it.each([
    // The printed example; then a hard game that ends below 0.
    ['normal', 35, 22, 22],
    ['hard', 35, 22, 9],
    ['hard', 60, 10, -40],
  ])('%s, first %i, last %i: %i', (side, first, last, result) => {
    const s = game({ side });
    s.points.set([30, first, last, 25, 31, 28, 22, 26]);
    const events: MetroEvent[] = [];
    scoreEnd(s, (event) => events.push(event));
    expect(s.victory[0]).toBe(result);
    expect(events).toEqual([{ type: 'bonus', seat: 0, points: result, total: result }]);
  });
});

describe('C1: solo excludes all other modules', () => {
  const options = { players: 1, with: ['solo'] };

  it.each(MODULES.map(({ name }) => name).filter((name) => name !== 'solo'))('not with %s', (name) => {
    expect(metro.options({ ...options, with: ['solo', name] })).toEqual({
      ok: false,
      error: { rule: 'C1', code: 'playedAlone', params: { module: 'solo' } },
    });
  });

  it('one player, two tiles, no exclusive track; free rotation and corner contact are allowed', () => {
    const refused = (more: object): string | undefined => {
      const result = metro.options({ ...options, ...more });
      return result.ok ? undefined : result.error.rule;
    };
    expect(refused({ players: 2 })).toBe('B8');
    expect([refused({ hand: 1 }), refused({ hand: 2 }), refused({ hand: 3 })]).toEqual([
      'C1',
      undefined,
      'C1',
    ]);
    // The refusal names the variant, whatever the number of players.
    expect([refused({ exclusive: true }), refused({ exclusive: true, players: 2 })]).toEqual(['V3', 'V3']);
    expect(refused({ side: 'A' })).toBe('options');
    const allowed = metro.options({ ...options, rotate: true, corners: true, side: 'hard' });
    expect(allowed).toMatchObject({ ok: true, value: { hand: 2, side: 'hard' } });
    expect(metro.options(options)).toMatchObject({ ok: true, value: { hand: 2, side: 'normal' } });
  });

  it('corner contact changes nothing (V4): tiles are always placed where a line continues', () => {
    const [plain, corners] = [false, true].map((contact) => {
      const rng = new SeededRng('corners');
      const s = game({ corners: contact });
      const words: string[] = [];
      while (metro.toMove(s) !== OVER) {
        words.push(...legalWords(s));
        metro.play(s, metro.pick(s, rng));
      }
      return words;
    });
    expect(corners).toEqual(plain);
  });
});
