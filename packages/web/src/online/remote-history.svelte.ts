/** What has happened at a table, as a server tells it: moves come in bundles, and are shown one after the other. */
import { CHANCE, type GameEvent, nth } from '@guimard/engine/kit';
import type { KnownGame, MoveSeen, Taken } from '@guimard/protocol';
import type { GameUi } from '../game-ui.ts';
import { settings } from '../settings.svelte.ts';
import { History, PACE, wait } from '../table/history.svelte.ts';
import type { SeenStep } from '../table/table-model.ts';

/** Of more moves that come at once, only the last are shown one by one. */
const SHOWN_AT_MOST = 12;

const stepOf = ({ mover, events }: MoveSeen, index: number): SeenStep => ({
  index,
  mover,
  // The protocol knows that events have a type; what else they say is between the games on both sides.
  events: events as unknown as readonly GameEvent[],
});

export abstract class RemoteHistory extends History {
  readonly #known: KnownGame;
  /** How many moves were made: some of them may not be shown yet. */
  #received = $state(0);
  /** What is known after all of them. */
  #latest: Uint8Array;
  #isDriving = false;
  /** All moves are here that were made before this page was opened. */
  #isCaughtUp = false;
  /** The moment to look at as soon as it is known. */
  #wanted: number | undefined;
  isShowing = $state(false);
  /** The server was put back to an earlier state, and the player has not been told. */
  isRestored = $state(false);
  /** The same, ever since the page was opened. */
  wasRestored = false;

  constructor(ui: GameUi, known: KnownGame) {
    super(ui, known.options);
    this.#known = known;
    this.#latest = $state.raw(known.bytesAfter());
    this.moments.push(this.#latest);
  }

  /** The position is another one: what was thought about the last is worth nothing. */
  protected abstract moved(): void;
  protected abstract get isWaiting(): boolean;

  /** All that has happened is shown. */
  protected get isShown(): boolean {
    return this.steps.length === this.#received;
  }

  /** The player has been told that the server was put back. */
  acknowledgeRestore(): void {
    this.isRestored = false;
  }

  /** Whose turn it is, also by moves that are not shown yet: clocks do not wait for them. */
  protected readonly toMove: number = $derived.by(() => {
    const state = this.game.create(this.options);
    state.bytes.set(this.#latest);
    return this.game.toMove(state);
  });

  /** A link to a moment of the game: it is looked at as soon as it is known. */
  lookOnceKnown(moves: number): void {
    this.#wanted = moves;
  }

  /** More is known; it is shown by `drive`. */
  protected take({ held, isRestored }: Taken): void {
    if (isRestored) {
      this.isRestored = true;
      this.wasRestored = true;
    }
    this.#received = this.#known.moves.length;
    this.#latest = this.#known.bytesAfter();
    if (held < this.steps.length) this.#takeBack(held);
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
    while (!this.isShown) {
      this.#push();
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

  #takeBack(moves: number): void {
    this.turn++;
    this.moved();
    this.steps = this.steps.slice(0, moves);
    this.moments.length = moves + 1;
    this.look(this.steps.length);
  }

  /** What was made before the page was opened is not shown one by one, and of many moves not the first. */
  #skip(): void {
    const { length } = this.#known.moves;
    const until = this.#isCaughtUp ? length - SHOWN_AT_MOST : length;
    while (this.steps.length < until) this.#push();
    if (length > 0 || this.isWaiting) this.#isCaughtUp = true;
    if (this.#wanted !== undefined && length > 0) {
      this.look(this.#wanted);
      this.#wanted = undefined;
    }
  }

  /** Takes the next move over. */
  #push(): void {
    const index = this.steps.length;
    this.moved();
    this.moments.length = index + 1;
    this.moments.push(this.#known.bytesAfter(index + 1));
    this.steps = [...this.steps, stepOf(nth(this.#known.moves, index), index)];
  }
}
