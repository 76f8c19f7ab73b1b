/** What the element needs to know of a game beyond its rules. */
import type { AnyGame, GameEvent, Refusal, Seat, State, View } from '@guimard/engine/kit';
import type { Livery, TurnPart } from '@guimard/web/src/game-ui.ts';
import type { Locale } from '@guimard/web/src/i18n/locale.ts';
import type { Component } from 'svelte';

export interface BoardProps<Look> {
  look: Look;
  /** What somebody who watches sees now, and will see in the end. */
  view: View<State>;
  last: View<State>;
  isOver: boolean;
  /** Lines that are lit at first, as the game names them. */
  trace: readonly string[];
  isPainted: boolean;
  /** Something may be pointed at. */
  isLive: boolean;
  /** Things may move on the screen. */
  moves: boolean;
  /** Tells of the line that is pointed at; undefined if there is none. */
  onsay: (sentence: string | undefined) => void;
}

/** `Look` is what the game is shown with: its words in one language, which every element on a page chooses for itself. */
export interface ShownGame<Look = unknown> {
  readonly game: AnyGame;
  readonly load: (locale: Locale, view: View<State>) => Promise<Look>;
  readonly title: (look: Look, options: object) => string;
  readonly livery: (look: Look, options: object, seat: Seat) => Livery;
  readonly tell: (look: Look, event: GameEvent, names: readonly string[]) => string;
  readonly turnPart: (event: GameEvent) => TurnPart | undefined;
  /** Why the game refuses something; loaded only when it does. */
  readonly explain: (locale: Locale, refusal: Refusal) => Promise<string>;
  readonly Board: Component<BoardProps<Look>>;
}
