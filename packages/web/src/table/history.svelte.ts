/** What has happened at a table, and which moment of it is shown. */
import {
  type AnyGame,
  CHANCE,
  nth,
  type Seat,
  SPECTATOR,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { settings } from '../settings.svelte.ts';
import type { Performer, SeenStep } from './table-model.ts';

/** The least time between two moves of others. */
export const PACE: Readonly<Record<typeof settings.speed, number>> = {
  slow: 1400,
  normal: 600,
  fast: 200,
  instant: 0,
};

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class History {
  readonly ui: GameUi;
  readonly game: AnyGame;
  readonly options: object;
  /** The bytes of the state before each action, and now. */
  protected readonly moments: Uint8Array[] = [];
  /** Raised whenever what is under way no longer counts. */
  protected turn = 0;

  /** All that has happened. */
  steps = $state.raw<readonly SeenStep[]>([]);
  /** The number of actions at the moment that is looked at; undefined while one follows the game. */
  #at = $state<number>();
  viewer = $state<Seat>(SPECTATOR);
  /** Moves are being shown again, one after the other. */
  isReplaying = $state(false);
  perform: Performer | undefined;

  constructor(ui: GameUi, options: object) {
    this.ui = ui;
    this.game = ui.game;
    this.options = options;
  }

  get at(): number {
    return this.#at ?? this.steps.length;
  }

  get isLive(): boolean {
    return this.#at === undefined;
  }

  readonly view: View<State> = $derived.by(() => this.viewAt(this.at));

  readonly scores: readonly number[] = $derived.by(() => {
    const { known } = this.view;
    const scores = new Int32Array(this.game.seats(known));
    this.game.scores(known, scores);
    return Array.from(scores);
  });

  /** What the viewer saw, or sees, after so many actions. */
  viewAt(actions: number, viewer = this.viewer): View<State> {
    // Read here, so that callers update when the game goes on.
    const last = this.steps.length;
    const state = this.game.create(this.options);
    state.bytes.set(nth(this.moments, Math.min(actions, last)));
    return viewOf(this.game, state, viewer);
  }

  /** Looks at the moment after so many actions; from the last one on, one follows the game. */
  look(actions: number): void {
    this.#at = actions >= this.steps.length ? undefined : Math.max(0, actions);
  }

  /** How many actions chance made before the first of a player. */
  get setUp(): number {
    const first = this.steps.findIndex(({ mover }) => mover !== CHANCE);
    return first < 0 ? this.steps.length : first;
  }

  /** The moments just after a player's action, before and after the one that is looked at. */
  get previousMove(): number {
    return this.steps.findLastIndex(({ mover }, i) => mover !== CHANCE && i + 1 < this.at) + 1 || this.setUp;
  }
  get nextMove(): number {
    const next = this.steps.findIndex(({ mover }, i) => mover !== CHANCE && i >= this.at);
    return next < 0 ? this.steps.length : next + 1;
  }

  /** Shows again what has happened since the viewer last acted. */
  async replay(): Promise<void> {
    if (this.steps.slice(this.#lastOwn).every(({ mover }) => mover === CHANCE)) return;
    const turn = this.turn;
    const isDue = (at: number): boolean => turn === this.turn && this.isReplaying && at <= this.steps.length;
    this.isReplaying = true;
    this.look(this.#lastOwn);
    await wait(PACE[settings.speed]);
    for (let at = this.#lastOwn + 1; isDue(at); at++) {
      this.look(at);
      const step = nth(this.steps, at - 1);
      if (step.mover === CHANCE) continue;
      await this.perform?.(step);
      await wait(PACE[settings.speed]);
    }
    this.isReplaying = false;
  }

  /** The moment just after the viewer last acted, or before the first move. */
  get #lastOwn(): number {
    return Math.max(this.steps.findLastIndex(({ mover }) => mover === this.viewer) + 1, this.setUp);
  }

  /** By seat, the points after each action of a player; at the beginning, none. */
  scoresOverTime(): readonly (readonly number[])[] {
    const state = this.game.create(this.options);
    const scores = new Int32Array(this.game.seats(state));
    const moments = this.moments.filter(
      (_, i) => i === 0 || i === this.steps.length || this.steps[i - 1]?.mover !== CHANCE,
    );
    const rows = moments.map((bytes) => {
      state.bytes.set(bytes);
      this.game.scores(state, scores);
      return Array.from(scores);
    });
    return Array.from(scores, (_, seat) => rows.map((row) => nth(row, seat)));
  }
}
