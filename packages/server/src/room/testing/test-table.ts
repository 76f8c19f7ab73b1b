/** A table for tests: a store in memory, a clock that stands still unless a test moves it, and players who get their own views. */
import {
  type Code,
  must,
  type Result,
  type Rng,
  type Seat,
  SeededRng,
  SPECTATOR,
  type State,
  type View,
} from '@guimard/engine/kit';
import { type Command, type CreateTable, createTable, hashOf } from '@guimard/protocol';
import { localBus } from '../../bus/local.ts';
import { memoryStore } from '../../store/memory.ts';
import type { Store } from '../../store/store.ts';
import { HTTP_PRESENCE } from '../attendance.ts';
import type { Computers, Done, RoomDeps, RoomRefusal } from '../deps.ts';
import { Room } from '../room.ts';
import { Rooms } from '../rooms.ts';
import { Client } from './client.ts';

type WithComputers = RoomDeps & { readonly computers: Computers };
export type TestDeps = WithComputers & { readonly problems: unknown[]; skip(ms: number): void };

/** Computers that make random moves at once. */
export function quickComputers(
  rng: Rng = new SeededRng('quick'),
): Computers & { readonly forgotten: string[] } {
  const forgotten: string[] = [];
  return {
    forgotten,
    choose: async (_table, _game, view) => pickLegal(view, rng),
    forget: (table) => forgotten.push(table),
  };
}

export const pickLegal = ({ legal }: View<State>, rng: Rng): Code => legal[rng.below(legal.length)];

/** Uses Date, which tests fake. Games are dealt the same in every run, whatever ran before. */
export function testDeps(given: Partial<WithComputers> = {}): TestDeps {
  const problems: unknown[] = [];
  let seeds = 0;
  let skipped = 0;
  return {
    store: memoryStore(),
    bus: localBus(),
    computers: quickComputers(),
    now: () => Date.now() + skipped,
    date: () => Date.now(),
    newSeed: () => hashOf(`seed ${seeds++}`),
    onProblem: (problem) => problems.push(problem),
    ...given,
    problems,
    skip: (ms) => {
      skipped += ms;
    },
  };
}

interface Player {
  readonly seat: Seat;
  readonly secret: string;
  readonly recovery: string;
}

const NOTHING = { moves: 0, version: 0 };
let keys = 0;
export const newKey = (): string => `test-key-${keys++}`;

export class TestTable {
  readonly deps: TestDeps;
  readonly players: Player[];
  room: Room;
  /** One per seat, and a spectator. */
  clients: Client[] = [];
  spectator = new Client(SPECTATOR);

  constructor(deps: TestDeps, room: Room, players: Player[]) {
    this.deps = deps;
    this.room = room;
    this.players = players;
  }

  /** With everyone seated, connected and, by default, ready. */
  static async open(
    draft: Partial<CreateTable> & Pick<CreateTable, 'seats'>,
    { deps = testDeps(), start = true }: { deps?: TestDeps; start?: boolean } = {},
  ): Promise<TestTable> {
    const rooms = new Rooms(deps);
    const created = must(
      await rooms.create(createTable.parse({ game: 'metro', options: {}, nickname: 'Seat', ...draft })),
    );
    await rooms.close();
    const table = new TestTable(deps, await reopened(created.table, deps), [created]);
    const { players } = table;
    for (const { kind } of draft.seats)
      if (kind === 'open')
        players.push(must(await table.room.join(players.length > 1 ? `Guest ${players.length}` : 'Guest')));
    table.players.sort((a, b) => a.seat - b.seat);
    await table.connect();
    if (start) await table.start();
    return table;
  }

  async start(): Promise<void> {
    for (const { seat } of this.players) must(await this.do(seat, { type: 'ready', isReady: true }));
    await this.settle();
  }

  /** All players and one spectator, from the start. */
  async connect(present: readonly Seat[] = this.players.map(({ seat }) => seat)): Promise<void> {
    this.clients = Array.from({ length: 6 }, (_, seat) => new Client(seat));
    this.spectator = new Client(SPECTATOR);
    const people = present.map((seat) => this.clients[seat]);
    for (const client of [...people, this.spectator]) await this.room.enter(client, NOTHING);
  }

  /** Restarts the server: it knows only what was stored. */
  async restart(present?: readonly Seat[]): Promise<void> {
    await this.room.close();
    this.room = await reopened(this.room.id, this.deps);
    await this.connect(present);
  }

  /** Absent players have been away for long enough that others may act on it. */
  outwait(): void {
    this.deps.skip(HTTP_PRESENCE + this.spectator.table.grace);
  }

  get version(): number {
    return this.spectator.table.version;
  }

  /** The public view of the game. */
  get toMove(): Seat {
    return this.spectator.view.toMove;
  }

  do(
    seat: Seat,
    command: Command,
    more: { version?: number; key?: string } = {},
  ): Promise<Result<Done, RoomRefusal>> {
    return this.room.command(seat, { key: newKey(), version: this.version, command, ...more });
  }

  /** A legal action of the seat on turn. */
  word(rng: Rng): string {
    const { game, view } = this.clients[this.toMove];
    return game.format(game.decode(view.known, pickLegal(view, rng)));
  }

  /** The person on turn makes any legal move. */
  async act(rng: Rng): Promise<void> {
    must(await this.do(this.toMove, { type: 'act', action: this.word(rng) }));
    await this.settle();
  }

  /** People make random moves until the game is over, or this many times. */
  async play(rng: Rng, times = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < times && this.spectator.table.phase === 'running'; i++) await this.act(rng);
  }

  /** Waits until the computers have moved. */
  async settle(): Promise<void> {
    for (let i = 0; i < 500 && this.isComputersTurn; i++)
      await new Promise((resolve) => setImmediate(resolve));
  }

  get isComputersTurn(): boolean {
    const { phase, seats } = this.spectator.table;
    if (phase !== 'running') return false;
    const { kind, isReplaced } = seats[this.toMove];
    return kind === 'computer' || isReplaced;
  }

  async entries() {
    return (await this.deps.store.load(this.room.id))!;
  }
}

export async function reopened(id: string, deps: RoomDeps & { readonly store: Store }): Promise<Room> {
  return Room.open(id, (await deps.store.load(id))!, deps);
}

export { must };
