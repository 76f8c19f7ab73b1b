/** Somebody who plays over sockets to the end, come what may: whose connection breaks comes back with what they have. */
import { type Seat, SeededRng } from '@guimard/engine/kit';
import {
  type Command,
  type CommandRequest,
  type KnownGame,
  type MoveSeen,
  PROTOCOL,
  type Seated,
  serverMessage,
  type TableInfo,
  type Update,
} from '@guimard/protocol';
import { WebSocket } from 'ws';
import { knownGameOf } from '../../api/testing/player.ts';
import { gameCalled } from '../../games.ts';

/** What the server said is done. */
interface Acknowledged {
  readonly key: string;
  readonly command: Command;
  readonly version: number;
}

interface Temper {
  /** The same seed makes the same choice in the same position. */
  readonly seed: string;
  /** Gives up on turn when the game has so many moves. */
  readonly resignsAfter?: number;
  /** Thinks so long about everything, in milliseconds. */
  readonly thinks?: number;
  /** Gets ready, and never moves. */
  readonly isIdle?: boolean;
  /** Hears every message, byte by byte. */
  readonly onText?: (text: string) => void;
}

/** Before coming back, in milliseconds. */
const PAUSE = 15;

export class StubbornPlayer {
  readonly seat: Seat;
  readonly #seated: Pick<Seated, 'table' | 'seat' | 'secret'>;
  readonly #where: () => string;
  readonly #temper: Temper;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: { readonly rule: string; readonly code: string }[] = [];
  /** What must never happen: something is missing, or what was told is not so any more. */
  readonly problems: string[] = [];
  connections = 0;
  table: TableInfo | undefined;
  moves: MoveSeen[] = [];
  #known: KnownGame | undefined;
  #socket: WebSocket | undefined;
  #isWelcome = false;
  #isDone = false;
  /** Not answered yet. It is sent again with the same key. */
  #pending: CommandRequest | undefined;
  #finish: () => void = () => {};

  /** `where` is asked whenever a connection is opened. */
  constructor(seated: Pick<Seated, 'table' | 'seat' | 'secret'>, where: () => string, temper: Temper) {
    this.seat = seated.seat;
    this.#seated = seated;
    this.#where = where;
    this.#temper = temper;
  }

  get id(): string {
    return this.#seated.table;
  }

  /** Until the game is over. */
  play(): Promise<void> {
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#connect();
    });
  }

  #connect(): void {
    const { table, secret } = this.#seated;
    const socket = new WebSocket(`${this.#where().replace('http', 'ws')}/api/tables/${table}/socket`, {
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#isWelcome = false;
    socket.on('error', () => {});
    socket.on('open', () => {
      this.connections++;
      const [moves, version] = [this.moves.length, this.table?.version ?? 0];
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret, moves, version }));
    });
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('close', () => {
      if (!this.#isDone) setTimeout(() => this.#connect(), PAUSE);
    });
  }

  #hear(text: string): void {
    this.#temper.onText?.(text);
    const message = serverMessage.parse(JSON.parse(text));
    switch (message.type) {
      case 'welcome':
        this.#isWelcome = true;
        this.#learn(message.update, true);
        if (this.#pending !== undefined) this.#send(this.#pending);
        break;
      case 'update':
        this.#learn(message.update, false);
        break;
      case 'done':
      case 'refused':
        if (message.key !== this.#pending?.key) {
          this.problems.push(`an answer to nothing: ${text}`);
          break;
        }
        if (message.type === 'refused') this.refused.push({ rule: message.rule, code: message.code });
        else this.acknowledged.push({ ...this.#pending!, version: message.version });
        this.#pending = undefined;
        break;
      case 'chat':
      case 'presence':
      case 'heartbeat':
        return;
    }
    this.#next();
  }

  #learn(update: Update, isWelcome: boolean): void {
    const { table, from, moves } = update;
    const had = this.moves.length;
    if (from > had) this.problems.push(`moves ${had} to ${from} are missing`);
    if (table.version < (this.table?.version ?? 0)) {
      this.problems.push(`version ${table.version} was told after ${this.table!.version}`);
    }
    const again = this.moves.slice(from, from + moves.length);
    if (JSON.stringify(again) !== JSON.stringify(moves.slice(0, again.length)) || from + moves.length < had) {
      this.problems.push(`moves from ${from} on are not what they were`);
    }
    this.#known ??= knownGameOf(table);
    if (this.#known.take(update, isWelcome).is !== 'taken')
      this.problems.push(`moves from ${from} on cannot be read`);
    this.table = table;
    this.moves = [...this.moves.slice(0, from), ...moves];
  }

  #next(): void {
    if (this.table?.phase === 'over' && this.#pending === undefined) {
      this.#isDone = true;
      this.#socket!.close();
      this.#finish();
      return;
    }
    const command = this.#pending === undefined && this.#isWelcome ? this.#wanted() : undefined;
    if (command === undefined) return;
    const { version } = this.table!;
    // One decision for each version: however often it is made, it is the same. Other seats use the same keys.
    this.#pending = { key: `version-${String(version).padStart(5, '0')}`, version, command };
    const { thinks } = this.#temper;
    if (thinks === undefined) this.#send(this.#pending);
    else setTimeout(() => this.#send(this.#pending!), thinks);
  }

  #send(request: CommandRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: 'command', request }));
  }

  #wanted(): Command | undefined {
    const { phase, seats } = this.table!;
    if (phase === 'waiting') return seats[this.seat].isReady ? undefined : { type: 'ready', isReady: true };
    if (phase !== 'running' || this.#temper.isIdle === true) return undefined;
    const [game, known] = [gameCalled(this.table!.game)!, this.#known!.stateAfter()];
    if (game.toMove(known) !== this.seat) return undefined;
    if (this.moves.length >= (this.#temper.resignsAfter ?? Number.POSITIVE_INFINITY))
      return { type: 'resign' };
    const rng = new SeededRng(`${this.#temper.seed} ${this.moves.length}`);
    return { type: 'act', action: game.format(game.decode(known, game.pick(known, rng))) };
  }
}
