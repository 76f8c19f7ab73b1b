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

export interface ReviewOptions {
  readonly depth: DepthName;
  /** The same seed gives the same review. */
  readonly seed: string;
  /** A part of the log, both ends included; else all of it. */
  readonly from?: number;
  readonly to?: number;
  /** Only this seat's decisions are judged; else everybody's. */
  readonly seat?: number;
  /** Decisions that are not judged, by index: what their players knew is not known. */
  readonly guessed?: readonly number[];
}

export interface ReviewRun {
  /** Reviews one position, maybe in a worker. */
  readonly evaluate?: (request: PositionRequest) => Promise<ReviewedPosition>;
  /** How many at a time. */
  readonly jobs?: number;
  /** Stops the review before the next position; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number) => void;
}

/** The result does not depend on how the work was distributed. */
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
