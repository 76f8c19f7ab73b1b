import { cellAt, metro, parsePlacement, putTile } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { coloured, plain } from '../paint.ts';
import { drawBoard, type Marks } from './board.ts';

const NO_MARKS: Marks = { named: new Set(), onCells: new Map(), atStations: new Map(), platforms: false };

function position(players: number, ...placements: readonly string[]) {
  const options = metro.options({ players });
  if (!options.ok) throw new Error(options.error.code);
  const s = metro.create(options.value);
  for (const text of placements) {
    const placement = parsePlacement(text);
    if (!placement.ok) throw new Error(placement.error.code);
    putTile(s, placement.value.tile, placement.value.cell);
  }
  return s;
}

describe('the board', () => {
  it('in plain characters', () => {
    const s = position(6, 'bbbb05', 'cbcb06', 'aacb20', 'dddd24');
    const board = drawBoard(s, { ...NO_MARKS, named: new Set([cellAt(0, 4), cellAt(1, 5)]) }, plain);
    expect(`\n${board.join('\n')}\n`).toMatchInlineSnapshot(`
      "
                0       1       2       3       4       5       6       7
                8O●     7E●     6G●     5Y●     4O●     3P○     2B●     1Y●
                                                      ╭┼──╯    │ ╭╯
      0  9P●    ·       ·       ·       ·       04   ─┼┼──╮╭───╯╭┼───   ·     32E●
                                                     ─╯╰──┼┼────┼╯╭──
                                                       ╭──┼╯   ╭╯ │

      1 10Y●    ·       ·       ·       ·       ·       15      ·       ·     31G●


               │ ╭╯                            ╰──╯
      2 11B● ──┼─┼───   ·       ·       ·    ╮      ╭   ·       ·       ·     30P●
             ──┼─╯╭──                        ╯      ╰
               │  │                            ╭──╮
                                     ╔══════════════╗
      3 12E●    ·       ·       ·    ║              ║   ·       ·       ·     29B●
                                     ║              ║
                                     ║   central    ║
                                     ║   station    ║
      4 13P●    ·       ·       ·    ║   (double)   ║   ·       ·       ·     28E●
                                     ║              ║
                                     ╚══════════════╝

      5 14O●    ·       ·       ·       ·       ·       ·       ·       ·     27Y●



      6 15G●    ·       ·       ·       ·       ·       ·       ·       ·     26O●



      7 16-●    ·       ·       ·       ·       ·       ·       ·       ·     25B●


               17-●    18B●    19Y●    20G●    21O●    22E●    23P●    24G●
      "
    `);
    expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('has the owner’s colour on a line, unless colours are off', () => {
    const s = position(2, 'aaaa01');
    const row = drawBoard(s, NO_MARKS, coloured)[2];
    // Station 7, yellow, leaves southwards on the left-hand track; the other has an unowned line.
    expect(row).toContain('\x1b[38;5;226m│\x1b[0m\x1b[2m  │');
    expect(drawBoard(s, NO_MARKS, plain).join('')).not.toContain('\x1b');
  });
});
