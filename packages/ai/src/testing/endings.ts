/** The last decisions of random games of Metro. */
import { CHANCE, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { type MetroState, TILES_IN_BOX, tilesUnseen } from '@guimard/engine/metro';
import { type Decision, METRO } from './positions.ts';

const { game } = METRO;

/** A random game up to a decision with this many tiles left to place, all of them known to the seat. */
export function lastDecision(options: object, seed: string, left: number): Decision | undefined {
  const rng = new SeededRng(seed);
  const s = game.create(options) as MetroState;
  for (let mover = game.toMove(s); mover !== OVER; mover = game.toMove(s)) {
    if (mover !== CHANCE && s.placed >= TILES_IN_BOX - left) {
      const view = viewOf(game, s, mover);
      if (view.legal.length > 1 && isKnown(view.known as MetroState)) return { state: s, seat: mover, view };
    }
    game.play(s, game.pick(s, rng));
  }
  return undefined;
}

/** There is only one way to place the unseen tiles: one slot, or equal tiles, or no other hands. */
function isKnown(known: MetroState): boolean {
  const unseen = tilesUnseen(known).filter((copies) => copies > 0);
  const count = unseen.reduce((sum, copies) => sum + copies, 0);
  return known.seats === 1 || count <= 1 || unseen.length === 1;
}
