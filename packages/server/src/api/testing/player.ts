/** Somebody who plays by what they are told, and by nothing else. */
import type { Seat } from '@guimard/engine/kit';
import { KnownGame, type MoveSeen, type TableInfo, type Update } from '@guimard/protocol';
import { gameCalled } from '../../games.ts';

export class Player {
  readonly seat: Seat;
  table: TableInfo | undefined;
  moves: MoveSeen[] = [];
  #known: KnownGame | undefined;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  learn({ table, from, moves }: Update): void {
    this.#known ??= knownGameOf(table);
    if (!this.#known.take({ from, moves })) throw new Error(`${from} does not follow ${this.moves.length}`);
    this.table = table;
    this.moves = [...this.moves.slice(0, from), ...moves];
  }

  get version(): number {
    return this.table?.version ?? 0;
  }

  /** What to say on coming back. */
  get had(): { readonly moves: number; readonly version: number; readonly commitment?: string } {
    const commitment = this.table?.commitments.at(-1)?.hash;
    return {
      moves: this.moves.length,
      version: this.version,
      ...(commitment === undefined ? {} : { commitment }),
    };
  }

  get isOver(): boolean {
    return this.table?.phase === 'over';
  }

  /** A legal move, if it is this player's turn. */
  get move(): string | undefined {
    if (this.table?.phase !== 'running') return undefined;
    const game = gameCalled(this.table.game)!;
    const { legal, known } = this.#known!.view(this.seat);
    // Neither always the first, which makes long games, nor left to chance, which makes tests that fail at times.
    const code = legal[(this.moves.length * 7) % Math.max(1, legal.length)];
    return code === undefined ? undefined : game.format(game.decode(known, code));
  }
}

export function knownGameOf({ game: id, options: told }: TableInfo): KnownGame {
  const game = gameCalled(id)!;
  const options = game.options(told);
  if (!options.ok) throw new Error(options.error.reason);
  return new KnownGame(game, options.value);
}
