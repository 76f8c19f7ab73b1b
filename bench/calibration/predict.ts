/** Games of the computer against itself, what was expected at some of their positions, and how they ended. */
import {
  type AgentSpec,
  affordable,
  calibrationKey,
  createAgent,
  findCandidates,
  type Playable,
  Playouts,
  shareWin,
} from '@guimard/ai';
import {
  CHANCE,
  copy,
  nth,
  OVER,
  type Seat,
  SeededRng,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';

/** The means of playouts, uncorrected. */
export interface Predicted {
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

export interface Prediction {
  /** Games that are calibrated together, and one of them. */
  readonly key: string;
  readonly game: string;
  /** How far the game had come, from 0 to 1. */
  readonly stage: number;
  readonly mover: Seat;
  /** Of the move that a search chose, in its own playouts: what used to be shown. */
  readonly search: Predicted;
  /** Of the same move, in playouts that took no part in the choice. */
  readonly move: Predicted;
  /** Of the position, to somebody who sees all hands. */
  readonly position: Predicted;
  readonly playouts: number;
  readonly result: Predicted;
}

export interface Plan {
  readonly subject: Playable;
  readonly options: object;
  /** Who plays. */
  readonly spec: AgentSpec;
  readonly positions: number;
  readonly search: number;
  readonly playouts: number;
  readonly seed: string;
}

interface Position {
  readonly state: State;
  readonly view: View<State>;
}

export async function playAndPredict(plan: Plan): Promise<Prediction[]> {
  const { subject, seed } = plan;
  const { positions, result } = await play(plan);
  const rng = new SeededRng(`${seed}/positions`);
  const count = Math.min(plan.positions, positions.length);
  // One from each part of the game.
  const chosen = Array.from({ length: count }, (_, part) => {
    const begin = Math.floor((part * positions.length) / count);
    const end = Math.floor(((part + 1) * positions.length) / count);
    return nth(positions, begin + rng.below(end - begin));
  });
  return chosen.flatMap((position, i) => {
    const expected = predict(plan, position, `${seed}/${i}`);
    if (expected === undefined) return [];
    const key = calibrationKey(subject, position.state);
    const stage = (i + 0.5) / count;
    return [{ key, game: seed, stage, mover: position.view.viewer, ...expected, result }];
  });
}

async function play({
  subject,
  options,
  spec,
  seed,
}: Plan): Promise<{ positions: Position[]; result: Predicted }> {
  const { game } = subject;
  const state = game.create(options);
  const draws = new SeededRng(`${seed}/draws`);
  const agents = Array.from({ length: game.seats(state) }, (_, seat) =>
    createAgent(subject, spec, `${seed}/seat ${seat}`),
  );
  const positions: Position[] = [];
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    if (mover === CHANCE) {
      game.play(state, game.pick(state, draws));
      continue;
    }
    const view = viewOf(game, state, mover);
    const code = await nth(agents, mover).choose(view);
    if (view.legal.length > 1) {
      const before = game.create(options);
      copy(state, before);
      positions.push({ state: before, view });
    }
    game.play(state, code);
  }
  const points = new Float64Array(game.seats(state));
  const wins = new Float64Array(points.length);
  game.scores(state, points);
  shareWin(points, wins);
  return { positions, result: { points: Array.from(points), wins: Array.from(wins) } };
}

/** Undefined where the end is solved exactly: nothing is estimated there. */
function predict(
  { subject, options, search, playouts: size }: Plan,
  { state, view }: Position,
  seed: string,
): Pick<Prediction, 'search' | 'move' | 'position' | 'playouts'> | undefined {
  const depth = affordable({ search, playouts: size }, subject.policy?.cost?.(state) ?? 1);
  const found = findCandidates(subject, view, depth.search, seed);
  if (found.isSolved) return undefined;
  const { code, scores, wins } = nth(found.moves, 0);
  const playouts = new Playouts(subject.game, subject.policy, options, depth.playouts, seed);
  const move = playouts.ofView(view, code);
  return {
    search: { points: scores, wins },
    move: move.mean(),
    position: playouts.ofState(state).mean(),
    playouts: move.size,
  };
}
