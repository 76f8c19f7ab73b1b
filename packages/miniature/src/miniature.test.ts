import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, OVER, SeededRng, SPECTATOR, type State, viewOf } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { describe, expect, test } from 'vitest';
import { type Miniature, miniatureOf, miniatureOfLog } from './index.ts';

const GAMES: readonly (readonly [string, AnyGame, object])[] = [
  ['metro', metro, { players: 3 }],
  ['metro with everything in the centre', metro, { players: 2, with: ['central-stations'] }],
  ['metro with companies', metro, { players: 4, with: ['companies'] }],
  ['correspondances', correspondances, { players: 3 }],
];

function draw(game: AnyGame, state: State): Miniature {
  const miniature = miniatureOf(game, viewOf(game, state, SPECTATOR));
  if (miniature === undefined) throw new Error('it cannot be drawn');
  return miniature;
}

/** After this many random actions. */
function played(game: AnyGame, options: object, actions: number): State {
  const checked = game.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  const state = game.create(checked.value);
  const rng = new SeededRng('miniature');
  for (let i = 0; i < actions && game.toMove(state) !== OVER; i++) game.play(state, game.pick(state, rng));
  return state;
}

describe.each(GAMES)('%s', (_name, game, options) => {
  test('everything is within the picture, from the empty board to the end', () => {
    for (const actions of [0, 20, 60, 1000]) {
      const { x, y, width, height, shapes } = draw(game, played(game, options, actions));
      for (const shape of shapes) {
        const spots =
          shape.kind === 'plate'
            ? [shape, { x: shape.x + shape.width, y: shape.y + shape.height }]
            : shape.curves.flat();
        for (const spot of spots) {
          expect(spot.x).toBeGreaterThanOrEqual(x);
          expect(spot.x).toBeLessThanOrEqual(x + width);
          expect(spot.y).toBeGreaterThanOrEqual(y);
          expect(spot.y).toBeLessThanOrEqual(y + height);
        }
      }
    }
  });

  test('tiles and lines appear as they are placed', () => {
    const before = draw(game, played(game, options, 0));
    const after = draw(game, played(game, options, 60));
    expect(before.placed).toBe(0);
    expect(after.placed).toBeGreaterThan(5);
    expect(after.placed).toBeLessThanOrEqual(after.tiles);
    const painted = ({ shapes }: Miniature) =>
      shapes.filter(({ kind, paint }) => kind === 'stroke' && typeof paint === 'number').length;
    expect(painted(after)).toBeGreaterThan(painted(before));
  });
});

test('completed lines of Metro are muted, open ones are not', () => {
  const { shapes } = draw(metro, played(metro, { players: 2 }, 1000));
  const strokes = shapes.filter((shape) => shape.kind === 'stroke');
  expect(strokes.some(({ isCalm }) => isCalm)).toBe(true);
  const { shapes: early } = draw(metro, played(metro, { players: 2 }, 20));
  expect(early.some((shape) => shape.kind === 'stroke' && !shape.isCalm && shape.paint !== 'rail')).toBe(
    true,
  );
});

test('a stored game is drawn from its log, if it can be opened', () => {
  const log = { game: 'metro', rules: metro.meta.rules, options: { players: 2 }, actions: [] };
  expect(miniatureOfLog(log)).toEqual(draw(metro, played(metro, { players: 2 }, 0)));
  expect(miniatureOfLog({ ...log, actions: ['nonsense'] })).toBeUndefined();
  expect(miniatureOfLog({ ...log, game: 'chess' })).toBeUndefined();
});
