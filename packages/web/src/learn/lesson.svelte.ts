/** A tutorial as it is played: its table, and where the script stands. */
import type { GameUi } from '../game-ui.ts';
import { playersOf } from '../setup/draft.ts';
import { Table } from '../table/table.svelte.ts';
import type { TutorialGuide } from '../table/tutorial-guide.ts';
import type { PlacedStep, Tutorial } from './learn.ts';
import {
  afterReading,
  atStart,
  isAsked,
  type Position,
  type Progress,
  positionIn,
} from './tutorialPlayer.ts';

/** More scripted actions than this in a row are played quickly. */
const MANY = 8;
const PASSING_MS = 90;
const SHOWN_MS = 700;

export class Lesson {
  readonly table: Table | undefined;
  readonly #script: Tutorial;
  #read = $state(0);
  /** The player made a legal move other than the one asked for. */
  isStray = $state(false);

  constructor(ui: GameUi, script: Tutorial, names: readonly string[]) {
    this.#script = script;
    const now = Date.now();
    const players = names.slice(0, playersOf(script.log.options));
    const guide: TutorialGuide = {
      next: (played) => positionIn(script, { played, read: this.#read }).play[0],
      allows: (played, action) => isAsked(script, { played, read: this.#read }, action),
      pace: (played) =>
        positionIn(script, { played, read: this.#read }).play.length > MANY ? PASSING_MS : SHOWN_MS,
      onstray: () => {
        this.isStray = true;
      },
    };
    const opened = Table.open(
      ui,
      {
        id: 'tutorial',
        log: { ...script.log, actions: script.log.actions.slice(0, script.steps[0]?.at) },
        seats: players.map((name, seat) => ({
          name,
          player: seat === script.seat ? { kind: 'human' } : { kind: 'computer', level: 1 },
        })),
        assistance: 'preview',
        practice: false,
        created: now,
        updated: now,
        isOver: false,
        scores: players.map(() => 0),
      },
      () => {
        this.isStray = false;
      },
      guide,
    );
    if (opened.ok) this.table = opened.value;
  }

  get #progress(): Progress {
    return { ...atStart, played: this.table?.steps.length ?? 0, read: this.#read };
  }

  get #position(): Position {
    return positionIn(this.#script, this.#progress);
  }

  get index(): number {
    return this.#position.index;
  }

  /** The script plays by itself; the next step is shown when it has finished. */
  get isPlaying(): boolean {
    return this.#position.play.length > 0;
  }

  /** The step on show; undefined at the end, and while the script plays. */
  get step(): PlacedStep | undefined {
    return this.isPlaying ? undefined : this.#position.step;
  }

  get isDone(): boolean {
    return !this.isPlaying && this.#position.step === undefined;
  }

  /** The player has read the step. */
  goOn(): void {
    this.#read = afterReading(this.#script, this.#progress).read;
    void this.table?.start();
  }
}
