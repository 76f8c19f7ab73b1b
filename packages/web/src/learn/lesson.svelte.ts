/** A tutorial as it is played: its table, and where the script stands. */
import type { GameUi } from '../game-ui.ts';
import { Table, type TutorialGuide } from '../table/table.svelte.ts';
import type { PlacedStep, Tutorial } from './learn.ts';
import {
  afterReading,
  atStart,
  isAsked,
  type Position,
  type Progress,
  positionIn,
} from './tutorialPlayer.ts';

/** From so many actions on that follow each other by themselves, they are shown in passing. */
const MANY = 8;
const PASSING_MS = 90;
const SHOWN_MS = 700;

export class Lesson {
  readonly table: Table | undefined;
  readonly #script: Tutorial;
  #read = $state(0);
  /** The player did something that the script does not know. */
  isStray = $state(false);

  constructor(ui: GameUi, script: Tutorial, names: readonly string[]) {
    this.#script = script;
    const now = Date.now();
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
        log: { ...script.log, actions: [] },
        seats: names.map((name, seat) => ({
          name,
          player: seat === script.seat ? { kind: 'human' } : { kind: 'computer', level: 1 },
        })),
        assistance: 'preview',
        practice: false,
        created: now,
        updated: now,
        isOver: false,
        scores: names.map(() => 0),
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

  /** The script plays: nothing is said before it has happened. */
  get isPlaying(): boolean {
    return this.#position.play.length > 0;
  }

  /** What is said now; undefined at the end, and while the script plays. */
  get step(): PlacedStep | undefined {
    return this.isPlaying ? undefined : this.#position.step;
  }

  /** The player has read the step. */
  goOn(): void {
    this.#read = afterReading(this.#script, this.#progress).read;
    void this.table?.start();
  }
}
