/** States that differ only in what is hidden from a viewer look the same to that viewer, now and ever after. */
import { describe, expect, it } from 'vitest';
import { CHANCE, type Code, type Game, type GameEvent, OVER, type Seat } from '../game.ts';
import { equals, type State } from '../layout.ts';
import { type Rng, SeededRng } from '../rng.ts';
import { eventFor } from '../view.ts';
import { helpersFor, type RandomMoves } from './helpers.ts';
import { expectSameSnapshot, expectSameView } from './views.ts';

export interface SecrecyCases<S extends State, Options, Event extends GameEvent> {
  readonly games: readonly (readonly [name: string, options: Options])[];
  readonly moves?: RandomMoves<S, Event>;
  /** One position in this many gets twins. */
  readonly every: number;
  /** A copy with everything hidden from the viewer dealt again. */
  redeal(s: S, viewer: Seat, rng: Rng): S;
  /** Chance decides something that the viewer will not see. */
  isUnseen(s: S, viewer: Seat): boolean;
  /** What can be decided follows from what the viewer knows. */
  isKnown(s: S, viewer: Seat): boolean;
  /** Something hidden has been revealed in at least one of the two: they may differ from here on. */
  isShown?(before: S, a: S, b: S): boolean;
  /** A code that is chosen more often. */
  readonly favourite?: Code;
  /** For how many moves, over all twins of a game, they must at least stay indistinguishable. */
  readonly together: number;
}

export function secrecyContract<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  cases: SecrecyCases<S, Options, Event>,
): void {
  const { viewersOf, copyOf, legalCodes, pickedMoves } = helpersFor(game);
  const moves = cases.moves ?? pickedMoves;

  /** One move in each that the viewer cannot tell apart; undefined if there is none. */
  function movesAlike(a: S, b: S, viewer: Seat, rng: Rng): readonly [Code, Code] | undefined {
    if (game.toMove(a) === OVER) return undefined;
    const [ofA, ofB] = [legalCodes(a), legalCodes(b)];
    const among = (codes: readonly Code[]): Code => codes[rng.below(codes.length)];
    if (game.toMove(a) === CHANCE && cases.isUnseen(a, viewer)) return [among(ofA), among(ofB)];
    if (cases.isKnown(a, viewer)) expect(ofB).toEqual(ofA);
    const both = ofA.filter((code) => ofB.includes(code));
    if (both.length === 0) return undefined;
    const { favourite } = cases;
    const isFavoured = favourite !== undefined && both.includes(favourite) && rng.below(3) === 0;
    const code = isFavoured ? favourite : among(both);
    return [code, code];
  }

  /** Plays both on for as long as the viewer cannot tell them apart; returns for how many moves. */
  function playAlike(a: S, b: S, viewer: Seat, rng: Rng): number {
    expectSameSnapshot(a, b, viewer);
    const before = copyOf(a);
    for (let count = 0; ; count++) {
      expectSameView(game, a, b, viewer);
      const alike = movesAlike(a, b, viewer, rng);
      if (alike === undefined) return count;
      const told: Event[][] = [[], []];
      game.play(a, alike[0], (event) => told[0].push(eventFor(event, viewer)));
      game.play(b, alike[1], (event) => told[1].push(eventFor(event, viewer)));
      if (cases.isShown?.(before, a, b) === true) return count;
      expect(told[1]).toEqual(told[0]);
    }
  }

  describe('twins that differ in hidden information look the same', () => {
    it.each(cases.games)('%s', (name, options) => {
      const rng = new SeededRng(`twins ${name}`);
      const s = game.create(options);
      const viewers = viewersOf(s);
      let count = 0;
      let different = 0;
      let together = 0;
      for (const _ of moves(s, rng)) {
        if (count++ % cases.every > 0) continue;
        const viewer = viewers[count % viewers.length];
        const one = cases.redeal(s, viewer, rng);
        const other = cases.redeal(s, viewer, rng);
        if (!equals(one, other)) different++;
        expectSameView(game, s, one, viewer);
        together += playAlike(one, other, viewer, rng);
      }
      // Twins that are equal, or that diverge at once, would prove nothing.
      expect(different).toBeGreaterThan(0);
      expect(together).toBeGreaterThanOrEqual(cases.together);
    });
  });
}
