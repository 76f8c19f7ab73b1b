/** What the eight levels make of the deal of a day: played in the background, and kept in the browser. */
import type { DayName } from '@guimard/ai/daily';
import { LEVELS, type LevelGame } from './level-game.ts';
import type { LevelReply, LevelRequest } from './level-worker.ts';
import LevelWorker from './level-worker.ts?worker';
import { loadLevelGames, saveLevelGames } from './store.ts';

/** How long each level thinks, in proportion: it is for the progress bar. */
const EFFORT = [1, 1, 1, 1, 1, 8, 20, 80];
const ALL = EFFORT.reduce((a, b) => a + b);
/** Of the player, in a game; a guess, for the same purpose. */
const MOVES = 45;
/** The page needs a core, too. */
const MOST_WORKERS = 2;

export class LevelGames {
  readonly date: DayName;
  /** In the order of the levels. */
  games = $state.raw<readonly LevelGame[]>();
  /** From 0 to 1, while they are played. */
  progress = $state<number>();
  trouble = $state<string>();
  readonly #workers: Worker[] = [];

  readonly #count: number;

  /** `count`: the first levels only. */
  constructor(date: DayName, count = LEVELS) {
    this.date = date;
    this.#count = count;
  }

  /** Those that were played before, or now. */
  async open(): Promise<readonly LevelGame[] | undefined> {
    this.games ??= await loadLevelGames(this.date).catch(() => undefined);
    if (this.games === undefined && this.progress === undefined) await this.#play();
    return this.games;
  }

  /** Whatever is being played is never heard of again. */
  close(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.progress = undefined;
  }

  async #play(): Promise<void> {
    this.progress = 0;
    this.trouble = undefined;
    const done = Array.from({ length: LEVELS }, () => 0);
    const tell = (level: number, share: number): void => {
      done[level - 1] = share;
      this.progress = done.reduce((sum, one, i) => sum + one * (EFFORT[i] ?? 0), 0) / ALL;
    };
    // The slowest first, so that no core waits for the other in the end.
    const waiting = Array.from({ length: this.#count }, (_, i) => this.#count - i);
    const played: LevelGame[] = [];
    const work = async (worker: Worker): Promise<void> => {
      for (let level = waiting.shift(); level !== undefined; level = waiting.shift()) {
        const current = level;
        played.push(await ask(worker, { date: this.date, level }, (share) => tell(current, share)));
        tell(current, 1);
      }
    };
    try {
      const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
      this.#workers.push(...Array.from({ length: count }, () => new LevelWorker()));
      await Promise.all(this.#workers.map(work));
      this.games = played.toSorted((a, b) => a.level - b.level);
      // A browser that keeps nothing plays them again.
      await saveLevelGames(this.date, this.games).catch(() => undefined);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.close();
    }
  }
}

function ask(worker: Worker, request: LevelRequest, onProgress: (share: number) => void): Promise<LevelGame> {
  return new Promise((resolve, reject) => {
    let moves = 0;
    worker.onmessage = ({ data }: MessageEvent<LevelReply>) => {
      if (data.type === 'move') onProgress(Math.min(0.95, ++moves / MOVES));
      else if (data.type === 'over') resolve(data.game);
      else reject(new Error(data.message));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(request);
  });
}
