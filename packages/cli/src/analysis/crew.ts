/** The threads that review positions, from the caller's side. */
import type { PositionRequest, ReviewedPosition } from '@guimard/ai';
import { type Crew, hireCrew } from '../crew.ts';
import { WORKER, WORKER_DATA } from './worker.ts';

export const startCrew = (threads: number, file = WORKER): Crew<PositionRequest, ReviewedPosition> =>
  hireCrew(threads, { file, workerData: WORKER_DATA });
