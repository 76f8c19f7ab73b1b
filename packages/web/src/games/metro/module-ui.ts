/**
 * Everything that the browser needs of a module. `modules/<name>/ui.ts` has it for one, `modules/index.ts` for all. What
 * those who only watch need is in `modules/<name>/shown.ts` and `modules/shown.ts`.
 */
import type { Seat, View } from '@guimard/engine/kit';
import type { Cell, Colour, MetroState, ModuleEvent } from '@guimard/engine/metro';
import type { Component } from 'svelte';
import type { SourceRow, TurnPart } from '../../game-ui.ts';
import type { Choosable, Pictogram } from './board/picture.ts';
import type { ModuleView } from './modules/parts/module-view.ts';
import type { Tellers } from './modules/parts/telling.ts';
import type { MetroWords } from './words.ts';

/** What everybody sees and hears of a module, players or not. */
export interface ShownModule<Event extends ModuleEvent = never> {
  /** Its events as sentences, by `what`. */
  readonly events: Tellers<Event>;
  /** Which of its events are what a player does in a turn, or come before it, by `what`. */
  readonly turnParts?: Readonly<Record<string, TurnPart>>;
  /** Tourists that everybody sees, by cell or by station from 0. */
  touristsOnCells?(known: MetroState): readonly PlacedTourist[];
  touristsAtStations?(known: MetroState): readonly PlacedTourist[];
  /** The colours that a seat has a part in, as far as it knows, where seats own none. */
  coloursHeld?(known: MetroState, seat: Seat): readonly Colour[];
  /** What it prints on cells of the board. */
  readonly sights?: readonly PrintedSight[];
}

export interface ModuleUi<Event extends ModuleEvent = never> extends ShownModule<Event> {
  readonly face: Face;
  /** Where its rules begin. */
  readonly firstRule: string;
  /** The sentences of its lesson that are told at the first play, from 0; the first three if left out. */
  readonly firstPoints?: readonly number[];
  /** Undefined if all that the module adds lies on the board. */
  readonly panel: PanelUi | undefined;
  /** Every kind of decision that it leaves to a player. */
  readonly decisions?: readonly Decision[];
  /** What a player may have done instead of placing, whatever shares that player holds: to follow a game elsewhere. */
  instead?(words: MetroWords, known: MetroState, name: string): readonly InsteadOfPlacing[];
  /** What the player is told instead of "Place a tile". */
  placePrompt?(words: MetroWords, known: MetroState): string;
  /** What chance decides, by its word; left out where an event tells it, or a colour says enough. */
  outcome?(words: MetroWords, word: string): string | undefined;
  /** Its rows of the final table instead of a single one, given what each company earned. */
  sources?(
    words: MetroWords,
    known: MetroState,
    incomes: readonly (readonly Income[])[],
  ): readonly SourceRow[] | undefined;
}

/** A word of the log, and what it says of a player. */
export interface InsteadOfPlacing {
  readonly word: string;
  readonly label: string;
}

/** How a module looks. */
export interface Face {
  /** Its picture, drawn about the origin in a circle of radius 60 (`ui/Medallion.svelte`). */
  readonly Emblem: Component;
  /** The class that gives its board the paints of the city; the usual ones if left out. */
  readonly paints?: string;
}

/** What a module's panel shows, in three sizes. */
export interface PanelUi {
  readonly Component: Component<{ seen: ModuleView }>;
  /** The same in sentences, for the text way to play. */
  describe(speech: MetroWords, view: View<MetroState>, names: readonly string[]): readonly string[];
  /** The same in one short line, where there is no room for the panel. */
  summary(speech: MetroWords, view: View<MetroState>, names: readonly string[]): string;
}

export interface PrintedSight {
  readonly cell: Cell;
  readonly pictogram: Pictogram;
  name(words: MetroWords): string;
}

/** What a company earned from one source. */
export interface Income {
  readonly source: string;
  readonly points: number;
}

export type PlacedTourist = readonly [place: number, colour: Colour];

/** A place on the board: a cell, a station or a platform. */
export type BoardPlace = Choosable['place'];

/** What a choice puts on the board, as a picture. */
export interface PieceSign {
  readonly piece: 'token' | 'tourist';
  readonly colour: Colour;
  /** What tells it apart from others, in a few characters: the share that is shown, the chips that come with it. */
  readonly print?: string;
}

export interface Decision {
  /** The words that logs have for its choices; no other module's words match. */
  readonly pattern: RegExp;
  /** It takes the place of placing a tile, and the player need not make it. */
  readonly isOptional?: true;
  /** What the player is asked. */
  readonly prompt: (words: MetroWords, view: View<MetroState>) => string;
  /** A choice as a sentence; `parts` are what the pattern captures. */
  readonly label: (words: MetroWords, view: View<MetroState>, parts: readonly string[]) => string;
  /** Where on the board the choice is made, and what it puts there; undefined if it is made beside the board. */
  readonly onBoard?: (
    view: View<MetroState>,
    parts: readonly string[],
  ) => { readonly place: BoardPlace; readonly sign: PieceSign } | undefined;
  /** Names the decision on the button that opens its choices. */
  readonly title?: (words: MetroWords) => string;
  /** Shows the choices that are made beside the board; without it, each is a button with its label. */
  readonly Chooser?: Component<{ seen: ModuleView }>;
}
