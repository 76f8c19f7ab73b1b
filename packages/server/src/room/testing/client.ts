/** A client of a table: it knows only what was sent to it. */
import { type AnyGame, ok, type Seat, type State, type View } from '@guimard/engine/kit';
import {
  KnownGame,
  type MoveSeen,
  type Presence,
  serverMessage,
  type TableInfo,
  type Update,
} from '@guimard/protocol';
import { expect } from 'vitest';
import { gameCalled } from '../../games.ts';
import type { EndReason, Listener } from '../audience.ts';

export class Client implements Listener {
  readonly viewer: Seat;
  /** Every update, byte by byte. */
  readonly heard: string[] = [];
  table!: TableInfo;
  moves: MoveSeen[] = [];
  farewell: EndReason | undefined;
  /** As last sent. */
  attendance: Presence | undefined;
  #known: KnownGame | undefined;
  /** What was derived last, and from what. */
  #derived: { moves: MoveSeen[]; table: TableInfo; view: View<State> } | undefined;

  constructor(viewer: Seat) {
    this.viewer = viewer;
  }

  update(update: Update): void {
    expect(this.hasEnded).toBe(false);
    const text = JSON.stringify(update);
    // Everything that leaves the server must match the protocol.
    serverMessage.parse({ type: 'update', update: JSON.parse(text) });
    expect(update.from).toBeLessThanOrEqual(this.moves.length);
    this.heard.push(text);
    this.table = update.table;
    this.moves = [...this.moves.slice(0, update.from), ...update.moves];
  }

  presence(presence: Presence): void {
    this.attendance = presence;
  }

  ended(why: EndReason): void {
    this.farewell = why;
  }

  get hasEnded(): boolean {
    return this.farewell !== undefined;
  }

  get game(): AnyGame {
    return gameCalled(this.table.game)!;
  }

  /** What a client derives from everything that was sent, once for each update. */
  get view(): View<State> {
    const { moves, table } = this;
    if (this.#derived?.moves !== moves || this.#derived.table !== table)
      this.#derived = { moves, table, view: this.#derive() };
    return this.#derived.view;
  }

  #derive(): View<State> {
    const opened = this.#known === undefined ? KnownGame.open(this.game, this.table) : ok(this.#known);
    if (!opened.ok) throw new Error(opened.error);
    const known = opened.value;
    this.#known = known;
    const differs = this.moves.findIndex((move, i) => move !== known.moves[i]);
    const from = differs < 0 ? this.moves.length : differs;
    const update = { table: this.table, from, moves: this.moves.slice(from), now: 0 };
    expect(known.take(update, true).is).toBe('taken');
    return known.view(this.viewer);
  }

  /** Everything the client knows by now, however it was sent. */
  get knowledge(): string {
    return JSON.stringify({ table: this.table, moves: this.moves });
  }
}
