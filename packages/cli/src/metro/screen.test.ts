import { replay, SPECTATOR, type View, viewOf } from '@guimard/engine/kit';
import { type MetroState, metro } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { plain } from '../paint.ts';
import { MODULE_SETS, PLAIN_GAMES, record } from '../testing/record.ts';
import { metroScreen } from './screen.ts';
import { legalCommand } from './table.ts';

/** A game up to a number of tiles, as a seat sees it. */
function viewAt(options: object, placed: number, viewer = 0): View<MetroState> {
  const log = record(options, 'screen', (s) => s.placed >= placed);
  const state = replay(metro, log);
  if (!state.ok) throw new Error(state.error.code);
  return viewOf(metro, state.value, viewer);
}

const draw = (view: View<MetroState>): string => metroScreen.draw(view, plain);

describe('the table with modules', () => {
  it.each(
    PLAIN_GAMES.filter((options) => options.with.length > 0).map(
      (options, i) => [MODULE_SETS[i], options] as const,
    ),
  )('%s fits 80 columns for everybody, from the start to the end', (_, options) => {
    for (const placed of [0, 30, 60]) {
      for (const viewer of [SPECTATOR, 0, 1].slice(0, options.players + 1)) {
        const view = viewAt(options, placed, viewer);
        const text = draw(view);
        expect(text).not.toMatch(/undefined|NaN/);
        expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
        expect(legalCommand.run(view, '', plain)).toMatchObject({ ok: true });
      }
    }
  });

  it('shows tourists on cells, and the fields they go to', () => {
    expect(`\n${draw(viewAt({ players: 2, first: 0, with: ['paris'] }, 12))}\n`).toMatchInlineSnapshot(`
      "
                0       1       2       3       4       5       6       7
                8B●     7Y●     6B○     5Y●     4B●     3Y●     2B●     1Y●
                       │  │    │ ╭╯                    │  │
      0  9Y●    ·    ──╯  ╰────┼─┼╮ ╭   03      04   ╮ │  │ ╭   06      ·     32B●
                     ──╮  ╭────┼─╯│ ╰                ╯ │  │ ╰
                       │  │    │  │                    │  │
                            p  ╰──╯         g       y       p       r
      1 10B●    ·       11   ╮ ╭─────   13      ·       15      ·       17    31Y●
                             ╯ │  ╭──
                               │  │
                            y       p       r       b       r       e
      2 11Y●    ·       ·       22      ·       ·       ·       ·       27    30B●


               ╰──╯         g       g╔══════════════╗       o       n  ╰──╯
      3 12B● ─────╮ ╭   31      ·    ║              ║   ·       36   ╮ ╭───── 29Y○
             ──╮  │ ╰                ║              ║                ╯ │  ╭──
               │  │                  ║   central    ║                  │  │
                            y       p║   station    ║       b       n  ╰──╯
      4 13Y●    ·       41      ·    ║   (double)   ║   ·       46   ──────── 28B●
                                     ║              ║                ──╮  ╭──
                                     ╚══════════════╝                  │  │
               ╰──╯    │ ╭╯         e       o       g       o       o
      5 14B● ──────────┼─┼───   52      ·       ·       55      ·       57    27Y●
             ──────────┼─╯╭──
               ╭──╮    │  │
                            b       n       n       b  │  │         e  │  │
      6 15Y●    ·       61      ·       ·       64   ──┼╮ ╰──   66   ╮ │╭─┼── 26B●
                                                     ──┼┼────        ╯ ╰┼─┼──
                                                       │╰─╮            ╭╯ │
                                                       │  │
      7 16B●    ·       71      72      73      74   ──┼╮ ╰──   76      ·     25Y●
                                                     ──┼┼────
                                                       │╰─╮
               17Y●    18B●    19Y●    20B●    21Y●    22B●    23Y●    24B●

      Yellow 3   Blue 4   46 tiles in the pile
      Yellow's fields: 1:r·e·b·o·  5:p·o·e●g·  9:y·n·p·g·  13:b·p·o·n·  17:o·y·n·e·
        21:y·r●p·o·
      Blue's fields: 1:n·y●b·r·  5:r·g·e·y·  9:g·b·r·p·  13:e·p·y·b·  17:e·b·g·n·
        21:o·g·n·r·
      Yellow places bbad, or draws:
            │  │
          ╮ │╭─┼──
          ╯ ╰┼─┼──
            ╭╯ │
      "
    `);
  });

  it('shows tokens on platforms, tourists at stations, profits and shares', () => {
    const options = { players: 2, first: 0, with: ['companies', 'central-stations', 'new-york'] };
    expect(`\n${draw(viewAt(options, 12))}\n`).toMatchInlineSnapshot(`
      "
                0       1       2       3       4       5       6       7
                8N●g    7R●b    6E●p    5P●r    4Y●n    3B●r    2O●b    1G●n
                       ╰─╮│                    ╰─╮│
      0  9R●y   00   ───╮│╰──   02      03   ────┼┼──   05      06      ·     32Y●o
                     ──╮│╰───                ──╮ ╰┼──
                       │╰─╮                    │  │
                                                                       │  │
      1 10E●n   10      11      ·       ·       14      ·       16   ──╯  ╰── 31G●o
                                                                     ────────
                                                                       ╭──╮
               ╰──╯                                                    ╰──╯
      2 11P●g────────   21      ·       ·       ·       ·       26   ──────── 30O●p
             ──╮  ╭──                                                ────────
               │  │                                                    ╭──╮
                                     ╔══════════════╗                 ╭┼──╯
      3 12N●r   30      ·       ·    ║  2N●     1P● ║   ·       36   ─┼┼──╮╭─ 29B○p
                                     ║p3         8G●║                ─╯╰──┼┼─
                                     ║   central    ║                  ╭──┼╯
                                     ║   station    ║          │  │    │  │
      4 13G●e   40      41      ·    ║4E●(double)p7 ║   45   ╮ │  ╰──╮ │╭─┼── 28E●
                                     ║  5Y●     p6  ║        ╯ ╰─────╯ ╰┼─┼──
                                     ╚══════════════╝          ╭──╮    ╭╯ │
               │ ╭╯    │  │
      5 14Y●e──┼─┼───╮ │  │ ╭   52      ·       ·       ·       56      57    27R●y
             ──┼─╯╭──╯ │  │ ╰
               │  │    │  │

      6 15B●b   60      61      ·       ·       64      ·       66      67    26N●p


                                               │  │            ╰─╮│
      7 16O●e   ·       71      72      73   ──┼──┼──   75   ────┼┼──   77    25P●g
                                             ──┼──┼──        ──╮ ╰┼──
                                               │  │            │  │
               17B●g   18Y●b   19G●o   20O●y   21R●r   22N●n   23P●e   24E●y

      Player 1: 0   Player 2: 0   46 tiles in the pile
      Profits: Yellow 0  Blue 2  Orange 0  Green 0  Purple 0  Grey 0  Red 0  Brown 0
      shares    10 %      20 %      30 %      40 %
      Player 1  grey*     green*    purple*   green
      Player 2  brown*    yellow*   ?         ?
      face up   orange    purple    yellow    blue
      * shown for a token, not to be exchanged
      Tokens to place: Blue, Orange, Red
      Tourists taken: Yellow none, Blue o1, Orange none, Green none, Purple none,
        Grey none, Red none, Brown none
      Player 1 places baac, or draws, or exchanges a share:
            ╰─╮│
          ────┼┼──
          ──╮ ╰┼──
            │  │
      "
    `);
  });

  it('shows the tiles of central tracks', () => {
    const text = draw(viewAt({ players: 2, with: ['central-tracks'] }, 0, SPECTATOR));
    expect(text).not.toContain('central');
    const rows = text.split('\n').slice(14, 22);
    expect(rows.every((row) => /[│─╭╮╯╰┼]/.test(row.slice(31, 47)))).toBe(true);
  });

  it('shows only the viewer’s own chips, and all of them at the end', () => {
    const options = { players: 2, first: 0, with: ['st-petersburg'] };
    const taken = (placed: number, viewer: number): string =>
      /Chips taken: .*/.exec(draw(viewAt(options, placed, viewer)))![0];
    expect(taken(55, 0)).toMatch(/Yellow \d+ \([\d ]+\), Blue \d+$/);
    expect(taken(55, 1)).toMatch(/Yellow \d+, Blue \d+ \([\d ]+\)$/);
    expect(taken(55, SPECTATOR)).toMatch(/Yellow \d+, Blue \d+$/);
    expect(taken(60, SPECTATOR)).toMatch(/Yellow \d+ \([\d ]+\), Blue \d+ \([\d ]+\)$/);
  });
});
