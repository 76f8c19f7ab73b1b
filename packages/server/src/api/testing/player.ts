/** Somebody who plays by what they are told, and by nothing else. */
import { type Seat, type State, viewOf } from '@guimard/engine/kit';
import type { MoveSeen, TableInfo, Update } from '@guimard/protocol';
import { gameCalled } from '../../games.ts';

export class Player {
  readonly seat: Seat;
  table: TableInfo | undefined;
  moves: MoveSeen[] = [];

  constructor(seat: Seat) {
    this.seat = seat;
  }

  learn({ table, from, moves }: Update): void {
    if (from > this.moves.length) throw new Error(`there is a gap: ${this.moves.length} to ${from}`);
    this.table = table;
    this.moves = [...this.moves.slice(0, from), ...moves];
  }

  get version(): number {
    return this.table?.version ?? 0;
  }

  get isOver(): boolean {
    return this.table?.phase === 'over';
  }

  /** A legal move, if it is this player's turn. */
  get move(): string | undefined {
    if (this.table?.phase !== 'running') return undefined;
    const game = gameCalled(this.table.game)!;
    const { legal } = viewOf(game, this.#known(), this.seat);
    // Neither always the first, which makes long games, nor left to chance, which makes tests that fail at times.
    const code = legal[(this.moves.length * 7) % Math.max(1, legal.length)];
    return code === undefined ? undefined : game.format(game.decode(this.#known(), code));
  }

  #known(): State {
    const game = gameCalled(this.table!.game)!;
    const options = game.options(this.table!.options);
    if (!options.ok) throw new Error(options.error.reason);
    const state = game.create(options.value);
    state.bytes.set(Buffer.from(this.moves.at(-1)!.known, 'base64'));
    return state;
  }
}
