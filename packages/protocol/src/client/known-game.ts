/** A game as far as a client knows it, updated by the server's messages. */
import {
  type AnyGame,
  CHANCE,
  fail,
  fingerprint,
  ok,
  type Result,
  type Seat,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import { applyChanges } from '../changes.ts';
import type { MoveSeen, Update } from '../message.ts';
import type { Commitment, TableInfo } from '../table.ts';
import type { ResumePoint } from './connection.ts';
import { isOtherHistory } from './other-history.ts';

/** The update was applied. */
export interface Taken {
  /** Tells it from an update that was not. */
  readonly is: 'taken';
  /** How many of the known moves are still valid. */
  readonly held: number;
  /** The server was restored to an earlier state. */
  readonly isRestored: boolean;
}
/**
 * How an update fits what is known. Stale: a later one was already applied. Gap: moves are missing in between. Outdated:
 * client and server have different versions of the game. An update that does not fit is not applied at all.
 */
export type Fit = Taken | { readonly is: 'stale' | 'gap' | 'outdated' };

/** What a client must know about a table before it can follow it. */
export type FollowedTable = Pick<TableInfo, 'game' | 'rules' | 'options' | 'layout'>;

/** A game as far as a client knows it: the moves, and what each of them showed. It contains nothing hidden. */
export class KnownGame {
  /** The rules, as this program has them. */
  readonly game: AnyGame;
  /** As the game has checked them. */
  readonly options: object;
  readonly #layout: string;
  #moves: readonly MoveSeen[] = [];
  /** The bytes of what was known before the first move, and after each. */
  #moments: readonly Uint8Array[];
  #version = 0;
  #commitments: readonly Commitment[] = [];

  private constructor(game: AnyGame, options: object) {
    const state = game.create(options);
    this.game = game;
    this.options = options;
    this.#layout = fingerprint(state);
    this.#moments = [state.bytes.slice()];
  }

  /** Begins without moves. Fails, with a sentence, if the table cannot be followed with this version of the game. */
  static open(game: AnyGame, table: FollowedTable): Result<KnownGame, string> {
    const options = game.options(table.options);
    if (!options.ok) return fail(`The server plays ${table.game} with options that are not known here.`);
    const known = new KnownGame(game, options.value);
    const mismatch = known.mismatch(table);
    return mismatch === undefined ? ok(known) : fail(mismatch);
  }

  /**
   * Why updates of this table would be misread, in a sentence: its rules or its layout are others. Undefined if they
   * are not.
   */
  mismatch({ game, rules, layout }: FollowedTable): string | undefined {
    const own = this.game.meta.rules;
    if (rules !== own) return `The server plays ${game} by version ${rules} of its rules; here it is ${own}.`;
    if (layout !== this.#layout) return `The server has another version of ${game}.`;
    return undefined;
  }

  /** All moves so far. */
  get moves(): readonly MoveSeen[] {
    return this.#moves;
  }

  /** The table's version when these were all moves. */
  get version(): number {
    return this.#version;
  }

  /** For a server that sends the rest: the commitment shows whether what is known is still valid. */
  get resumePoint(): ResumePoint {
    const commitment = this.#commitments.at(-1)?.hash;
    return {
      moves: this.#moves.length,
      version: this.#version,
      ...(commitment === undefined ? {} : { commitment }),
    };
  }

  /**
   * Applies an update, unless it does not fit. `isWelcome`: it is the first one of a connection, with everything
   * since the resume point.
   */
  take({ from, moves, table }: Update, isWelcome = false): Fit {
    if (this.mismatch(table) !== undefined) return { is: 'outdated' };
    const isOlder = table.version < this.#version;
    if (isOlder && !isWelcome) return { is: 'stale' };
    // A table behind what is known must be sent in full.
    if (from < 0 || from > this.#moves.length || (isOlder && from > 0)) return { is: 'gap' };
    const differs = moves.findIndex((move, i) => !isSame(move, this.#moves[from + i]));
    const held = differs < 0 ? from + moves.length : from + differs;
    const moments = this.#moments.slice(0, held + 1);
    for (const { changes } of moves.slice(held - from)) {
      const bytes = moments.at(-1)!.slice();
      if (!applyChanges(bytes, changes)) return { is: 'outdated' };
      moments.push(bytes);
    }
    const isRestored = isOtherHistory(this.#history, table);
    this.#moments = moments;
    this.#moves = [...this.#moves.slice(0, from), ...moves];
    this.#version = table.version;
    this.#commitments = table.commitments;
    return { is: 'taken', held, isRestored };
  }

  /** The bytes of what was known after this many moves; must not be changed. */
  bytesAfter(moves = this.#moves.length): Uint8Array {
    return this.#moments[moves]!;
  }

  /** What was known after this many moves; by default after the last. */
  stateAfter(moves?: number): State {
    const state = this.game.create(this.options);
    state.bytes.set(this.bytesAfter(moves));
    return state;
  }

  /** The current view of the seat. */
  view(seat: Seat): View<State> {
    return viewOf(this.game, this.stateAfter(), seat);
  }

  get #history() {
    const draws = this.#moves.filter(({ mover }) => mover === CHANCE).length;
    return { version: this.#version, draws, commitments: this.#commitments };
  }
}

function isSame(one: MoveSeen, other: MoveSeen | undefined): boolean {
  return (
    other !== undefined &&
    one.mover === other.mover &&
    JSON.stringify(one.changes) === JSON.stringify(other.changes) &&
    JSON.stringify(one.events) === JSON.stringify(other.events)
  );
}
