import {
  type CorrespondancesEvent,
  correspondances,
  linesHidden,
  portionLength,
} from '@guimard/engine/correspondances';
import { copy, SeededRng, viewOf } from '@guimard/engine/kit';
import en from '@guimard/messages/en/correspondances';
import { beforeAll, describe, expect, it } from 'vitest';
import { explain, foresee } from './consequences.ts';
import { BAD, optionsWith, playMatch } from './testing/matches.ts';
import { correspondancesWords } from './words.ts';

beforeAll(() => {
  correspondancesWords.put(en);
});

describe('consequences', () => {
  const options = optionsWith({ players: 3, target: 6 });

  it('come true, whoever holds the other lines', () => {
    playMatch(options, 'foresee', (s, code) => {
      const mover = correspondances.toMove(s);
      const foreseen = foresee(viewOf(correspondances, s, mover))(code);
      const after = correspondances.create(options);
      copy(s, after);
      const events: CorrespondancesEvent[] = [];
      correspondances.play(after, code, (event) => events.push(event));
      for (const { line, before, after: length } of foreseen.portions) {
        expect(before).toBe(portionLength(s, line));
        expect(length).toBe(portionLength(after, line));
      }
      const journey = events.find((event) => event.type === 'journey' && event.seat === mover);
      expect(foreseen.journey?.points).toBe(journey?.type === 'journey' ? journey.points : undefined);
      const isOver = events.some(({ type }) => type === 'scored');
      const isCertain =
        foreseen.journey !== undefined || foreseen.isLast || foreseen.arrives.some(({ isHeld }) => isHeld);
      if (isCertain) expect(isOver).toBe(true);
      if (!isCertain && foreseen.arrives.length === 0) expect(isOver).toBe(false);
      for (const sentence of explain(foreseen)) expect(sentence).not.toMatch(BAD);
    });
  });

  it('are the same whatever the others hold (T10)', () => {
    playMatch(options, 'secret', (s, code) => {
      const mover = correspondances.toMove(s);
      const view = viewOf(correspondances, s, mover);
      const other = correspondances.create(options);
      correspondances.sample(view, new SeededRng('other'), other);
      expect(foresee(viewOf(correspondances, other, mover))(code)).toEqual(foresee(view)(code));
    });
  });

  it('are certain where every line is held', () => {
    playMatch(optionsWith({ players: 4, target: 3 }), 'all held', (s, code) => {
      const view = viewOf(correspondances, s, correspondances.toMove(s));
      expect(linesHidden(view)).toHaveLength(3);
      for (const { isHeld } of foresee(view)(code).arrives) expect(isHeld).toBe(true);
    });
  });
});
