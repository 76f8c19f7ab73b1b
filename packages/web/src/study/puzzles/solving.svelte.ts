/** A puzzle being solved: what the player has tried, what it was worth, and what is known of the other moves. */
import type { PuzzleMove } from '@guimard/ai/puzzles';
import { DEPTHS, type Loss, type PositionRequest, type ReviewedPosition } from '@guimard/ai/review';
import { ReviewWorkers } from '../review-workers.ts';
import type { PuzzleTable } from './puzzle-table.svelte.ts';
import { type PuzzleRecord, puzzleRecord } from './record.svelte.ts';

/** Asked; answered wrongly, with the solution still to be found; or all is told, found by the player or not. */
export type Phase = 'asked' | 'wrong' | 'solved' | 'told';

export type Judge = (request: PositionRequest) => Promise<ReviewedPosition>;

async function judgeInWorker(request: PositionRequest): Promise<ReviewedPosition> {
  const workers = new ReviewWorkers();
  try {
    return await workers.evaluate(request);
  } finally {
    workers.close();
  }
}

export class Solving {
  readonly table: PuzzleTable;
  readonly record: PuzzleRecord;
  readonly #judge: Judge;
  phase = $state<Phase>('asked');
  /** The moves that the player tried, in order. */
  tries = $state.raw<readonly string[]>([]);
  /** Those of them that the puzzle does not list, as far as they have been judged. */
  #judged = $state.raw<readonly PuzzleMove[]>([]);
  /** A move that could not be judged. */
  hasFailed = $state(false);
  /** By how much the first answer has changed the rating. */
  change = $state<number>();

  constructor(table: PuzzleTable, record: PuzzleRecord = puzzleRecord, judge: Judge = judgeInWorker) {
    this.table = table;
    this.record = record;
    this.#judge = judge;
    table.ondecided = (move, isRight) => this.#decided(move, isRight);
  }

  /** Best first: those of the puzzle, and what the player tried. */
  readonly moves: readonly PuzzleMove[] = $derived.by(() => {
    const [solution, ...others] = [...this.table.puzzle.moves, ...this.#judged];
    if (solution === undefined) return [];
    return [solution, ...others.toSorted((a, b) => a.loss.points - b.loss.points)];
  });

  /** What is known of the last try. */
  readonly last: PuzzleMove | undefined = $derived.by(() =>
    this.moves.find(({ move }) => move === this.tries.at(-1)),
  );

  get isToldAll(): boolean {
    return this.phase === 'solved' || this.phase === 'told';
  }

  again(): void {
    this.table.again();
    this.phase = 'asked';
  }

  /** Without an answer before, it is a wrong one. */
  giveUp(): void {
    if (this.tries.length === 0) this.#count(false);
    this.table.giveUp();
    this.phase = 'told';
  }

  #decided(move: string, isRight: boolean): void {
    const isNew = !this.tries.includes(move);
    this.tries = [...this.tries, isRight ? this.#solution : move];
    this.phase = isRight ? 'solved' : 'wrong';
    // A wrong answer after a wrong answer says nothing new.
    if (isRight || this.tries.length === 1) this.#count(isRight);
    if (isNew && !isRight && this.last === undefined) void this.#judgeMove(move);
  }

  get #solution(): string {
    return this.table.puzzle.moves[0]?.move ?? '';
  }

  #count(isRight: boolean): void {
    const change = this.record.add(this.table.puzzle, isRight);
    this.change ??= change;
  }

  async #judgeMove(move: string): Promise<void> {
    const { log, margin, id } = this.table.puzzle;
    const request: PositionRequest = {
      log: { ...log, actions: [...log.actions, move] },
      index: log.actions.length,
      isJudged: true,
      depth: DEPTHS.normal,
      seed: id,
    };
    try {
      const { judgement } = await this.#judge(request);
      const judged = judgement?.moves.find((one) => one.move === move);
      if (judged === undefined) throw new Error(`${move} was not judged`);
      this.#judged = [...this.#judged, { ...judged, loss: atLeast(judged.loss, margin) }];
    } catch {
      this.hasFailed = true;
    }
  }
}

/** The margin was proven by more playouts than a quick look at one move has. */
const atLeast = (loss: Loss, margin: Loss): Loss => ({
  points: Math.max(loss.points, margin.points),
  win: Math.max(loss.win, margin.win),
});
