/**
 * What desks and the components of a table need to know of it, whether it stands on this device (`table.svelte.ts`) or
 * on a server (`online/online-table.svelte.ts`). Each asks for the part that it needs.
 */
import type { AnyGame, Code, GameEvent, Result, Seat, State, View } from '@guimard/engine/kit';
import type { GameUi } from '../game-ui.ts';
import type { Advice } from './advice.ts';
import type { Assistance, Sitter } from './seating.ts';

/** An action, as its viewer may know it: who made it, and what it did. */
export interface SeenStep {
  readonly index: number;
  readonly mover: number;
  readonly events: readonly GameEvent[];
}

/** Shows on the screen what an action did; the table waits for it. */
export type Performer = (step: SeenStep) => Promise<void>;

/** Which game it is, and who sits there. */
export interface TableSetup {
  readonly id: string;
  readonly ui: GameUi;
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
}

/** What has happened, and the moment that is looked at. */
export interface TableHistory {
  readonly steps: readonly SeenStep[];
  /** How many actions lie before the moment that is looked at. */
  readonly at: number;
  /** Nothing later has happened. */
  readonly isLive: boolean;
  /** Moves are being shown again, one after the other. */
  readonly isReplaying: boolean;
  readonly setUp: number;
  readonly previousMove: number;
  readonly nextMove: number;
  look(actions: number): void;
  replay(): Promise<void>;

  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  /** What the viewer sees at the moment that is looked at. */
  readonly view: View<State>;
  viewAt(actions: number, viewer?: Seat): View<State>;
  readonly scores: readonly number[];
  scoresOverTime(): readonly (readonly number[])[];
  readonly isOver: boolean;
  readonly winners: readonly Seat[];
}

/** What a game came to, for those who show it. */
export type TableResult = Pick<
  TableSetup & TableHistory,
  'ui' | 'game' | 'options' | 'names' | 'scores' | 'winners'
>;

/** What the person at the screen may do now. */
export interface TablePlayer {
  /** Anything can be taken back. */
  readonly practice: boolean;
  readonly canAct: boolean;
  act(code: Code): Promise<void>;
  /** What the player has done and the server has not confirmed yet. */
  readonly pending: Code | undefined;
  /** Why nothing can be undone now; undefined if it can. */
  readonly whyNoUndo: string | undefined;
  undo(): Promise<Result<void, string>>;
  /** The viewer's time is running out: what is shown to be read must not hold them up. */
  readonly isHurried: boolean;
}

/** Help with the moves of this moment. */
export interface TableCoach {
  readonly assistance: Assistance;
  readonly advice: Advice | undefined;
  readonly isAdvising: boolean;
  askCoach(): Promise<void>;
}

export interface TableModel extends TableSetup, TableHistory, TablePlayer, TableCoach {
  /** The computer that thinks. */
  readonly thinking: Seat | undefined;
  /** How far it is, from 0 to 1; undefined where nobody can tell. */
  readonly thought: number | undefined;
  /** Something is being shown, and players wait for it. */
  readonly isShowing: boolean;
  perform: Performer | undefined;

  /** Something went wrong that the player should know. */
  readonly trouble: string | undefined;
  tryAgain(): void;
  start(): Promise<void>;
  close(): Promise<void>;
}
