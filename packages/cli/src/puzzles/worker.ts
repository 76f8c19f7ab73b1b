/** Mines games, and proves puzzles, on a separate thread: this file is what such a thread runs. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Loss, type Playable, playable } from '@guimard/ai';
import { confirm, type Grade, gradeAgain, type MinedPuzzle, mineGame } from '@guimard/ai/puzzles/mining';
import { type Code, codeOf, type Log, replay, type State, type View, viewOf } from '@guimard/engine/kit';

export const WORKER = new URL(import.meta.url);

/** Other libraries start threads, too: theirs have other data. */
const ROLE = 'guimard puzzles';
export const WORKER_DATA = { role: ROLE };

interface MineRequest {
  readonly kind: 'mine';
  /** The game and its options, before the first action. */
  readonly log: Log;
  readonly seed: string;
}
interface ProveRequest {
  readonly kind: 'prove';
  readonly log: Log;
  readonly solution: string;
  readonly margin: Loss;
  readonly seed: string;
}
interface GradeRequest {
  readonly kind: 'grade';
  readonly log: Log;
  readonly solution: string;
  readonly seed: string;
}
export type Request = MineRequest | ProveRequest | GradeRequest;
/** The puzzles of a game; by how much the solution was better this time if the puzzle holds; how difficult it is. */
export type Answer = readonly MinedPuzzle[] | Loss | undefined | Grade;

async function answer(request: Request): Promise<Answer> {
  const subject = playable(request.log.game);
  if (subject === undefined) throw new Error(`nobody plays ${request.log.game}`);
  switch (request.kind) {
    case 'mine':
      return mine(subject, request);
    case 'prove':
      return proveAgain(subject, request);
    case 'grade': {
      const { view, code } = positionOf(subject, request);
      return gradeAgain(subject, view, code, request.seed);
    }
  }
}

function mine(subject: Playable, { log, seed }: MineRequest): Promise<MinedPuzzle[]> {
  const options = subject.game.options(log.options);
  if (!options.ok) throw new Error(`the options are refused: ${options.error.code}`);
  return mineGame(subject, options.value, seed);
}

function proveAgain(subject: Playable, request: ProveRequest): Loss | undefined {
  const { view, code } = positionOf(subject, request);
  return confirm(subject, view, code, request.margin, request.seed);
}

function positionOf(
  { game }: Playable,
  { log, solution }: ProveRequest | GradeRequest,
): { readonly view: View<State>; readonly code: Code } {
  const state = replay(game, log);
  if (!state.ok) throw new Error(`the log is refused: ${state.error.code}`);
  const view = viewOf(game, state.value, game.toMove(state.value));
  return { view, code: codeOf(game, state.value, solution) };
}

/** One piece of work per message. An error ends the thread, and the crew reports it. */
if (parentPort !== null && workerData?.role === ROLE) {
  const port = parentPort;
  port.on('message', (request: Request) => {
    void answer(request).then((result) => port.postMessage(result));
  });
}
