import { CHANCE, type GameEvent } from '@guimard/engine/kit';
import { expect, it } from 'vitest';
import type { TurnPart } from '../game-ui.ts';
import type { SeenStep } from './table-model.ts';
import { turnsOf } from './turns.ts';

const PARTS: Readonly<Record<string, TurnPart>> = { placed: 'acts', turned: 'opens', round: 'apart' };
const partOf = ({ type }: GameEvent): TurnPart | undefined => PARTS[type];

/** Steps such as `0 placed`, `chance drew`; the turns as seat and steps. */
function grouped(...steps: string[]): string[] {
  const seen = steps.map((step, index): SeenStep => {
    const [mover = '', ...types] = step.split(' ');
    return {
      index,
      mover: mover === 'chance' ? CHANCE : Number(mover),
      events: types.map((type) => ({ type })),
    };
  });
  return turnsOf(seen, partOf).map(({ seat, first, end }) => `${seat ?? '-'}: ${first}–${end - 1}`);
}

it('is one entry from drawing to the tile drawn for the next turn', () => {
  expect(grouped('0', 'chance drew', '0 placed line', 'chance drew', '1 placed', 'chance drew')).toEqual([
    '0: 0–3',
    '1: 4–5',
  ]);
});

it('keeps what a module asks in the turn', () => {
  expect(grouped('0 placed', '0 tourist', '0 tourist', 'chance drew', '1 placed')).toEqual([
    '0: 0–3',
    '1: 4–4',
  ]);
});

it('tells two turns of one player apart when the others are passed over', () => {
  expect(grouped('0 placed', '0 placed', '0 placed line')).toEqual(['0: 0–0', '0: 1–1', '0: 2–2']);
});

it('lists the set-up deal by deal', () => {
  expect(grouped('chance dealt', 'chance dealt', '0 placed')).toEqual(['-: 0–0', '-: 1–1', '0: 2–2']);
});

it('begins a turn with the colour that is turned up for it', () => {
  expect(grouped('chance turned', '0 placed', 'chance drew', 'chance turned', '0 placed')).toEqual([
    '0: 0–2',
    '0: 3–4',
  ]);
});

it('gives the start of a round an entry of its own', () => {
  expect(grouped('0 placed', 'chance round', 'chance dealt', '0 placed')).toEqual([
    '0: 0–0',
    '-: 1–1',
    '-: 2–2',
    '0: 3–3',
  ]);
});
