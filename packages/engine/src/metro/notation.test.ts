/** Boards, actions and logs as text (B7): parsing and formatting are inverse, and invalid text is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSound } from '../kit/testing/game.contract.ts';
import { anySlip } from '../kit/testing/slips.ts';
import { formatAction, type MetroAction, parseAction } from './action.ts';
import { makeCell, parseCell } from './board.ts';
import { drawBoard, readBoard } from './debug.ts';
import { makeBoard, makePlacement, parseBoard, parsePlacement, placements } from './notation.ts';
import { anyPlay, reach, stateWith } from './testing/games.ts';
import { makeTile, parseTile, TILE_NAMES } from './tile.ts';

const CELL_NAMES = Array.from({ length: 64 }, (_, cell) => makeCell(cell));

/** Every action that can be written, legal or not. */
const EVERY_ACTION: readonly MetroAction[] = [
  { type: 'draw' },
  ...Array.from({ length: 10 }, (_, seat) => ({ type: 'first', seat }) as const),
  ...TILE_NAMES.map((tile) => ({ type: 'tile', tile }) as const),
  ...TILE_NAMES.flatMap((tile) => CELL_NAMES.map((cell) => ({ type: 'place', tile, cell }) as const)),
];

describe('names', () => {
  it('tiles and cells round-trip', () => {
    expect(TILE_NAMES.map((name) => makeTile(parseTile(name) ?? -1))).toEqual(TILE_NAMES);
    expect(CELL_NAMES.map(parseCell)).toEqual(CELL_NAMES.map((_, cell) => cell));
    expect(CELL_NAMES[7]).toBe('07');
    expect(CELL_NAMES[58]).toBe('72');
  });

  it('placements: every tile on every cell', () => {
    for (const tile of TILE_NAMES.keys()) {
      for (const cell of CELL_NAMES.keys()) {
        expect(parsePlacement(makePlacement({ tile, cell }))).toEqual({ ok: true, value: { tile, cell } });
      }
    }
  });

  it('actions: each has its own word', () => {
    for (const action of EVERY_ACTION) {
      expect(parseAction(formatAction(action))).toEqual({ ok: true, value: action });
    }
    expect(new Set(EVERY_ACTION.map(formatAction)).size).toBe(EVERY_ACTION.length);
  });

  it('all of the 256 words of four letters a–d but the 24 tiles are refused', () => {
    const letters = ['a', 'b', 'c', 'd'];
    const names = letters.flatMap((n) =>
      letters.flatMap((e) => letters.flatMap((s) => letters.map((w) => n + e + s + w))),
    );
    const tiles = names.filter((name) => parseTile(name) !== undefined);
    expect(tiles.sort()).toEqual([...TILE_NAMES].sort());
    for (const name of names.filter((word) => !tiles.includes(word))) {
      expect(parsePlacement(`${name}00`)).toMatchObject({ ok: false, error: { rule: 'B4' } });
    }
  });
});

describe('invalid actions and boards', () => {
  it.each([
    ['', 'B7'],
    ['Draw', 'B7'],
    ['draw ', 'B7'],
    ['first', 'B7'],
    ['first10', 'B7'],
    ['aaa', 'B7'],
    ['aaaa0', 'B7'],
    ['aaaa000', 'B7'],
    ['AAAA00', 'B7'],
    ['aaae00', 'B7'],
    ['aaaa0x', 'B7'],
    ['aaaa٠٠', 'B7'],
    ['aaaa0\n', 'B7'],
    ['abcd00', 'B4'],
    ['aaab00', 'B4'],
    ['aaaa08', 'B1'],
    ['aaaa90', 'B1'],
  ])('%j: %s', (word, rule) => {
    expect(parseAction(word)).toMatchObject({ ok: false, error: { rule } });
    expectSound(parseAction(word));
  });

  it.each([
    ['aaaa04bbbb1', 1, 'B7'],
    ['aaaa04bbbb14cc', 2, 'B7'],
    ['aaaa04 bbbb14', 1, 'B7'],
    ['aaaa04abca14', 1, 'B4'],
    ['aaaa88', 0, 'B1'],
  ])('the board %j, placement %i: %s', (text, at, rule) => {
    expect(parseBoard(text)).toMatchObject({ ok: false, error: { at, rule } });
  });

  it('an invalid board is refused, and an accepted one round-trips', () => {
    fc.assert(
      fc.property(anySlip(EVERY_ACTION.map(formatAction)), (word) => {
        const board = parseBoard(word);
        expectSound(board);
        if (board.ok) expect(board.value.map(makePlacement).join('')).toBe(word);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

describe('boards', () => {
  it('every board reached in games round-trips', () => {
    fc.assert(
      fc.property(anyPlay, (game) => {
        const { s } = reach(game);
        const text = makeBoard(s);
        expect(parseBoard(text)).toEqual({ ok: true, value: placements(s) });
        const again = stateWith(text, game.options);
        expect(makeBoard(again)).toBe(text);
        expect([again.far, again.reachLow, again.reachHigh]).toEqual([s.far, s.reachLow, s.reachHigh]);
        // A drawing has no order, only tiles and their cells.
        const drawn = readBoard(drawBoard(s)).map(makePlacement).sort();
        expect(drawn).toEqual(placements(s).map(makePlacement).sort());
      }),
      { seed: 8, numRuns: 150 },
    );
  });

  it('any list of placements round-trips', () => {
    const placement = fc.record({ tile: fc.nat({ max: 23 }), cell: fc.nat({ max: 63 }) });
    fc.assert(
      fc.property(fc.array(placement), (list) => {
        expect(parseBoard(list.map(makePlacement).join(''))).toEqual({ ok: true, value: list });
      }),
      { seed: 9, numRuns: 300 },
    );
  });
});
