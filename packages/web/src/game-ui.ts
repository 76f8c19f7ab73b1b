/**
 * What the browser needs to know of a game beyond its rules. The shell (pages, table, set-up) imports the kit alone
 * and gets everything about one game through this.
 */
import type { AnyGame, Code, GameEvent, Seat, State, View } from '@guimard/engine/kit';
import type { Component } from 'svelte';
import type { Dictionary } from './i18n/dictionary.svelte.ts';
import type { RefusalWords } from './i18n/refusals.ts';
import type { Pointed } from './learn/learn.ts';
import type { CompanionUi } from './study/companion/companion-ui.ts';
import type { Assistance, SavedTable } from './table/seating.ts';
import type { TableHistory, TableModel, TableSetup } from './table/table-model.ts';

/** How an owner is shown: never by colour alone. */
export interface Livery {
  /** What the colour is called, in the language of the app. */
  readonly name: string;
  /** One letter of the language, or a number: on trains and badges, unless the player prefers symbols. */
  readonly letter: string;
  /** The number of the colour, 0–7: `var(--colour-0)` is its paint, `#pattern-0` its pattern. */
  readonly colour: number;
}

/** One thing that can be chosen in set-up. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** One line that explains it. */
  readonly about: string;
  readonly isChosen: boolean;
  /** Why it cannot be chosen now, if so. */
  readonly refusal?: string;
  /** The options if it is chosen (or, where several may be, no longer). */
  readonly options: object;
}
/** A question of set-up: one of several, or any of several. */
export interface Question {
  readonly id: string;
  readonly label: string;
  readonly many: boolean;
  readonly choices: readonly Choice[];
}

/** A preset in the language of the app. */
export interface PresetCard {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly options: object;
  /** One or two pictures for `ui/Medallion.svelte`. */
  readonly emblems: readonly Component[];
}

/** Something beyond the plain game that players meet for the first time. */
export interface Introduction {
  /** The id of its lesson. */
  readonly id: string;
  /** A picture for `ui/Medallion.svelte`. */
  readonly Emblem: Component;
  /** The sentences of the lesson that say most in 15 seconds, from 0. */
  readonly points: readonly number[];
  /** Where its rules begin. */
  readonly rule: string;
}

/** A part of the table beside the board: the log, the shares, the sights of a city. */
export interface Panel<Desk> {
  readonly id: string;
  readonly title: (desk: Desk) => string;
  readonly Component: Component<never>;
  /** What the component gets besides the desk. */
  readonly props?: object;
}

/** Points of one seat from one source, for the final table. */
export interface SourceRow {
  readonly source: string;
  /** Whose lines brought them, where that is no seat. */
  readonly livery?: Livery;
  /** How they come about, in a few words. */
  readonly detail?: string;
  /** By seat. */
  readonly points: readonly number[];
  /** By seat: what the points are for. */
  readonly notes?: readonly string[];
}

/** One of the best moments of a finished game. */
export interface Highlight<Desk = unknown> {
  readonly title: string;
  /** Whose it is. */
  readonly livery: Livery;
  readonly who: string;
  readonly figure: string;
  /** How many actions lie before the moment to look at. */
  readonly at: number;
  /** Shows it on the board, which is at that moment. */
  readonly show: (desk: Desk) => Promise<void> | void;
}

/** Points for an owner: a seat, or a company. */
export interface Gain {
  readonly livery: Livery;
  readonly points: number;
}

/**
 * What an event means for the log, which has one entry per turn: it is what a player does in a turn, it comes before
 * what the player does, or it is an entry of its own.
 */
export type TurnPart = 'acts' | 'opens' | 'apart';

/** The game in plain sentences, for players who do not look at the board. */
export interface TextUi {
  /** The table, paragraph by paragraph. */
  readonly describe: (view: View<State>, names: readonly string[]) => readonly string[];
  /** What can be followed: the lines of the board, by name. */
  readonly lines: (view: View<State>) => readonly { readonly id: number; readonly name: string }[];
  readonly readLine: (view: View<State>, id: number) => readonly string[];
  /** Everything the viewer may do now, with what it leads to, as far as the table's assistance goes. */
  readonly moves: (
    view: View<State>,
    assistance: Assistance,
  ) => readonly { readonly code: Code; readonly text: string }[];
}

export interface Progress {
  readonly text: string;
  readonly share: number;
}

/** Moves that place a tile, for the coach. */
interface PlacementUi<Desk> {
  /** The name of the cell where the move places a tile; undefined for any other move. */
  readonly cell: (view: View<State>, code: Code) => string | undefined;
  /** Shows the tile on the board without placing it. */
  readonly propose: (desk: Desk, code: Code) => void;
  /** The cell and its neighbours after the move. */
  readonly Picture: Component<{ desk: Desk; code: Code }>;
}

/** What somebody draws on a board to explain something, in the game's own names. */
export interface Drawing {
  /** As the game numbers what can be followed (`TextUi.lines`). */
  readonly lines: readonly number[];
  readonly cells: readonly string[];
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

/** What was pressed on a board, as a drawing names it. */
export interface Pressed {
  readonly cell?: string | undefined;
  readonly line?: number | undefined;
}

interface DrawingUi<Desk> {
  /** What means nothing to the game is left out. */
  readonly show: (desk: Desk, drawing: Drawing) => void;
  /** While somebody listens, what is pressed on the board is not played. */
  readonly listen: (desk: Desk, listener: ((pressed: Pressed) => void) | undefined) => void;
  /** A cell as people call it. */
  readonly cellName: (cell: string) => string;
}

/** What chance may decide, at a table where a person decides it. */
export interface Outcome {
  readonly code: Code;
  /** As in the log. */
  readonly word: string;
  /** How likely it is, as a count out of the sum over all: how many such tiles are left. */
  readonly weight: number;
  /** What it leads to, secrets included. */
  readonly events: readonly GameEvent[];
}

/** The outcomes of chance, for people who choose them by hand. */
interface OutcomeUi {
  /** What is to be chosen, as a question. */
  readonly question: (outcomes: readonly Outcome[], names: readonly string[]) => string;
  readonly label: (outcome: Outcome, names: readonly string[]) => string;
  /** Whether `Picture` says enough for the eye: the label is then for the ear. */
  readonly isPictured: (outcome: Outcome) => boolean;
  readonly Picture: Component<{ outcome: Outcome }>;
}

/** `Desk` is what the player does at this table that is no action yet: what is chosen, traced, pinned. */
export interface GameUi<Desk = unknown> {
  readonly game: AnyGame;
  /** All dictionaries that the rest needs; the shell loads them first. */
  readonly dictionaries: readonly Dictionary<object>[];
  readonly title: (options: object) => string;
  readonly presets: () => readonly PresetCard[];
  /** What a game with these options adds to the plain one. */
  readonly introductions: (options: object) => readonly Introduction[];
  /** Everything that can be chosen, for options that are legal. Seats and their number are the shell's. */
  readonly questions: (options: object) => readonly Question[];
  /** The tutorials that teach what these options add, or else the game itself. */
  readonly tutorials: (options: object) => readonly { readonly id: string; readonly title: string }[];
  /** What the game refuses, in words. */
  readonly refusals: RefusalWords;
  /** How far a game under way has come: in words, and from 0 to 1. */
  readonly progress: (table: Pick<SavedTable, 'log' | 'scores'>) => Progress;
  readonly seatLivery: (options: object, seat: Seat) => Livery;
  /** An event as the viewer may hear it, in a sentence; empty if it is not worth telling. */
  readonly tell: (event: GameEvent, names: readonly string[]) => string;
  /** The points that an event brings at once, if any. */
  readonly gain: (options: object, event: GameEvent) => Gain | undefined;
  readonly turnPart: (event: GameEvent) => TurnPart | undefined;
  /** Where the points of a finished game came from. */
  readonly sources: (table: TableSetup & TableHistory) => readonly SourceRow[];
  readonly highlights: (table: TableSetup & TableHistory) => readonly Highlight<Desk>[];
  readonly text: TextUi;
  readonly placements: PlacementUi<Desk>;
  readonly outcomes: OutcomeUi;
  readonly drawing: DrawingUi<Desk>;
  readonly open: (table: TableModel) => Desk;
  /** Points at something on the board, for a tutorial. */
  readonly point?: (desk: Desk, what: Pointed) => void;
  /** Shows the open lines of a seat, or no longer; left out where seats have none. */
  readonly pin?: (desk: Desk, seat: Seat) => void;
  readonly Board: Component<{ desk: Desk }>;
  /** What the player holds and may do, below or beside the board. */
  readonly Hand: Component<{ desk: Desk }>;
  /** How the board of this table is shown: what the player may choose. */
  readonly Look?: Component<{ desk: Desk }>;
  readonly panels: (desk: Desk) => readonly Panel<Desk>[];
  /** Counting a game on a real table; loaded when it is needed. */
  readonly companion?: () => Promise<CompanionUi>;
}
