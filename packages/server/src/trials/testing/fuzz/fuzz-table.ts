/** A table at which the fuzzer controls every seat, and a spectator. */
import { type AnyGame, type Rng, type Seat, SPECTATOR } from '@guimard/engine/kit';
import type { Command, CommandRequest, Seated, TableInfo } from '@guimard/protocol';
import { gameCalled } from '../../../games.ts';
import { sitDown, type TableRequest } from '../seats.ts';
import type { Arena } from './arena.ts';
import { requestFor } from './commands.ts';
import { exchange } from './exchange.ts';
import { type Answer, FuzzSocket } from './fuzz-socket.ts';
import { oneOf } from './junk.ts';

/** A command that was applied, and the table's version then. */
interface Done {
  readonly request: CommandRequest;
  readonly version: number;
}

export class FuzzTable {
  readonly #arena: Arena;
  readonly #rng: Rng;
  readonly places: readonly Seated[];
  readonly watcher: FuzzSocket;
  readonly #sockets = new Map<Seat, FuzzSocket>();
  /** Each seat's last one. */
  readonly done = new Map<Seat, Done>();
  /** A player who should be absent sent a request. */
  isDisturbed = false;

  private constructor(arena: Arena, rng: Rng, places: readonly Seated[], watcher: FuzzSocket) {
    this.#arena = arena;
    this.#rng = rng;
    this.places = places;
    this.watcher = watcher;
  }

  /** With everyone present. */
  static async open(arena: Arena, draft: TableRequest, rng: Rng): Promise<FuzzTable> {
    const places = await sitDown(arena.url, draft);
    const watcher = (await FuzzSocket.open(arena, places[0].table))!;
    const table = new FuzzTable(arena, rng, places, watcher);
    for (const { seat } of places) await table.come(seat);
    return table;
  }

  get id(): string {
    return this.places[0].table;
  }

  get info(): TableInfo {
    return this.watcher.table;
  }

  get #game(): AnyGame {
    return gameCalled(this.info.game)!;
  }

  /** Whose turn it is; undefined while nobody can move. */
  get toMove(): Seat | undefined {
    if (this.info.phase !== 'running') return undefined;
    const mover = this.#game.toMove(this.watcher.known.stateAfter());
    return mover < 0 ? undefined : mover;
  }

  /** All sockets are open. */
  get isIntact(): boolean {
    return !this.isDisturbed && [this.watcher, ...this.#sockets.values()].every(({ isOpen }) => isOpen);
  }

  socketOf(seat: Seat): FuzzSocket | undefined {
    return seat === SPECTATOR ? this.watcher : this.#sockets.get(seat);
  }

  async come(seat: Seat): Promise<void> {
    const { secret } = this.places.find((place) => place.seat === seat)!;
    this.#sockets.set(seat, (await FuzzSocket.open(this.#arena, this.id, secret))!);
    await this.watcher.until(() => this.watcher.presence.present[seat] === true);
  }

  /** The player closes the page. */
  async go(seat: Seat): Promise<void> {
    const socket = this.#sockets.get(seat)!;
    this.#sockets.delete(seat);
    await socket.close();
    await this.watcher.until(() => this.watcher.presence.present[seat] === false);
  }

  /** The player gives the seat up: instead of an answer their socket is closed. */
  async vacate(seat: Seat): Promise<void> {
    await this.try(seat, { type: 'leave' });
    this.#sockets.delete(seat);
    await this.watcher.until(() => this.info.seats[seat].kind === 'open');
  }

  movesOf(seat: Seat): readonly string[] {
    return this.#sockets.get(seat)?.moves(this.#rng) ?? [];
  }

  /** A command that must succeed. */
  async do(seat: Seat, command: Command): Promise<void> {
    const { outcome } = await this.try(seat, command);
    if (outcome !== 'done')
      throw new Error(`seat ${seat} of table ${this.id} could not ${JSON.stringify(command)}: ${outcome}`);
  }

  async try(seat: Seat, command: Command): Promise<Answer> {
    const socket = this.#sockets.get(seat)!;
    const request = requestFor(this.#rng, this.info.version, command);
    const answer = await socket.send(JSON.stringify({ type: 'command', request }));
    await this.heardOf(answer);
    return answer;
  }

  /** Waits until every client has received the change. */
  async heardOf({ version = 0 }: Answer): Promise<void> {
    for (const socket of [this.watcher, ...this.#sockets.values()])
      if (socket.isOpen) await socket.until(() => socket.table.version >= version || !socket.isOpen);
  }

  /** The player on turn moves; false if nobody is on turn. */
  async act(): Promise<boolean> {
    await this.watcher.until(
      () => this.info.phase !== 'running' || this.#sockets.has(this.toMove ?? SPECTATOR),
    );
    const seat = this.toMove;
    if (seat === undefined) return false;
    await this.heardOf({ outcome: '', version: this.info.version });
    await this.do(seat, { type: 'act', action: oneOf(this.#rng, this.movesOf(seat)) });
    return true;
  }

  /** Over HTTP, with any secret or none. An absent player counts as present again. */
  async post(path: string, secret: string | undefined, body: string): Promise<Answer> {
    const authorization = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    const headers = { ...authorization, 'content-type': 'application/json' };
    const asked = { method: 'POST', path: `/api/tables/${this.id}${path}`, headers, body };
    const response = await exchange(this.#arena, asked);
    const { rule, version } = JSON.parse(response.body) as { rule?: string; version?: number };
    const place = this.places.find((one) => one.secret === secret);
    if (place !== undefined && !this.#sockets.has(place.seat)) this.isDisturbed = true;
    return { outcome: rule ?? 'done', version };
  }

  pass(ms: number): Promise<number> {
    return this.#arena.server.order('pass', ms);
  }

  async close(): Promise<void> {
    await Promise.all([this.watcher, ...this.#sockets.values()].map((socket) => socket.close()));
  }
}
