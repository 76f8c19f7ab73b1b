/** The boards of the day: games are checked one at a time, and the first of each client counts. */
import { createHash } from 'node:crypto';
import { GAMES } from '@guimard/ai';
import { type Daily, dailyOn } from '@guimard/ai/daily';
import { fail, newRefusal, ok, type Result, refuse } from '@guimard/engine/kit';
import type { DailyBoard, DailyCounted, DailyResult, DailySubmission } from '@guimard/protocol';
import type { RankedResult } from '../store/boards.ts';
import type { Store } from '../store/store.ts';
import { hashOfGame, type Judged, judge } from './judge.ts';
import { isOpen } from './window.ts';

/** Results shown of a board. */
const SHOWN = 100;
/** Games that wait to be checked; more are refused. */
const WAITING = 20;

const UNKNOWN_DAY = newRefusal('no-day', 'unknownDay');
const LISTED = newRefusal('day', 'dayAlreadyListed');
const TOO_BUSY = newRefusal('full-server', 'dayTooBusy');

interface DailyDeps {
  readonly store: Pick<Store, 'boards'>;
  /** Service time. */
  readonly now: () => number;
  /** As Date.now() counts. */
  readonly date: () => number;
  /** Checks a game. */
  readonly judge?: typeof judge;
  /** Called for each game that was sent in. */
  readonly onJudged?: (verdict: 'counted' | 'refused') => void;
}

export class DailyBoards {
  readonly #deps: DailyDeps;
  /** Ends with the last game that waits. */
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(deps: DailyDeps) {
    this.#deps = deps;
  }

  async board(date: string): Promise<Result<DailyBoard>> {
    const { store, date: now } = this.#deps;
    if (dailyOn(date, GAMES) === undefined) return fail(UNKNOWN_DAY);
    const [count, best] = [await store.boards.count(date), await store.boards.best(date, SHOWN)];
    return ok({ date, isOpen: isOpen(date, now()), count, results: best.map(shown) });
  }

  /** Sent again, it is the same result: nothing is checked twice. */
  async submit(date: string, { name, secret, log }: DailySubmission): Promise<Result<DailyCounted>> {
    const { store, now, date: today } = this.#deps;
    const daily = dailyOn(date, GAMES);
    if (daily === undefined) return fail(UNKNOWN_DAY);
    const device = deviceOf(date, secret);
    const earlier = await this.#counted(date, device, false);
    if (earlier !== undefined) return ok(earlier);
    if (!isOpen(date, today())) return refuse('day', 'dayClosed');
    const game = hashOfGame(log);
    // Copies of a good game cost no more than that.
    if (await store.boards.has(date, game)) return fail(LISTED);
    const judged = await this.#judge(daily, log);
    if (!judged.ok) return judged;
    const result = { device, game, name, ...judged.value, at: today(), time: now() };
    const added = await store.boards.add(date, result);
    const counted = await this.#counted(date, device, added === 'added');
    return counted === undefined ? fail(LISTED) : ok(counted);
  }

  /** Removes the name; the result stays. */
  async erase(date: string, secret: string): Promise<Result<void>> {
    const isThere = await this.#deps.store.boards.eraseName(date, deviceOf(date, secret));
    return isThere ? ok(undefined) : refuse('no-day', 'dayNoResult');
  }

  async #judge(daily: Daily, log: DailySubmission['log']): Promise<Result<Judged>> {
    if (this.#waiting >= WAITING) return fail(TOO_BUSY);
    this.#waiting++;
    const check = this.#deps.judge ?? judge;
    const judging = this.#queue.catch(() => {}).then(() => check(daily, log));
    this.#queue = judging;
    try {
      const judged = await judging;
      this.#deps.onJudged?.(judged.ok ? 'counted' : 'refused');
      return judged;
    } finally {
      this.#waiting--;
    }
  }

  async #counted(date: string, device: string, isFirst: boolean): Promise<DailyCounted | undefined> {
    const { boards } = this.#deps.store;
    const result = await boards.find(date, device);
    return result && { result: shown(result), count: await boards.count(date), isFirst };
  }
}

/** Results of different dates cannot be connected, not even by the host. */
const deviceOf = (date: string, secret: string): string =>
  createHash('sha256').update(`daily ${date} ${secret}`).digest('base64url');

const shown = ({ rank, name, scores, margin }: RankedResult): DailyResult => ({
  rank,
  name,
  scores: [...scores],
  margin,
});
