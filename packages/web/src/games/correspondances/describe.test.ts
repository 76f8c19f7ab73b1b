import { correspondances } from '@guimard/engine/correspondances';
import { nth, SPECTATOR, viewOf } from '@guimard/engine/kit';
import en from '@guimard/messages/en/correspondances';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellLabel } from './cell-label.ts';
import { goalOf, textUi } from './describe.ts';
import { BAD, MATCHES, NAMES, playMatch } from './testing/matches.ts';
import { correspondancesWords } from './words.ts';

beforeAll(() => {
  correspondancesWords.put(en);
});

describe('the table in words', () => {
  it.each(MATCHES)('can be described, read and chosen from, with $players players', (options) => {
    const names = NAMES.slice(0, options.players);
    let looked = 0;
    playMatch(options, 'words', (s) => {
      if (looked++ % 9 !== 0) return;
      for (const viewer of [SPECTATOR, correspondances.toMove(s)]) {
        const view = viewOf(correspondances, s, viewer);
        const said = [
          ...textUi.describe(view, names),
          ...textUi.lines(view).flatMap(({ id, name }) => [name, ...textUi.readLine(view, id)]),
          ...textUi.moves(view, 'preview').map(({ text }) => text),
          ...Array.from(s.spots.subarray(0, s.placed), (spot) => cellLabel(view.known, spot, 0)),
          ...Array.from(s.openSpots.subarray(0, s.openCells), (spot) => cellLabel(view.known, spot, 1)),
        ];
        for (const sentence of said) expect(sentence).not.toMatch(BAD);
        const codes = textUi.moves(view, 'purist').map(({ code }) => code);
        expect(codes).toEqual(view.legal.toSorted((a, b) => a - b));
      }
    });
  });

  it('says nothing of a line that the viewer may not know (T10)', () => {
    playMatch(nth(MATCHES, 0), 'secret', (s) => {
      const said = textUi.describe(viewOf(correspondances, s, SPECTATOR), NAMES.slice(0, 2)).join(' ');
      expect(said).not.toContain('You hold');
    });
  });

  it('knows where lines go (T13–T15)', () => {
    expect(goalOf(2)).toEqual({ from: 'west', to: 'east', points: [1, 4] });
    expect(goalOf(4)).toEqual({ from: 'east', to: 'west', points: [2, 3] });
  });
});
