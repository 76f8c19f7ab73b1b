/** Reviews a game position by position: here, or wherever the caller has workers. */
import { nth, type Session } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { letMessagesArrive } from '../let-messages-arrive.ts';
import { assembleReview } from './assemble.ts';
import { calibrationKey } from './calibration.ts';
import { DEPTHS, type DepthName } from './depth.ts';
import { blunderIn } from './grades.ts';
import { type PositionRequest, type ReviewedPosition, reviewPosition } from './position.ts';
import type { Review } from './review.ts';

/** What is reviewed, and how. */
export interface ReviewOptions {
  /** How much work goes into each position. */
  readonly depth: DepthName;
  /** The same seed gives the same review. */
  readonly seed: string;
  /** The first action of the part that is reviewed; else that of the log. */
  readonly from?: number;
  /** The last action of that part; else that of the log. */
  readonly to?: number;
  /** Only this seat's decisions are judged; else everybody's. */
  readonly seat?: number;
  /** Decisions that are not judged, by index: what their players knew is not known. */
  readonly guessed?: readonly number[];
}

/** How the work is done. */
export interface ReviewRun {
  /** Reviews one position, maybe in a worker. */
  readonly evaluate?: (request: PositionRequest) => Promise<ReviewedPosition>;
  /** How many at a time. */
  readonly jobs?: number;
  /** Stops the review before the next position; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after every position. */
  readonly onProgress?: (done: number, all: number) => void;
}

/**
 * Reviews a game, position by position. The result does not depend on how the work was distributed.
 *
 * @example
 * ```ts
 * import { playable, reviewGame } from '@guimard/ai';
 * import { newLog, Session, SeededRng } from '@guimard/engine/kit';
 *
 * const metro = playable('metro')!;
 * const options = metro.game.options({ players: 2, first: 0 });
 * if (!options.ok) throw new Error(options.error.code);
 * const session = Session.open(metro.game, newLog(metro.game, options.value));
 * if (!session.ok) throw new Error(session.error.code);
 * const rng = new SeededRng('any seed');
 * while (!session.value.isOver) session.value.play(metro.game.pick(session.value.state, rng));
 * const review = await reviewGame(metro, session.value, { depth: 'quick', seed: 'any seed', from: 110 });
 * console.log(review.seats.map(({ accuracy }) => accuracy));
 * ```
 */
export async function reviewGame(
  subject: Playable,
  session: Session,
  options: ReviewOptions,
  { evaluate = evaluateHere(subject), jobs = 1, signal, onProgress }: ReviewRun = {},
): Promise<Review> {
  const requests = requestsFor(session, options);
  const positions: ReviewedPosition[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < requests.length) {
      signal?.throwIfAborted();
      const at = next++;
      positions[at] = await evaluate(nth(requests, at));
      done++;
      onProgress?.(done, requests.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, requests.length) }, work));
  const { depth, seed } = options;
  const movers = session.steps.map(({ mover }) => mover);
  const blunder = blunderIn(calibrationKey(subject, session.state));
  return assembleReview({ depth, seed, blunder }, session.log, movers, positions, options.guessed);
}

function requestsFor(
  session: Session,
  { depth, seed, from = 0, to, seat, guessed = [] }: ReviewOptions,
): PositionRequest[] {
  const { log, steps } = session;
  const last = to ?? steps.length - 1;
  const about = { log, depth: DEPTHS[depth], seed };
  return Array.from({ length: Math.max(0, last + 2 - from) }, (_, i) => {
    const index = from + i;
    const isJudged =
      index <= last && (seat === undefined || nth(steps, index).mover === seat) && !guessed.includes(index);
    return { ...about, index, isJudged };
  });
}

/** Between positions, so that whoever wants to stop the review can. */
const evaluateHere =
  (subject: Playable) =>
  async (request: PositionRequest): Promise<ReviewedPosition> => {
    await letMessagesArrive();
    return reviewPosition(subject, request);
  };
