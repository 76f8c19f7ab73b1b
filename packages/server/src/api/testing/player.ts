/** Plays using only what the server sent. */
import type { Seat } from '@guimard/engine/kit';
import { KnownGame, type MoveSeen, type ResumePoint, type TableInfo, type Update } from '@guimard/protocol';
import { gameCalled } from '../../games.ts';

export class Player {
  readonly seat: Seat;
  table: TableInfo | undefined;
  #known: KnownGame | undefined;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  learn(update: Update, isWelcome = true): void {
    this.#known ??= knownGameOf(update.table);
    const fit = this.#known.take(update, isWelcome);
    if (fit.is !== 'taken') throw new Error(`moves from ${update.from} on do not follow: ${fit.is}`);
    this.table = update.table;
  }

  get moves(): MoveSeen[] {
    return [...(this.#known?.moves ?? [])];
  }

  get version(): number {
    return this.table?.version ?? 0;
  }

  /** The hello to send when reconnecting. */
  get had(): ResumePoint {
    return this.#known?.resumePoint ?? { moves: 0, version: 0 };
  }

  get isOver(): boolean {
    return this.table?.phase === 'over';
  }

  /** A legal move, if it is this player's turn. */
  get move(): string | undefined {
    if (this.table?.phase !== 'running') return undefined;
    const game = gameCalled(this.table.game)!;
    const { legal, known } = this.#known!.view(this.seat);
    // Not always the first, which makes long games, and not random, which makes tests flaky.
    const code = legal[(this.moves.length * 7) % Math.max(1, legal.length)];
    return code === undefined ? undefined : game.format(game.decode(known, code));
  }
}

export function knownGameOf(table: TableInfo): KnownGame {
  const known = KnownGame.open(gameCalled(table.game)!, table);
  if (!known.ok) throw new Error(known.error);
  return known.value;
}
