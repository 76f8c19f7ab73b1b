/** Checks of views that every game must pass. */
import { expect } from 'vitest';
import type { Game, GameEvent, Seat } from '../game.ts';
import { equals, type State, snapshot } from '../layout.ts';
import { SeededRng } from '../rng.ts';
import { type View, viewOf } from '../view.ts';

/** The viewer cannot tell the two apart. */
export function expectSameView<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  a: S,
  b: S,
  viewer: Seat,
): void {
  const [one, other] = [viewOf(game, a, viewer), viewOf(game, b, viewer)];
  expect(equals(one.known, other.known)).toBe(true);
  expect(other.toMove).toBe(one.toMove);
  expect(other.legal.join(' ')).toBe(one.legal.join(' '));
}

/** Nor by their JSON. */
export function expectSameSnapshot(a: State, b: State, viewer: Seat): void {
  // As text: comparing the objects number by number would take most of the time.
  expect(JSON.stringify(snapshot(b, viewer))).toBe(JSON.stringify(snapshot(a, viewer)));
}

/** Samples into two used states: the same seed gives the same sample, and the viewer sees no difference. */
export function expectSample<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  view: View<S>,
  seed: number,
  into: S,
  again: S,
): void {
  game.sample(view, new SeededRng(seed), into);
  game.sample(view, new SeededRng(seed), again);
  expect(equals(into, again)).toBe(true);
  const seen = viewOf(game, into, view.viewer);
  expect(equals(seen.known, view.known)).toBe(true);
  expect(seen.toMove).toBe(view.toMove);
  expect(seen.legal.join(' ')).toBe(view.legal.join(' '));
}
