/** What the eight levels make of the deal of a day: played in the background, and kept in the browser. */
import type { DayName } from '@guimard/ai/daily';
import { LEVELS, type LevelGame } from './level-game.ts';
import type { LevelReply, LevelRequest } from './level-worker.ts';
import LevelWorker from './level-worker.ts?worker';
import { loadLevelGames, saveLevelGames } from './store.ts';

const EVERY_LEVEL = Array.from({ length: LEVELS }, (_, i) => i + 1);
/** How long a level thinks, in proportion: it is for the progress bar. */
const effortOf = (level: number): number => ({ 7: 3, 8: 80 })[level] ?? 1;
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
  readonly #levels: readonly number[];
  readonly #workers: Worker[] = [];
  #isClosed = false;

  constructor(date: DayName, levels: readonly number[] = EVERY_LEVEL) {
    this.date = date;
    this.#levels = levels;
  }

  /** Those that were played before; the others now. */
  async open(): Promise<readonly LevelGame[] | undefined> {
    if (this.games !== undefined || this.progress !== undefined) return this.games;
    this.progress = 0;
    this.trouble = undefined;
    const kept = await loadLevelGames(this.date);
    if (!this.#isClosed) await this.#play(kept);
    return this.games;
  }

  /** Whatever is being played is never heard of again. */
  close(): void {
    this.#isClosed = true;
    this.#rest();
  }

  #rest(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.progress = undefined;
  }

  async #play(played: readonly LevelGame[]): Promise<void> {
    const games = [...played];
    const done = new Map(games.map(({ level }) => [level, 1]));
    const tell = (level: number, share: number): void => {
      done.set(level, share);
      const all = this.#levels.reduce((sum, one) => sum + effortOf(one), 0);
      this.progress = this.#levels.reduce((sum, one) => sum + effortOf(one) * (done.get(one) ?? 0), 0) / all;
    };
    // The slowest first, so that no core waits for the other in the end.
    const waiting = this.#levels.filter((level) => !done.has(level)).toReversed();
    const work = async (worker: Worker): Promise<void> => {
      for (let level = waiting.shift(); level !== undefined; level = waiting.shift()) {
        const current = level;
        games.push(await ask(worker, { date: this.date, level }, (share) => tell(current, share)));
        tell(current, 1);
        // Whoever leaves goes on from here.
        await saveLevelGames(this.date, games);
      }
    };
    try {
      const count = Math.max(1, Math.min(MOST_WORKERS, waiting.length, navigator.hardwareConcurrency));
      if (waiting.length > 0) this.#workers.push(...Array.from({ length: count }, () => new LevelWorker()));
      await Promise.all(this.#workers.map(work));
      this.games = games
        .filter(({ level }) => this.#levels.includes(level))
        .toSorted((a, b) => a.level - b.level);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.#rest();
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
