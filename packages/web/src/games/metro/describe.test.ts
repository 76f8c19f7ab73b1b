import { nth, SPECTATOR, viewOf } from '@guimard/engine/kit';
import { DEPARTURES, metro, parseCell, parseTile, STATIONS } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { describe, expect, it } from 'vitest';
import {
  departureName,
  describeBoard,
  describeCells,
  describeHand,
  describeLine,
  describeScores,
  describeTile,
} from './describe.ts';
import { choiceWords, promptFor } from './words/choice.ts';
import { listLegal } from './words/legal.ts';
import { NONSENSE, namesOf, optionsOf, PLAYED, playRandomly } from './words/testing/games.ts';

describe('everything can be said of every game', () => {
  it.each(PLAYED)('%s', (name, options) => {
    const kinds = new Set<string>();
    playRandomly(options, `describe ${name}`, (s) => {
      const mover = metro.toMove(s);
      const view = viewOf(metro, s, Math.max(mover, 0));
      const names = namesOf(s);
      const prompts = [promptFor(en, view, names), promptFor(en, viewOf(metro, s, SPECTATOR), names)];
      for (const text of prompts) expect(text).toMatch(/^.+[.?…]$/);
      expect(prompts.join(' ')).not.toMatch(NONSENSE);
      if (mover < 0) return;
      const labels = view.legal.map((code) => choiceWords(en, view, code));
      expect(new Set(labels).size).toBe(labels.length);
      for (const [i, code] of view.legal.entries()) {
        const label = nth(labels, i);
        const action = metro.decode(view.known, code);
        if (action.type === 'choose' && label === action.choice) expect(label).toBe('in words');
        if (NONSENSE.test(label)) expect(label).toBe('no nonsense');
      }
      // Each kind of decision, and now and then all the rest.
      const kind = nth(prompts, 0);
      if (kinds.has(kind) && s.placed !== 40) return;
      kinds.add(kind);
      const texts = [
        ...describeBoard(en, view),
        ...describeHand(en, view),
        ...describeScores(en, view, names),
        ...listLegal(en, view).map(({ sentence }) => sentence),
        ...Array.from({ length: DEPARTURES }, (_, departure) => describeLine(en, view.known, departure)),
        ...describeCells(en, view.known),
      ];
      for (const text of texts)
        if (NONSENSE.test(text) || !text.endsWith('.')) expect(text).toBe('a sentence');
      expect(listLegal(en, view).length).toBe(view.legal.length);
    });
  });
});

describe('a board with two tiles', () => {
  const s = metro.create(optionsOf({ players: 2, first: 0 }));
  // aaaa leads straight across: station 8 is above column A.
  for (const word of ['aaaa', 'cbcb', 'aaaa00', 'bcbc', 'cbcb10', 'aacb']) {
    const action = metro.parse(word);
    const code = action.ok ? metro.encode(s, action.value) : action;
    if (!code.ok) throw new Error(code.error.code);
    metro.play(s, code.value);
  }
  const view = viewOf(metro, s, 0);

  it('is told row by row', () => {
    const told = describeBoard(en, view);
    expect(told[1]).toBe('2 tiles on the board, 56 tiles in the pile.');
    expect(told[2]).toBe('Row 1: aaaa on A1.');
    expect(told[4]).toBe('Row 3: no tiles.');
    expect(told.at(-1)).toMatch(/^You can place a tile on: B1, .+\.$/);
  });

  it('has lines to follow', () => {
    const line = describeLine(en, s, 8 - 1);
    expect(line).toMatch(
      /^The line from station 8 \(Belleville\) belongs to Blue\. It crosses A1: from the north to the south/,
    );
    expect(describeLine(en, s, 20 - 1)).toBe(
      'The line from station 20 (Raspail) belongs to Blue. It has no tiles yet. Next it would enter D8 from the south.',
    );
    expect(departureName(en, s, 0)).toBe('station 1 (Villiers), yellow');
    expect(departureName(en, s, STATIONS)).toBe('platform 1, nobody');
  });

  it('has cells to ask for', () => {
    expect(describeCells(en, s)[parseCell('33')!]).toBe('D4 is part of the central station.');
    expect(describeCells(en, s)[parseCell('22')!]).toBe('C3 is empty.');
    expect(describeCells(en, s)[parseCell('07')!]).toBe(
      'H1 is empty. Yellow’s line from station 1 (Villiers) would enter it from the north. ' +
        'Blue’s line from station 32 (Couronnes) would enter it from the east.',
    );
  });

  it('has a hand', () => {
    expect(describeHand(en, view)[0]).toBe('You hold bcbc.');
    expect(describeTile(en, parseTile('aacb')!)).toBe(
      'aacb: in from the north, out to the south, in from the east, out to the west, ' +
        'in from the south, out to the east, and in from the west, out to the north.',
    );
    expect(describeHand(en, viewOf(metro, s, SPECTATOR))).toEqual(['You’re watching.']);
  });

  it('lists what is legal, with the best first', () => {
    expect(promptFor(en, view, ['Ana', 'Bob'])).toBe('Place a tile or draw one.');
    const entries = listLegal(en, view);
    expect(entries.map(({ label }) => label)).toContain('Draw a tile');
    expect(nth(entries, 0).sentence).toMatch(/^Place bcbc on .+: .+\.$/);
  });
});
