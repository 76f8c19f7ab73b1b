import { type CorrespondancesState, correspondances } from '@guimard/engine/correspondances';
import { CHANCE, OVER, parseText, replay, SeededRng, SPECTATOR, viewOf } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { coloured, plain } from '../paint.ts';
import { correspondancesScreen } from './screen.ts';

/** The figure with four sections (text-example), and one to place. */
const GAME =
  'correspondances.1/players=3/order-2134.line-2.line-3.line-4.bridge-24.place-e0n1-0.curves-12.place-e0n2-3' +
  '.cross-23.place-e1n2-1.link-34';

function stateOf(text: string): CorrespondancesState {
  const log = parseText(text);
  const state = log.ok ? replay(correspondances, log.value) : log;
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const draw = (s: CorrespondancesState, viewer: number, paint = plain): string =>
  correspondancesScreen.draw(viewOf(correspondances, s, viewer), paint);

describe('the table', () => {
  it("shows tiles, coordinates, totals, the viewer's line and the drawn section", () => {
    expect(`\n${draw(stateOf(GAME), 0)}\n`).toMatchInlineSnapshot(`
      "
           w1  e0  e1  e2  e3  e4  e5  e6

      n3            ·
                1   3
      n2      1╯ ╭2─○─2
                2   3
      n1    · 4─│─4         ·   ·
                2   2   1   3   4   1
      s0    · M─■   │   │   │   │   ■─M ·
                3   2   1   3   4   4
      s1        ·           ·   ·   ·

      Player 1: 0   Player 2: 0   Player 3: 0   to 10   44 sections left
      Player 1 has line 2 (blue): from e0n1 to the eastern end, a portion of 3 so far.
      Player 1 places link-34:
              3           4           4           3
        -0: 4╮○╰3   -1: 4╯○╭3   -2: 3╮○╰4   -3: 3╯○╭4
              4           3           3           4
      "
    `);
  });

  it('shows each line only to its holder', () => {
    const s = stateOf(GAME);
    const lines = [2, 3, 4];
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const shown = draw(s, viewer).match(/line \d \(\w+\)/g) ?? [];
      expect(shown.map((text) => Number(text[5]))).toEqual(viewer < 0 ? [] : [lines[viewer]]);
    }
  });

  it('paints lines in their colours, with their numbers', () => {
    const text = draw(stateOf(GAME), 0, coloured);
    expect(text).toContain('\x1b[38;5;39mline 2 (blue)\x1b[0m');
    expect(text).toContain('\x1b[38;5;39m2');
  });

  it.each(['a', 'b'])('can be drawn for every viewer in every state of a match (%s)', (seed) => {
    const s = correspondances.create({ players: 4, first: 0, rotateFirst: true, target: 2 });
    const rng = new SeededRng(seed);
    for (;;) {
      const text = draw(s, SPECTATOR);
      expect(text).not.toMatch(/undefined|NaN/);
      const mover = correspondances.toMove(s);
      if (mover === OVER) break;
      if (mover !== CHANCE) expect(draw(s, mover)).toContain(`Player ${mover + 1} places `);
      correspondances.play(s, correspondances.pick(s, rng));
    }
    expect(draw(s, SPECTATOR)).toMatch(/\nRound \d+:\n {2}Player 1: line \d \(\w+\), \d points?; a portion/);
  });
});
