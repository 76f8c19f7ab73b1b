import { describe, expect, it } from 'vitest';
import type { ReferenceLine, ReferenceOptions } from './reference.ts';
import { ReferenceMetro, rotations, wouldBeOneTileLine } from './reference.ts';

const PLAIN: ReferenceOptions = {
  players: 2,
  first: 0,
  rotate: false,
  hand: 1,
  exclusive: false,
  corners: false,
};

const B6_TEXT =
  '4 aacb 4 cbaa 4 acba 4 baac 4 aaaa 3 cbcb 3 bcbc 2 cccc 2 bbbb 2 dacc 2 cdac 2 ccda 2 accd 2 dbba ' +
  '2 adbb 2 badb 2 bbad 2 ddbc 2 cddb 2 bcdd 2 dbcd 2 adad 2 dada 2 dddd';

const B8: Record<number, number[][]> = {
  2: [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  ],
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};

const ALL_STATIONS = Array.from({ length: 32 }, (_, i) => i + 1);

const RIM = Array.from({ length: 64 }, (_, i) => `${Math.floor(i / 8)}${i % 8}`).filter((cell) =>
  /[07]/.test(cell),
);

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pick(words: readonly string[], random: () => number): string {
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) throw new Error('nothing to pick from');
  return word;
}

function pickByWeight(game: ReferenceMetro, random: () => number): string {
  return pick(
    game.legal().flatMap((word) => Array.from({ length: game.weight(word) }, () => word)),
    random,
  );
}

// A third of the turns draw and place (B10): with a uniform choice it would hardly ever happen.
function pickForPlayer(game: ReferenceMetro, random: () => number): string {
  const words = game.legal();
  return words.includes('draw') && random() < 1 / 3 ? 'draw' : pick(words, random);
}

function playRandomly(options: ReferenceOptions, seed: number): ReferenceMetro {
  const random = mulberry32(seed);
  const game = new ReferenceMetro(options);
  while (game.toMove() !== 'over') {
    game.play(game.toMove() === 'chance' ? pickByWeight(game, random) : pickForPlayer(game, random));
  }
  return game;
}

function placements(board: string): string[] {
  return board.match(/.{6}/g) ?? [];
}

/** A game with these hands dealt, seat by seat. */
function dealt(options: ReferenceOptions, hands: string): ReferenceMetro {
  const game = new ReferenceMetro(options);
  for (const tile of hands.split(' ')) game.play(tile);
  return game;
}

/** Every tile is drawn and placed (B10), so the hands stay as dealt. Not for V1. */
function drawAndPlace(game: ReferenceMetro, board: string): void {
  for (const placement of placements(board)) {
    game.play('draw');
    game.play(placement.slice(0, 4));
    game.play(placement);
  }
}

/** Two players, two tiles in hand that no example needs. */
function after(board: string, variants: Partial<ReferenceOptions> = {}): ReferenceMetro {
  const game = dealt({ ...PLAIN, ...variants }, 'aacb baac');
  drawAndPlace(game, board);
  return game;
}

function line(
  station: number,
  seat: number,
  length: number,
  points: number,
  end: number | 'centre',
): ReferenceLine {
  return { station, seat, length, points, end };
}

function placementsIn(game: ReferenceMetro, tile: string): string[] {
  return game.legal().filter((word) => word.length === 6 && word.startsWith(tile));
}

describe('tiles', () => {
  it('B6: the pile holds 60 tiles of 24 distinct types', () => {
    const game = new ReferenceMetro(PLAIN);
    const counted = game.legal().map((tile) => `${game.weight(tile)} ${tile}`);
    expect(game.pile()).toBe(60);
    expect(counted).toHaveLength(24);
    expect(counted.sort()).toEqual((B6_TEXT.match(/\d \w{4}/g) ?? []).sort());
    expect(game.legal().reduce((sum, tile) => sum + game.weight(tile), 0)).toBe(60);
  });

  it('B4: the types are the 24 permutations of the sides', () => {
    const clockwise: Record<string, number> = { a: 2, b: 1, c: 3, d: 0 };
    const permutations = new ReferenceMetro(PLAIN)
      .legal()
      .map((tile) => tile.split('').map((letter, side) => (side + (clockwise[letter] ?? Number.NaN)) % 4));
    for (const exits of permutations) expect([...exits].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(new Set(permutations.map((exits) => exits.join(''))).size).toBe(24);
  });

  it('V1: a quarter turn moves the letters one position to the right', () => {
    expect(rotations('aacb')).toEqual(['aacb', 'acba', 'baac', 'cbaa']);
    expect(rotations('dada')).toEqual(['adad', 'dada']);
    expect(rotations('dddd')).toEqual(['dddd']);
  });

  it('V1: chance names a tile by its alphabetically first rotation and adds up the copies', () => {
    const game = new ReferenceMetro({ ...PLAIN, rotate: true });
    const counted = game.legal().map((tile) => [tile, game.weight(tile)]);
    // By hand from B6: aacb 4×4; cbcb 3+3; adad 2+2; accd, adbb and bcdd 4×2 each; the others do not change.
    expect(counted).toEqual([
      ['aaaa', 4],
      ['aacb', 16],
      ['accd', 8],
      ['adad', 4],
      ['adbb', 8],
      ['bbbb', 2],
      ['bcbc', 6],
      ['bcdd', 8],
      ['cccc', 2],
      ['dddd', 2],
    ]);
  });
});

describe('B14: one-tile lines', () => {
  it('forbids a corner tile that links the two stations of the corner', () => {
    // Cell 07 touches station 1 in the north and 32 in the east; b leads N to E, c leads E to N.
    expect(wouldBeOneTileLine('bbbb', '07')).toBe(true);
    expect(wouldBeOneTileLine('cccc', '07')).toBe(true);
    expect(wouldBeOneTileLine('aaaa', '07')).toBe(false);
    const game = dealt(PLAIN, 'bbbb aaaa');
    const corners = ['00', '07', '70', '77'];
    expect(placementsIn(game, 'bbbb')).toEqual(
      RIM.filter((cell) => !corners.includes(cell)).map((cell) => `bbbb${cell}`),
    );
    expect(() => game.play('bbbb07')).toThrow(Error);
  });

  it('forbids an edge tile that turns a track straight back into its station', () => {
    // dada turns N and S back: not for the top and bottom rows, so 12 cells of the left and right remain.
    expect(wouldBeOneTileLine('dada', '04')).toBe(true);
    expect(wouldBeOneTileLine('dada', '40')).toBe(false);
    const game = dealt(PLAIN, 'dada aaaa');
    expect(placementsIn(game, 'dada')).toEqual(
      RIM.filter((cell) => /[1-6]/.test(cell.charAt(0))).map((cell) => `dada${cell}`),
    );
    expect(() => game.play('dada04')).toThrow(Error);
  });

  it('never applies to a cell that touches no station', () => {
    expect(wouldBeOneTileLine('dddd', '14')).toBe(false);
    expect(wouldBeOneTileLine('dddd', '32')).toBe(false);
  });

  it('lets dddd be the first tile on all 28 edge cells', () => {
    expect(RIM).toHaveLength(28);
    for (const rotate of [false, true]) {
      const game = dealt({ ...PLAIN, rotate }, 'dddd aaaa');
      expect(placementsIn(game, 'dddd')).toEqual(RIM.map((cell) => `dddd${cell}`));
    }
  });

  it('ends the exception as soon as one cell does not break the rule', () => {
    const game = dealt(PLAIN, 'dddd dddd');
    drawAndPlace(game, 'aaaa04');
    expect(placementsIn(game, 'dddd')).toEqual(['dddd14']);
  });

  it('judges the exception for each tile in hand separately', () => {
    const game = dealt({ ...PLAIN, hand: 2 }, 'dddd aaaa bbbb bbbb');
    expect(placementsIn(game, 'dddd')).toHaveLength(28);
    expect(placementsIn(game, 'aaaa')).toHaveLength(28);
  });

  it('V1: looks at every rotation of the tile', () => {
    // Each rotation of adad suits the 12 cells of two opposite sides of the rim, and no corner.
    const game = dealt({ ...PLAIN, rotate: true }, 'adad aaaa');
    expect(placementsIn(game, 'adad')).toEqual(
      RIM.filter((cell) => /^[07][1-6]/.test(cell)).map((cell) => `adad${cell}`),
    );
    expect(placementsIn(game, 'dada')).toEqual(
      RIM.filter((cell) => /^[1-6][07]/.test(cell)).map((cell) => `dada${cell}`),
    );
  });
});

describe('B12: where a tile may be placed', () => {
  it('on the edge or next to a tile', () => {
    const game = dealt(PLAIN, 'aaaa aacb');
    drawAndPlace(game, 'bbbb04cccc14');
    const expected = [...RIM.filter((cell) => cell !== '04'), '13', '15', '24'].map((cell) => `aaaa${cell}`);
    expect(placementsIn(game, 'aaaa')).toEqual(expected.sort());
  });

  it('V4: or touching a tile at a corner', () => {
    const game = dealt({ ...PLAIN, corners: true }, 'aaaa aacb');
    drawAndPlace(game, 'bbbb04cccc14');
    const inside = ['13', '15', '23', '24', '25'];
    const expected = [...RIM.filter((cell) => cell !== '04'), ...inside].map((cell) => `aaaa${cell}`);
    expect(placementsIn(game, 'aaaa')).toEqual(expected.sort());
  });

  it('never in the central station, which does not count as a neighbour', () => {
    const game = after('aaaa03bcbc13cccc23', { corners: true });
    const cells = new Set(
      game
        .legal()
        .filter((word) => word.length === 6)
        .map((word) => word.slice(4)),
    );
    for (const cell of ['33', '34', '43', '44', '53', '54', '35', '45']) expect(cells.has(cell)).toBe(false);
    expect(cells.has('32')).toBe(true);
  });
});

describe('B2: the numbers of the stations', () => {
  // cccc turns a train to its right, so on every side of the board two of them lead a station to the one with
  // the next higher number.
  it.each([
    ['top', 'cccc04cccc03', 4, 5],
    ['left', 'cccc30cccc40', 12, 13],
    ['bottom', 'cccc73cccc74', 20, 21],
    ['right', 'cccc47cccc37', 28, 29],
  ])('along the %s', (_, board, station, end) => {
    expect(after(board).lines()).toEqual([line(station, 1, 2, 2, end)]);
  });

  it('cell 07 touches stations 1 and 32', () => {
    // Station 1: 07 N–S, 17 N–E (b): station 31. Station 32: 07 E–W, 06 E–N (c): station 2.
    const game = after('aaaa07bbbb17cccc06');
    expect(game.lines()).toEqual([line(1, 0, 2, 2, 31), line(32, 1, 2, 2, 2)]);
  });
});

describe('B17: worked examples of the printed rules', () => {
  it('two tiles, one crossed twice: 3 points', () => {
    // Station 4: 04 N–S, 14 N–N, 04 S–N, back in station 4.
    const game = after('aaaa04dddd14');
    expect(game.lines()).toEqual([line(4, 1, 3, 3, 4)]);
    expect(game.scores()).toEqual([0, 3]);
  });

  it('two tiles: 2 points', () => {
    // Station 4: 04 N–W, 03 E–N, station 5.
    const game = after('cccc04cccc03');
    expect(game.lines()).toEqual([line(4, 1, 2, 2, 5)]);
    expect(game.scores()).toEqual([0, 2]);
  });

  it('five tiles to the centre: 10 points', () => {
    // Station 7: 01 N–S, 11 N–E, 12 W–S, 22 N–S, 32 N–E, and east of 32 is the centre.
    const game = after('aaaa01bbbb11cccc12aaaa22');
    expect(game.lines()).toEqual([]);
    drawAndPlace(game, 'bbbb32');
    expect(game.lines()).toEqual([line(7, 0, 5, 10, 'centre')]);
    expect(game.scores()).toEqual([10, 0]);
  });

  it('six tiles, one crossed twice, to the centre: 14 points', () => {
    // Station 7: 01 N–S, 11 N–E, 12 W–E, 13 W–W, 12 E–S, 22 N–S, 32 N–E, centre: 7 crossings, doubled.
    const game = after('aaaa01bbbb11cbaa12dddd13aaaa22bbbb32');
    expect(game.lines()).toEqual([line(7, 0, 7, 14, 'centre')]);
    expect(game.scores()).toEqual([14, 0]);
  });
});

describe('B16 and V3', () => {
  // Station 4: 04 N–W, 03 E–N, station 5. Station 5: 03 N–E, 04 W–N, station 4.
  const twoAtOnce = 'bcbc03cbcb04';

  it('B16: lines that one tile finishes come in ascending order of station', () => {
    const game = after(twoAtOnce);
    expect(game.lines()).toEqual([line(4, 1, 2, 2, 5), line(5, 0, 2, 2, 4)]);
    expect(game.scores()).toEqual([2, 2]);
  });

  it('V3: the second marker moves on to the next free space, the line keeps its points', () => {
    const game = after(twoAtOnce, { exclusive: true });
    expect(game.lines().map((finished) => finished.points)).toEqual([2, 2]);
    expect(game.scores()).toEqual([3, 2]);
  });

  it('V3: a marker moves on over several occupied spaces', () => {
    // Three players; 4 → 5 as above, 21 → 20 mirrors it in the bottom row, 12 → 13 runs down the left side.
    // Station 4 is seat 0's, 21 seat 2's, 12 seat 1's: seat 0 lands on 2, seat 2 on 3, seat 1 on 4.
    const game = dealt({ ...PLAIN, players: 3, exclusive: true }, 'aacb baac cbaa');
    drawAndPlace(game, 'cccc04cccc03');
    expect(game.scores()).toEqual([2, 0, 0]);
    drawAndPlace(game, 'bbbb74bbbb73');
    expect(game.scores()).toEqual([2, 0, 3]);
    // Station 12: 30 W–S, 40 N–W, station 13.
    drawAndPlace(game, 'dacc30ccda40');
    expect(game.scores()).toEqual([2, 4, 3]);
  });
});

describe('B9–B11: the order of a game', () => {
  it('deals seat by seat, then play goes clockwise from the first seat', () => {
    const game = new ReferenceMetro({ ...PLAIN, players: 3, first: 2, hand: 2 });
    for (const tile of ['cccc', 'aaaa', 'bbbb', 'bbbb', 'dddd']) {
      expect(game.toMove()).toBe('chance');
      game.play(tile);
    }
    expect(game.legal()).not.toContain('bbbb');
    expect(game.hand(0)).toEqual(['aaaa', 'cccc']);
    expect(game.hand(1)).toEqual(['bbbb', 'bbbb']);
    expect(game.hand(2)).toEqual(['dddd']);
    game.play('cccc');
    expect(game.pile()).toBe(54);
    for (const seat of [2, 0, 1, 2]) {
      expect(game.toMove()).toBe(seat);
      game.play('draw');
      game.play('aacb');
      game.play(pick(game.legal(), mulberry32(seat)));
    }
  });

  it('lets chance pick the first seat before the deal', () => {
    const game = new ReferenceMetro({ ...PLAIN, players: 3, first: 'random' });
    expect(game.legal()).toEqual(['first0', 'first1', 'first2']);
    expect(game.legal().map((word) => game.weight(word))).toEqual([1, 1, 1]);
    game.play('first1');
    for (const tile of ['aaaa', 'bbbb', 'cccc']) game.play(tile);
    expect(game.toMove()).toBe(1);
  });

  it('B10: placing from the hand draws again; a drawn tile must be placed, and nothing is drawn after it', () => {
    const game = dealt(PLAIN, 'aaaa bbbb');
    game.play('aaaa04');
    expect(game.toMove()).toBe('chance');
    expect(game.hand(0)).toEqual([]);
    game.play('cccc');
    expect(game.hand(0)).toEqual(['cccc']);
    expect(game.toMove()).toBe(1);
    game.play('draw');
    expect(game.toMove()).toBe('chance');
    game.play('dddd');
    expect(game.toMove()).toBe(1);
    expect(game.legal()).toEqual(['dddd14']);
    game.play('dddd14');
    expect(game.hand(1)).toEqual(['bbbb']);
    expect(game.toMove()).toBe(0);
    expect(game.pile()).toBe(56);
    expect(game.board()).toBe('aaaa04dddd14');
  });

  it('V1: placing a rotated tile removes it from the hand under the name of its first rotation', () => {
    const game = dealt({ ...PLAIN, rotate: true }, 'aacb aaaa');
    game.play('cbaa72');
    expect(game.hand(0)).toEqual([]);
    expect(game.board()).toBe('cbaa72');
  });

  it('B11: there is no draw once the pile is empty', () => {
    const game = dealt(PLAIN, 'aaaa aaaa');
    const random = mulberry32(11);
    while (game.pile() > 0) {
      game.play(game.toMove() === 'chance' ? pickByWeight(game, random) : 'draw');
      if (game.toMove() !== 'chance' && !game.legal().includes('draw')) game.play(pick(game.legal(), random));
    }
    expect(placements(game.board())).toHaveLength(58);
    expect(game.hand(0)).toEqual(['aaaa']);
    expect(game.legal()).not.toContain('draw');
    game.play(pick(game.legal(), random));
    expect(game.toMove()).toBe(1);
    game.play(pick(game.legal(), random));
    expect(game.toMove()).toBe('over');
    expect(game.legal()).toEqual([]);
  });

  it("refuses words that are not legal, and weights of players' words", () => {
    const game = dealt(PLAIN, 'aaaa bbbb');
    for (const word of ['', 'pass', 'aaaa', 'aaaa33', 'aaaa44', 'aaaa11', 'bbbb04', 'aaaa99']) {
      expect(() => game.play(word)).toThrow(Error);
    }
    expect(() => game.weight('aaaa04')).toThrow(Error);
    expect(() => new ReferenceMetro({ ...PLAIN, players: 7 })).toThrow(Error);
    expect(() => new ReferenceMetro({ ...PLAIN, first: 2 })).toThrow(Error);
  });
});

describe.each([2, 3, 4, 5, 6])('B8 with %i players', (players) => {
  it('gives the stations to the seats of the table, each at most once', () => {
    const finished = playRandomly({ ...PLAIN, players }, players).lines();
    const bySeat = (seat: number | null): number[] =>
      finished
        .filter((one) => one.seat === seat)
        .map((one) => one.station)
        .sort((a, b) => a - b);
    const table = B8[players] ?? [];
    expect(table).toHaveLength(players);
    for (const [seat, stations] of table.entries()) expect(bySeat(seat)).toEqual(stations);
    expect(new Set(table.flat()).size).toBe(table.flat().length);
    expect(bySeat(null)).toEqual([3, 5, 6].includes(players) ? [16, 17] : []);
  });
});

function everyVariant(players: number): ReferenceOptions[] {
  const all: ReferenceOptions[] = [];
  for (const rotate of [false, true]) {
    for (const hand of [1, 2, 3] as const) {
      for (const exclusive of [false, true]) {
        for (const corners of [false, true]) {
          all.push({ players, first: corners ? 'random' : players - 1, rotate, hand, exclusive, corners });
        }
      }
    }
  }
  return all;
}

function checkBoard(game: ReferenceMetro, rotate: boolean): void {
  const placed = placements(game.board());
  expect(placed).toHaveLength(60);
  expect(new Set(placed.map((placement) => placement.slice(4))).size).toBe(60);
  const nameOf = (tile: string): string => (rotate ? (rotations(tile)[0] ?? tile) : tile);
  const box = (B6_TEXT.match(/\d \w{4}/g) ?? []).flatMap((entry) =>
    Array.from({ length: Number(entry.charAt(0)) }, () => nameOf(entry.slice(2))),
  );
  expect(placed.map((placement) => nameOf(placement.slice(0, 4))).sort()).toEqual(box.sort());
}

function checkLines(finished: readonly ReferenceLine[]): void {
  expect(finished.map((one) => one.station).sort((a, b) => a - b)).toEqual(ALL_STATIONS);
  // B3: an arrival track takes one line, and the centre has 8 platforms.
  const termini = finished.filter((one) => one.end !== 'centre').map((one) => one.end);
  expect(new Set(termini).size).toBe(termini.length);
  expect(finished.length - termini.length).toBeLessThanOrEqual(8);
  for (const one of finished) {
    const worth = one.end === 'centre' ? 2 * one.length : one.length;
    expect(one.points).toBe(one.seat === null ? 0 : worth);
  }
}

function checkScores(game: ReferenceMetro, exclusive: boolean): void {
  const scores = game.scores();
  const owned = scores.map((_, seat) =>
    game.lines().reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0),
  );
  if (exclusive) {
    expect(new Set(scores).size).toBe(scores.length);
    for (const [seat, score] of scores.entries()) {
      expect(score).toBeGreaterThanOrEqual(owned[seat] ?? Number.NaN);
    }
  } else {
    expect(scores).toEqual(owned);
  }
}

describe.each([2, 3, 4, 5, 6])('whole random games with %i players', (players) => {
  it.each(everyVariant(players))(
    'rotate $rotate, hand $hand, exclusive $exclusive, corners $corners',
    ({ rotate, hand, exclusive, corners, first }) => {
      const game = playRandomly({ players, first, rotate, hand, exclusive, corners }, 1000 * players + hand);
      expect(game.legal()).toEqual([]);
      expect(game.pile()).toBe(0);
      checkBoard(game, rotate);
      checkLines(game.lines());
      checkScores(game, exclusive);
    },
  );
});
