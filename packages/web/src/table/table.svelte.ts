/**
 * A game on this device: people and computers at one table. The session holds the truth; everything a component reads
 * is what the viewer may see of it, at the moment that is looked at.
 */
import type { Report } from '@guimard/ai/agent';
import {
  type AnyGame,
  CHANCE,
  type Code,
  codeOf,
  type GameEvent,
  type LogRefusal,
  OVER,
  ok,
  type Result,
  type Seat,
  SeededRng,
  Session,
  SPECTATOR,
  type State,
  type Step,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import { settings } from '../settings.svelte.ts';
import { newId } from '../setup/new-id.ts';
import type { Assistance, SavedTable, Sitter } from './seating.ts';
import { Thinkers } from './thinkers.ts';

/** Shows on the screen what an action did; the table waits for it. */
type Performer = (step: Step<GameEvent>) => Promise<void>;

/** Leads a table through a written game. */
export interface Guide {
  /** What comes next by itself, chance and opponents included; undefined while the player is to read or to act. */
  next(played: number): string | undefined;
  /** Whether the player may do this now. */
  allows(played: number, action: string): boolean;
  /** The least time between two actions now, in milliseconds. */
  pace(played: number): number;
  /** The player did something else. */
  onstray(): void;
}

/** The least time between two moves of computers. */
const PACE: Readonly<Record<typeof settings.speed, number>> = {
  slow: 1400,
  normal: 600,
  fast: 200,
  instant: 0,
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Table {
  readonly id: string;
  readonly ui: GameUi;
  readonly game: AnyGame;
  readonly seats: readonly Sitter[];
  readonly practice: boolean;
  readonly #created: number;
  readonly #session: Session;
  readonly #thinkers: Thinkers;
  readonly #save: (table: SavedTable) => void;
  readonly #guide: Guide | undefined;
  readonly #rng = new SeededRng(newId());
  /** The bytes of the state before each action, and now. */
  readonly #moments: Uint8Array[] = [];
  /** Raised whenever what is under way no longer counts. */
  #turn = 0;
  #stopper = new AbortController();

  assistance = $state<Assistance>('preview');
  /** All that has happened. */
  steps = $state.raw<readonly Step<GameEvent>[]>([]);
  /** The number of actions at the moment that is looked at; undefined while one follows the game. */
  #at = $state<number>();
  viewer = $state<Seat>(SPECTATOR);
  /** The seat to whom the device is to be passed: nobody sees a hand meanwhile. */
  curtain = $state<Seat>();
  /** The computer that thinks. */
  thinking = $state<Seat>();
  /** Something is being shown, and players wait for it. */
  isShowing = $state(false);
  /** What the coach says of the moves of this moment. */
  advice = $state.raw<Report>();
  isAdvising = $state(false);
  /** Something went wrong that the player should know. */
  trouble = $state<string>();
  perform: Performer | undefined;

  private constructor(
    ui: GameUi,
    session: Session,
    saved: SavedTable,
    save: (table: SavedTable) => void,
    guide?: Guide,
  ) {
    this.ui = ui;
    this.game = ui.game;
    this.id = saved.id;
    this.seats = saved.seats;
    this.practice = saved.practice;
    this.assistance = saved.assistance;
    this.#created = saved.created;
    this.#session = session;
    this.#save = save;
    this.#guide = guide;
    const computers = saved.seats.filter(({ player }) => player.kind === 'computer').length;
    this.#thinkers = new Thinkers(this.game, computers, (message) => {
      this.trouble = message;
    });
    this.#remember();
    const humans = this.#humans;
    if (humans.length === 1) this.viewer = humans[0];
  }

  /** Refuses a table whose log is none of the game's. `save` is told of every change before anybody sees it. */
  static open(
    ui: GameUi,
    saved: SavedTable,
    save: (table: SavedTable) => void,
    guide?: Guide,
  ): Result<Table, LogRefusal> {
    const session = Session.open(ui.game, saved.log);
    return session.ok ? ok(new Table(ui, session.value, saved, save, guide)) : session;
  }

  get options(): object {
    return this.game.optionsOf(this.#session.state);
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** How many actions lie before the moment that is looked at. */
  get at(): number {
    return this.#at ?? this.steps.length;
  }

  /** Nothing later has happened. */
  get isLive(): boolean {
    return this.#at === undefined;
  }

  /** What the viewer sees at the moment that is looked at. */
  readonly view: View<State> = $derived.by(() => this.viewAt(this.at));

  readonly scores: readonly number[] = $derived.by(() => {
    const scores = new Int32Array(this.seats.length);
    this.game.scores(this.view.known, scores);
    return Array.from(scores);
  });

  get isOver(): boolean {
    return this.view.toMove === OVER;
  }

  /** The person who looks may act now. */
  get canAct(): boolean {
    return (
      this.isLive &&
      !this.isShowing &&
      this.curtain === undefined &&
      this.view.toMove >= 0 &&
      this.view.toMove === this.viewer
    );
  }

  /** What the viewer saw, or sees, after so many actions. */
  viewAt(actions: number, viewer = this.viewer): View<State> {
    // Read, so that whoever asks is told when the game goes on.
    const last = this.steps.length;
    const state = this.game.create(this.options);
    state.bytes.set(this.#moments[Math.min(actions, last)]);
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
    const own = this.steps.findLastIndex(({ mover }) => mover === this.viewer);
    const turn = this.#turn;
    for (let at = Math.max(own, this.setUp) + 1; at <= this.steps.length && turn === this.#turn; at++) {
      this.look(at);
      const step = this.steps[at - 1];
      if (step.mover === CHANCE) continue;
      await this.perform?.(step);
      await wait(PACE[settings.speed]);
    }
  }

  /** By seat, the points after each action of a player; at the beginning, none. */
  scoresOverTime(): readonly (readonly number[])[] {
    const state = this.game.create(this.options);
    const scores = new Int32Array(this.seats.length);
    const moments = this.#moments.filter(
      (_, i) => i === 0 || i === this.steps.length || this.steps[i - 1].mover !== CHANCE,
    );
    const rows = moments.map((bytes) => {
      state.bytes.set(bytes);
      this.game.scores(state, scores);
      return Array.from(scores);
    });
    return this.seats.map((_, seat) => rows.map((row) => row[seat]));
  }

  /** Begins, or goes on: chance and computers act until a person is to decide. */
  async start(): Promise<void> {
    await this.#drive();
  }

  /** After trouble. */
  tryAgain(): void {
    this.trouble = undefined;
    void this.#drive();
  }

  /** The person on turn acts. One of the legal codes of the view. */
  async act(code: Code): Promise<void> {
    if (!this.canAct || !this.view.legal.includes(code)) return;
    if (this.#guide !== undefined && !this.#isAllowed(code)) return this.#guide.onstray();
    const turn = this.#interrupt();
    await this.#play(code);
    if (turn === this.#turn) await this.#drive();
  }

  /** Takes back the last action of a person. */
  async undo(): Promise<Result<void>> {
    const isHuman = (seat: Seat): boolean => this.seats[seat].player.kind === 'human';
    const undone = this.#session.undo(isHuman, this.practice);
    if (!undone.ok) return undone;
    this.#interrupt();
    this.#thinkers.forgetAll();
    this.#moments.length = this.#session.steps.length + 1;
    this.steps = [...this.#session.steps];
    this.#at = undefined;
    this.#keep();
    await this.#drive();
    return undone;
  }

  /** Whether undo would work now. */
  get canUndo(): boolean {
    if (this.steps.length === 0 || !this.isLive) return false;
    const isHuman = (seat: Seat): boolean => this.seats[seat].player.kind === 'human';
    const last = this.steps.findLastIndex(({ mover }) => mover >= 0 && isHuman(mover));
    return last >= 0 && (this.practice || this.steps.slice(last).every(({ mover }) => mover !== CHANCE));
  }

  /** The person to whom the device was passed looks at it. */
  lift(): void {
    if (this.curtain === undefined) return;
    this.viewer = this.curtain;
    this.curtain = undefined;
  }

  setAssistance(assistance: Assistance): void {
    this.assistance = assistance;
    this.#keep();
  }

  /** Asks the coach about the moment; what it finds arrives in `advice`. */
  async askCoach(): Promise<void> {
    if (!this.canAct || this.isAdvising) return;
    const turn = this.#turn;
    this.isAdvising = true;
    try {
      await this.#thinkers.advise(this.view, this.#stopper.signal, (report) => {
        if (turn === this.#turn) this.advice = report;
      });
    } catch (error) {
      if (turn === this.#turn) this.trouble = String(error);
    } finally {
      if (turn === this.#turn) this.isAdvising = false;
    }
  }

  /** As it is kept. */
  get saved(): SavedTable {
    const scores = new Int32Array(this.seats.length);
    this.game.scores(this.#session.state, scores);
    return {
      id: this.id,
      log: this.#session.log,
      seats: this.seats,
      assistance: this.assistance,
      practice: this.practice,
      created: this.#created,
      updated: Date.now(),
      isOver: this.#session.isOver,
      scores: Array.from(scores),
    };
  }

  /** Nobody looks at the table any more. */
  async close(): Promise<void> {
    this.#interrupt();
    await this.#thinkers.close();
  }

  get #humans(): Seat[] {
    return this.seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : []));
  }

  /** Ends what is under way; answers the number of the turn that begins. */
  #interrupt(): number {
    this.#stopper.abort();
    this.#stopper = new AbortController();
    this.advice = undefined;
    this.isAdvising = false;
    this.thinking = undefined;
    this.isShowing = false;
    return ++this.#turn;
  }

  #isAllowed(code: Code): boolean {
    const word = this.game.format(this.game.decode(this.#session.state, code));
    return this.#guide?.allows(this.steps.length, word) ?? true;
  }

  /** Plays what is written, as far as the guide lets it. */
  async #follow(guide: Guide): Promise<void> {
    const turn = this.#interrupt();
    for (let word = guide.next(this.steps.length); word !== undefined; word = guide.next(this.steps.length)) {
      await wait(guide.pace(this.steps.length));
      if (turn !== this.#turn) return;
      await this.#play(codeOf(this.game, this.#session.state, word));
    }
  }

  async #drive(): Promise<void> {
    if (this.#guide !== undefined) return this.#follow(this.#guide);
    const turn = this.#interrupt();
    while (turn === this.#turn) {
      const mover = this.game.toMove(this.#session.state);
      if (mover === OVER) return this.#end();
      if (mover === CHANCE) {
        await this.#play(this.game.pick(this.#session.state, this.#rng));
        continue;
      }
      const { player } = this.seats[mover];
      if (player.kind === 'human') return this.#handOver(mover);
      const code = await this.#think(mover, player.level);
      if (turn !== this.#turn || code === undefined) return;
      await this.#play(code);
    }
  }

  /** What the computer does, not before the player has had time to see the last move. */
  async #think(mover: Seat, level: number): Promise<Code | undefined> {
    const turn = this.#turn;
    this.thinking = mover;
    try {
      const view = viewOf(this.game, this.#session.state, mover);
      const [code] = await Promise.all([
        this.#thinkers.choose(view, level, this.#stopper.signal),
        wait(PACE[settings.speed]),
      ]);
      return code;
    } catch (error) {
      if (turn === this.#turn) this.trouble = String(error);
      return undefined;
    } finally {
      if (turn === this.#turn) this.thinking = undefined;
    }
  }

  async #play(code: Code): Promise<void> {
    this.#session.play(code);
    this.#remember();
    this.#keep();
    const step = this.steps.at(-1)!;
    if (this.perform === undefined || !this.isLive) return;
    const turn = this.#turn;
    this.isShowing = true;
    await this.perform(step);
    if (turn === this.#turn) this.isShowing = false;
  }

  #remember(): void {
    const { bytes } = this.#session.state;
    // A log that was opened has no moments yet: it is played once more to get them.
    if (this.#moments.length === 0 && this.#session.steps.length > 0) this.#recall();
    else this.#moments.push(bytes.slice());
    this.steps = [...this.#session.steps];
  }

  #recall(): void {
    const again = Session.open(this.game, { ...this.#session.log, actions: [] });
    if (!again.ok) throw new Error(`our own log is refused: ${again.error.reason}`);
    this.#moments.push(again.value.state.bytes.slice());
    for (const { action } of this.#session.steps) {
      const played = again.value.playWord(action);
      if (!played.ok) throw new Error(`our own log is refused: ${played.error.reason}`);
      this.#moments.push(again.value.state.bytes.slice());
    }
  }

  #keep(): void {
    this.#save(this.saved);
  }

  #handOver(mover: Seat): void {
    if (this.viewer === mover || this.curtain === mover) return;
    const hidesSomething =
      this.seats.length > 1 && this.#session.state.places.some(({ sight }) => sight === 'perSeat');
    if (hidesSomething) {
      this.viewer = SPECTATOR;
      this.curtain = mover;
    } else {
      this.viewer = mover;
    }
  }

  #end(): void {
    this.#thinkers.forgetAll();
    if (this.#humans.length > 1) this.viewer = SPECTATOR;
  }
}
