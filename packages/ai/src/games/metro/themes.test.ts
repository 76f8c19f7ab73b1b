import { nth, SeededRng } from '@guimard/engine/kit';
import { consequencesOf, DRAW_CODE, type MetroState, TILE_CODE } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '../../puzzles/puzzle.ts';
import { decisionAfter, METRO, optionsOf } from '../../testing/positions.ts';
import { metroThemes } from './themes.ts';

/** Every legal move of some positions, as if it were the best, and what is said of it. */
function* anyMoves(input: object) {
  const options = optionsOf(METRO.game, input);
  for (let i = 0; i < 12; i++) {
    const rng = new SeededRng(`${JSON.stringify(input)} ${i}`);
    const decision = decisionAfter(METRO.game, options, rng, 60 + rng.below(60));
    if (decision === undefined) continue;
    const { view, seat } = decision;
    const known = view.known as MetroState;
    for (const code of view.legal) {
      const others = view.legal.filter((other) => other !== code).slice(0, 4);
      yield { known, seat, code, themes: metroThemes.of({ ...view, known }, code, others) };
    }
  }
}

describe('the themes of a move', () => {
  it.each([{ players: 2 }, { players: 4 }])('say what it does: %o', (input) => {
    const seen = new Set<Theme>();
    for (const { known, seat, code, themes } of anyMoves(input)) {
      expect(themes.length).toBeGreaterThan(0);
      expect(new Set(themes).size).toBe(themes.length);
      expect(THEMES).toEqual(expect.arrayContaining([...themes]));
      expect(themes.includes('draw')).toBe(code === DRAW_CODE);
      expect(themes).not.toContain('share');
      expect(themes).not.toContain('journey');
      for (const theme of themes) seen.add(theme);
      if (code >= TILE_CODE) continue;
      const { finished, lengthened } = consequencesOf(known, code);
      const own = finished.filter(({ colour }) => colour === seat);
      if (themes.includes('finish')) expect(own.length).toBeGreaterThan(0);
      if (themes.includes('long')) {
        const further = lengthened.filter(
          ({ colour, before, after }) => colour === seat && after - before >= 3,
        );
        const doubled = own.filter(({ isDoubled }) => isDoubled);
        expect(further.length + doubled.length).toBeGreaterThan(0);
      }
    }
    for (const theme of ['finish', 'save', 'spoil', 'long', 'draw'] as const) expect(seen).toContain(theme);
  });

  it('are about shares with companies, first of all where one is exchanged', () => {
    for (const { known, code, themes } of anyMoves({ players: 3, with: ['companies'] })) {
      expect(themes).toContain('share');
      const word = METRO.game.format(METRO.game.decode(known, code));
      expect(nth(themes, 0) === 'share').toBe(word.startsWith('exchange-'));
    }
  });

  it('are about the city where it asks for a decision', () => {
    let asked = 0;
    for (const { code, themes } of anyMoves({ players: 2, with: ['paris'] })) {
      if (code < TILE_CODE || code === DRAW_CODE) continue;
      asked++;
      expect(nth(themes, 0)).toBe('city');
    }
    expect(asked).toBeGreaterThan(0);
  });
});
