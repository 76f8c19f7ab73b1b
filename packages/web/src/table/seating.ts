/** Who sits at a table on this device, and how much the table helps. */
import type { DayName } from '@guimard/ai/daily';
import type { AnyGame, Log } from '@guimard/engine/kit';
import type { Deal } from '@guimard/protocol/deal';

export interface Computer {
  readonly kind: 'computer';
  /** From 1. */
  readonly level: number;
  /** How long the timed level thinks about a move; left out by the others (see thinking-time.ts). */
  readonly ms?: number;
}

export type Player = { readonly kind: 'human' } | Computer;

export interface Sitter {
  readonly name: string;
  readonly player: Player;
}

/**
 * How much the table does for its players: nothing but the rules; lines are traced; what a tile would do is shown; the
 * computer's best moves are shown on request. Each helps with all that the ones before it do.
 */
export const ASSISTANCE = ['purist', 'tracing', 'preview', 'coach'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

/** Whether people at one device hide their hands from each other. */
export const HANDS = ['hidden', 'open'] as const;
export type Hands = (typeof HANDS)[number];

/** Whether players of the game know something that others may not see. */
export const hidesHands = (game: AnyGame, options: object): boolean => {
  const state = game.create(options);
  return game.seats(state) > 1 && state.places.some(({ sight }) => sight === 'perSeat');
};

/** Everything that is stored of a table; its game is its log. */
export interface SavedTable {
  readonly id: string;
  readonly log: Log;
  readonly seats: readonly Sitter[];
  readonly assistance: Assistance;
  /** Anything may be taken back. */
  readonly practice: boolean;
  /** Tables stored by earlier versions leave it out: their hands are hidden. */
  readonly hands?: Hands;
  /** Everything random follows from it. Tables stored by earlier versions have none, nor do games that were not dealt here. */
  readonly deal?: Deal;
  /** It is the deal of that day, with the opponents that everybody has. */
  readonly daily?: DayName;
  /** It began elsewhere. */
  readonly isImported?: boolean;
  /** A game of a server that ended before its last move: somebody resigned, or ran out of time. Nothing of it is hidden any more. */
  readonly endedEarly?: true;
  /** Some of its draws were unknown and made up; these decisions, by index, depend on them. */
  readonly guessed?: readonly number[];
  /** Milliseconds, as Date.now() counts. */
  readonly created: number;
  readonly updated: number;
  /** By the rules. */
  readonly isOver: boolean;
  readonly scores: readonly number[];
}

/** Whether all of it may be looked at. */
export const isFinished = ({ isOver, endedEarly }: Pick<SavedTable, 'isOver' | 'endedEarly'>): boolean =>
  isOver || endedEarly === true;
