/**
 * A game on this device: people and computers at one table. The session holds the truth; everything a component reads
 * is what the viewer may see of it, at the moment that is looked at.
 */
import type { Report } from '@guimard/ai/agent';
import type { DayName } from '@guimard/ai/daily';
import { dealtSeed } from '@guimard/ai/dealt-seed';
import {
  CHANCE,
  type Code,
  codeOf,
  fail,
  type LogRefusal,
  nth,
  OVER,
  ok,
  type Result,
  type Seat,
  Session,
  SPECTATOR,
  viewOf,
  winners,
} from '@guimard/engine/kit';
import type { Deal } from '@guimard/protocol/deal';
import type { GameUi } from '../game-ui.ts';
import { tellRefusal } from '../i18n/refusals.ts';
import { movesOnScreen, settings } from '../settings.svelte.ts';
import type { Advice } from './advice.ts';
import { Adviser } from './adviser.svelte.ts';
import { type Chance, chanceFor } from './chance.ts';
import { History, PACE, wait } from './history.svelte.ts';
import { momentsOf } from './moments.ts';
import {
  type Assistance,
  type Computer,
  type Hands,
  hidesHands,
  type SavedTable,
  type Sitter,
} from './seating.ts';
import { SlowDevice } from './slow-device.svelte.ts';
import type { TableModel } from './table-model.ts';
import { Thinkers } from './thinkers.ts';
import type { TutorialGuide } from './tutorial-guide.ts';
import { whyNoUndo } from './why-no-undo.ts';

export class Table extends History implements TableModel {
  readonly id: string;
  readonly seats: readonly Sitter[];
  readonly practice: boolean;
  readonly #created: number;
  readonly #origin: Pick<SavedTable, 'isImported' | 'guessed'>;
  readonly #session: Session;
  readonly #thinkers: Thinkers;
  readonly #save: (table: SavedTable) => void;
  readonly #guide: TutorialGuide | undefined;
  #chance: Chance;
  /** It is the deal of that day. */
  readonly daily: DayName | undefined;
  readonly #adviser = new Adviser();
  #stopper = new AbortController();

  assistance = $state<Assistance>('preview');
  readonly hands: Hands;
  /** Whose turn is next at this device, while the last move can still be seen. */
  next = $state<Seat>();
  /** The seat to whom the device is being passed: nobody sees a hand meanwhile. */
  curtain = $state<Seat>();
  /** The game goes on in another tab: nothing happens here any more. */
  isElsewhere = $state(false);
  /** The computer that thinks, and how far it is. */
  thinking = $state<Seat>();
  thought = $state<number>();
  readonly slowDevice = new SlowDevice();
  /** Something is being shown, and players wait for it. */
  isShowing = $state(false);
  /** Something went wrong that the player should know. */
  trouble = $state<string>();

  private constructor(
    ui: GameUi,
    session: Session,
    saved: SavedTable,
    save: (table: SavedTable) => void,
    guide?: TutorialGuide,
  ) {
    super(ui, ui.game.optionsOf(session.state));
    this.id = saved.id;
    this.seats = saved.seats;
    this.practice = saved.practice;
    this.hands = saved.hands ?? 'hidden';
    this.assistance = saved.assistance;
    this.#created = saved.created;
    const { isImported = false, guessed } = saved;
    this.#origin = guessed === undefined ? { isImported } : { isImported, guessed };
    this.#session = session;
    this.#chance = chanceFor(this.game, session.log, saved.deal);
    this.daily = this.#chance.deal === undefined ? undefined : saved.daily;
    this.#save = save;
    this.#guide = guide;
    const computers = saved.seats.filter(({ player }) => player.kind === 'computer').length;
    this.#thinkers = new Thinkers(this.game, computers, (message) => {
      this.trouble = message;
    });
    this.#remember();
    const [human, ...others] = this.#humans;
    if (human !== undefined && others.length === 0) this.viewer = human;
  }

  /** Refuses a table whose log is none of the game's. `save` is told of every change before anybody sees it. */
  static open(
    ui: GameUi,
    saved: SavedTable,
    save: (table: SavedTable) => void,
    guide?: TutorialGuide,
  ): Result<Table, LogRefusal> {
    const session = Session.open(ui.game, saved.log);
    return session.ok ? ok(new Table(ui, session.value, saved, save, guide)) : session;
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** What everything random follows from, if it can be repeated. */
  get deal(): Deal | undefined {
    return this.#chance.deal;
  }

  /** Whatever moment is on display. */
  get isOver(): boolean {
    return this.steps.length === this.#session.steps.length && this.#session.isOver;
  }

  /** There are no clocks at home, and nobody to wait for. */
  readonly isHurried = false;
  readonly pending = undefined;

  get winners(): readonly Seat[] {
    return winners(this.scores);
  }

  /** The person who looks may act now. */
  get canAct(): boolean {
    return (
      this.isLive &&
      !this.isShowing &&
      this.curtain === undefined &&
      !this.isElsewhere &&
      this.view.toMove >= 0 &&
      this.view.toMove === this.viewer
    );
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
    if (turn === this.turn) await this.#drive();
  }

  /** Takes back the last action of a person. */
  async undo(): Promise<Result<void, string>> {
    const undone = this.#session.undo(this.#isHuman, this.practice);
    if (!undone.ok) return fail(tellRefusal(undone.error, this.ui.refusals));
    this.#interrupt();
    this.#thinkers.forgetAll();
    this.#chance = chanceFor(this.game, this.#session.log, this.deal);
    this.moments.length = this.#session.steps.length + 1;
    this.steps = [...this.#session.steps];
    this.look(this.steps.length);
    this.#keep();
    await this.#drive();
    return undone;
  }

  get whyNoUndo(): string | undefined {
    return whyNoUndo(this, this.#isHuman);
  }

  /** The last move has been seen: the curtain falls, and the device is passed. */
  pass(): void {
    if (this.next === undefined) return;
    this.viewer = SPECTATOR;
    this.curtain = this.next;
    this.next = undefined;
  }

  /** The person to whom the device was passed looks at it, and sees again what the others did. */
  async lift(): Promise<void> {
    if (this.curtain === undefined) return;
    this.viewer = this.curtain;
    this.curtain = undefined;
    if (movesOnScreen()) await this.replay();
  }

  setAssistance(assistance: Assistance): void {
    this.assistance = assistance;
    this.#keep();
  }

  get advice(): Advice | undefined {
    return this.#adviser.advice;
  }
  get isAdvising(): boolean {
    return this.#adviser.isThinking;
  }

  async askCoach(): Promise<void> {
    if (!this.canAct) return;
    await this.#adviser.ask(this.#thinkers, this.view, (trouble) => {
      this.trouble = trouble;
    });
  }

  /** As it is kept. */
  get saved(): SavedTable {
    return {
      id: this.id,
      log: this.#session.log,
      seats: this.seats,
      assistance: this.assistance,
      practice: this.practice,
      hands: this.hands,
      ...(this.deal === undefined ? {} : { deal: this.deal }),
      ...(this.daily === undefined ? {} : { daily: this.daily }),
      ...this.#origin,
      created: this.#created,
      updated: Date.now(),
      isOver: this.#session.isOver,
      scores: Array.from(this.#session.scores),
    };
  }

  /** Another tab has opened the table. */
  giveAway(): void {
    this.#interrupt();
    this.isElsewhere = true;
  }

  /** Nobody looks at the table any more. */
  async close(): Promise<void> {
    this.#interrupt();
    await this.#thinkers.close();
  }

  readonly #isHuman = (mover: number): boolean => this.seats[mover]?.player.kind === 'human';

  get #humans(): Seat[] {
    return this.seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : []));
  }

  /** Ends what is under way; answers the number of the turn that begins. */
  #interrupt(): number {
    this.#stopper.abort();
    this.#stopper = new AbortController();
    this.#adviser.forget();
    this.thinking = undefined;
    this.thought = undefined;
    this.isShowing = false;
    return ++this.turn;
  }

  #isAllowed(code: Code): boolean {
    const word = this.game.format(this.game.decode(this.#session.state, code));
    return this.#guide?.allows(this.steps.length, word) ?? true;
  }

  /** Plays what is written, as far as the guide lets it. */
  async #follow(guide: TutorialGuide): Promise<void> {
    const turn = this.#interrupt();
    for (let word = guide.next(this.steps.length); word !== undefined; word = guide.next(this.steps.length)) {
      await wait(guide.pace(this.steps.length));
      if (turn !== this.turn) return;
      await this.#play(codeOf(this.game, this.#session.state, word));
    }
  }

  async #drive(): Promise<void> {
    if (this.#guide !== undefined) return this.#follow(this.#guide);
    const turn = this.#interrupt();
    while (turn === this.turn) {
      const mover = this.game.toMove(this.#session.state);
      if (mover === OVER) return this.#end();
      if (mover === CHANCE) {
        await this.#play(this.#chance.draw(this.#session.state));
        continue;
      }
      const { player } = nth(this.seats, mover);
      if (player.kind === 'human') return this.#handOver(mover);
      const code = await this.#think(mover, player);
      if (turn !== this.turn || code === undefined) return;
      await this.#play(code);
    }
  }

  /** What the computer does, not before the player has had time to see the last move. */
  async #think(mover: Seat, computer: Computer): Promise<Code | undefined> {
    const turn = this.turn;
    this.thinking = mover;
    const onProgress = (report: Report): void => {
      if (turn !== this.turn) return;
      this.thought = report.done;
      this.slowDevice.hear(report, computer.level);
    };
    try {
      const view = viewOf(this.game, this.#session.state, mover);
      const [code] = await Promise.all([
        this.#thinkers.choose(view, computer, { signal: this.#stopper.signal, onProgress }, this.#seed),
        wait(PACE[settings.speed]),
      ]);
      return code;
    } catch (error) {
      if (turn === this.turn) this.trouble = String(error);
      return undefined;
    } finally {
      if (turn === this.turn) {
        this.thinking = undefined;
        this.thought = undefined;
      }
    }
  }

  /** On a deal of the day everybody meets the same computer: its moves depend on deal and position alone. */
  get #seed(): string | undefined {
    const { deal, daily } = this;
    return deal === undefined || daily === undefined
      ? undefined
      : dealtSeed(deal, this.#session.steps.length);
  }

  async #play(code: Code): Promise<void> {
    this.#session.play(code);
    this.#remember();
    this.#keep();
    const step = this.steps.at(-1)!;
    if (this.perform === undefined || !this.isLive) return;
    const turn = this.turn;
    this.isShowing = true;
    await this.perform(step);
    if (turn === this.turn) this.isShowing = false;
  }

  #remember(): void {
    const { bytes } = this.#session.state;
    // A log that was opened has no moments yet: it is played once more to get them.
    if (this.moments.length === 0 && this.#session.steps.length > 0)
      this.moments.push(...momentsOf(this.#session));
    else this.moments.push(bytes.slice());
    this.steps = [...this.#session.steps];
  }

  #keep(): void {
    if (!this.isElsewhere) this.#save(this.saved);
  }

  #handOver(mover: Seat): void {
    this.next = undefined;
    if (this.viewer === mover || this.curtain === mover) return;
    if (this.hands === 'open' || !hidesHands(this.game, this.options)) this.viewer = mover;
    // The player who has just acted sees the outcome first.
    else if (this.viewer !== SPECTATOR) this.next = mover;
    else this.curtain = mover;
  }

  #end(): void {
    this.#thinkers.forgetAll();
    if (this.#humans.length > 1) this.viewer = SPECTATOR;
  }
}
