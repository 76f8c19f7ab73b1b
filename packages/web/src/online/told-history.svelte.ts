/** What has happened at a table, as a server tells it: moves come in bundles, and are shown one after the other. */
import { CHANCE } from '@guimard/engine/kit';
import { applyChanges, type Commitment, type Update } from '@guimard/protocol';
import type { GameUi } from '../game-ui.ts';
import { settings } from '../settings.svelte.ts';
import { History, PACE, wait } from '../table/history.svelte.ts';
import type { Had } from './connection.ts';
import { Moves } from './moves.ts';
import { isOtherHistory } from './other-history.ts';
import { stepOf } from './wire.ts';

/** Of more moves that come at once, only the last are shown one by one. */
const SHOWN_AT_MOST = 12;

export abstract class ToldHistory extends History {
  readonly #moves = new Moves();
  /** How many moves were made: some of them may not be shown yet. */
  #received = $state(0);
  #isDriving = false;
  /** All moves are here that were made before this page was opened. */
  #isCaughtUp = false;
  /** The moment to look at as soon as it is known. */
  #wanted: number | undefined;
  isShowing = $state(false);
  #commitments: readonly Commitment[] = [];
  /** The server was put back to an earlier state, and the player has not been told. */
  isRestored = $state(false);
  /** The same, ever since the page was opened. */
  wasRestored = false;

  constructor(ui: GameUi, options: object) {
    super(ui, options);
    this.moments.push(this.game.create(options).bytes.slice());
  }

  /** The position is another one: what was thought about the last is worth nothing. */
  protected abstract moved(): void;
  /** What the server tells cannot be read: it plays another edition of the game. */
  protected abstract misread(): void;
  protected abstract get isWaiting(): boolean;

  /** All that has happened is shown. */
  protected get isShown(): boolean {
    return this.steps.length === this.#received;
  }

  /** What is known here, for a server that is to tell the rest: by the commitment it finds out whether that still holds. */
  protected get had(): Had {
    const commitment = this.#commitments.at(-1)?.hash;
    return {
      moves: this.#moves.all.length,
      version: this.#moves.version,
      ...(commitment === undefined ? {} : { commitment }),
    };
  }

  /** The player has been told that the server was put back. */
  noteRestored(): void {
    this.isRestored = false;
  }

  /** Whose turn it is, also by moves that are not shown yet: clocks do not wait for them. */
  protected readonly toMove: number = $derived.by(() => {
    const state = this.game.create(this.options);
    state.bytes.set(this.moments[this.steps.length]);
    for (const { changes } of this.#moves.all.slice(this.steps.length, this.#received)) {
      applyChanges(state.bytes, changes);
    }
    return this.game.toMove(state);
  });

  /** A link to a moment of the game: it is looked at as soon as it is known. */
  lookWhenThere(moves: number): void {
    this.#wanted = moves;
  }

  /** Whether the update fits on what is here; what it tells is shown by `drive`. */
  protected take(update: Update, isFirst: boolean): 'stale' | 'gap' | 'taken' {
    const isOther = this.#isOther(update);
    const fit = isFirst ? this.#moves.resume(update) : this.#moves.follow(update);
    if (fit === 'stale' || fit === 'gap') return fit;
    this.#commitments = update.table.commitments;
    if (isOther) {
      this.isRestored = true;
      this.wasRestored = true;
    }
    this.#received = this.#moves.all.length;
    if (fit < this.steps.length) this.#takeBack(fit);
    return 'taken';
  }

  /** No move was made or taken back since. */
  protected isAt(position: Uint8Array): boolean {
    return this.isShown && this.moments.at(-1)!.every((byte, at) => byte === position[at]);
  }

  /** Shows what has been made, one move after the other. */
  protected async drive(): Promise<void> {
    this.#skip();
    if (this.#isDriving) return;
    this.#isDriving = true;
    while (!this.isShown && this.#push()) {
      const { turn } = this;
      const step = this.steps.at(-1)!;
      this.isShowing = true;
      if (this.isLive && !document.hidden) await this.perform?.(step);
      const isPaced = step.mover !== CHANCE && turn === this.turn && !this.isShown;
      if (isPaced) await wait(PACE[settings.speed]);
    }
    this.isShowing = false;
    this.#isDriving = false;
  }

  #isOther({ table }: Update): boolean {
    const { version, all } = this.#moves;
    const draws = all.filter(({ mover }) => mover === CHANCE).length;
    return isOtherHistory({ version, draws, commitments: this.#commitments }, table);
  }

  #takeBack(moves: number): void {
    this.turn++;
    this.moved();
    this.steps = this.steps.slice(0, moves);
    this.moments.length = moves + 1;
    this.look(this.steps.length);
  }

  /** What was made before the page was opened is not shown one by one, and of many moves not the first. */
  #skip(): void {
    const { length } = this.#moves.all;
    const until = this.#isCaughtUp ? length - SHOWN_AT_MOST : length;
    while (this.steps.length < until && this.#push());
    if (length > 0 || this.isWaiting) this.#isCaughtUp = true;
    if (this.#wanted !== undefined && length > 0) {
      this.look(this.#wanted);
      this.#wanted = undefined;
    }
  }

  /** Takes the next move over; answers whether it could be read. */
  #push(): boolean {
    const index = this.steps.length;
    const move = this.#moves.all[index];
    const bytes = this.moments[index].slice();
    if (!applyChanges(bytes, move.changes)) {
      this.misread();
      return false;
    }
    this.moved();
    this.moments.length = index + 1;
    this.moments.push(bytes);
    this.steps = [...this.steps, stepOf(move, index)];
    return true;
  }
}
