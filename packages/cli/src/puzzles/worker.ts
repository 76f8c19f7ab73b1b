/** Mines games, and proves puzzles, on a separate thread: this file is what such a thread runs. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Loss, type Playable, playable } from '@guimard/ai';
import { confirm, type MinedPuzzle, mineGame } from '@guimard/ai/puzzles/mining';
import { codeOf, type Log, replay, viewOf } from '@guimard/engine/kit';

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
export type Request = MineRequest | ProveRequest;
/** The puzzles of a game, or by how much the solution was better this time if the puzzle holds. */
export type Answer = readonly MinedPuzzle[] | Loss | undefined;

async function answer(request: Request): Promise<Answer> {
  const subject = playable(request.log.game);
  if (subject === undefined) throw new Error(`nobody plays ${request.log.game}`);
  return request.kind === 'mine' ? mine(subject, request) : proveAgain(subject, request);
}

function mine(subject: Playable, { log, seed }: MineRequest): Promise<MinedPuzzle[]> {
  const options = subject.game.options(log.options);
  if (!options.ok) throw new Error(`the options are refused: ${options.error.code}`);
  return mineGame(subject, options.value, seed);
}

function proveAgain(subject: Playable, { log, solution, margin, seed }: ProveRequest): Loss | undefined {
  const { game } = subject;
  const state = replay(game, log);
  if (!state.ok) throw new Error(`the log is refused: ${state.error.code}`);
  const view = viewOf(game, state.value, game.toMove(state.value));
  return confirm(subject, view, codeOf(game, state.value, solution), margin, seed);
}

/** One piece of work per message. An error ends the thread, and the crew reports it. */
if (parentPort !== null && workerData?.role === ROLE) {
  const port = parentPort;
  port.on('message', (request: Request) => {
    void answer(request).then((result) => port.postMessage(result));
  });
}
