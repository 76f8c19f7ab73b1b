/** Every command in every scene, from everyone: well-formed, nearly well-formed, and repeated. */
import { type Rng, type Seat, SeededRng, SPECTATOR } from '@guimard/engine/kit';
import type { Command, CommandRequest } from '@guimard/protocol';
import type { Arena } from './arena.ts';
import { COMMANDS, commandOf, requestFor } from './commands.ts';
import type { Answer } from './fuzz-socket.ts';
import { FuzzTable } from './fuzz-table.ts';
import type { Journal } from './journal.ts';
import { oneOf, shuffled } from './junk.ts';
import type { Matrix } from './matrix.ts';
import { mutated } from './mutate.ts';
import { SCENES, type Scene, THIRD } from './scenes.ts';

/** The sender of a command. */
type Sender = 'on turn' | 'other' | 'third' | 'spectator' | 'stranger';
/** How it differs from what a client would send. */
type Manner = 'proper' | 'outdated' | 'again' | 'same key' | 'mutated';

/** What each tries, in this order: a command must be applied before it can be repeated. */
const MANNERS: Readonly<Record<Sender, readonly Manner[]>> = {
  'on turn': ['proper', 'again', 'same key', 'outdated', 'mutated', 'mutated'],
  other: ['proper', 'again', 'same key', 'outdated', 'mutated', 'mutated'],
  // Often absent: a request would make the player present, and another table is needed.
  third: ['proper'],
  spectator: ['proper', 'mutated'],
  stranger: ['proper', 'mutated'],
};
const SENDERS = Object.keys(MANNERS) as Sender[];

/** One in this many of those who could use their socket uses HTTP. */
const HTTP = 5;
/** A secret that belongs to nobody. */
const STRANGER = 'x'.repeat(22);
const SEAT_MOVED = 'closed 4003';

/** All scenes at the same time, but those that advance time come after the others, whose players would be absent for long. */
export async function sweep(arena: Arena, seed: string, matrix: Matrix): Promise<void> {
  for (const isLate of [false, true]) {
    const scenes = SCENES.filter((scene) => (scene.isLate ?? false) === isLate);
    await Promise.all(
      scenes.map((scene) => {
        const rng = new SeededRng(`${seed} ${scene.name}`);
        const journal = arena.journals.open('commands', scene.name);
        return journal.during(() => new Stage(arena, scene, rng, journal, matrix).run());
      }),
    );
  }
}

class Stage {
  readonly #arena: Arena;
  readonly #scene: Scene;
  readonly #rng: Rng;
  readonly #journal: Journal;
  readonly #matrix: Matrix;
  #table: FuzzTable | undefined;

  constructor(arena: Arena, scene: Scene, rng: Rng, journal: Journal, matrix: Matrix) {
    this.#arena = arena;
    this.#scene = scene;
    this.#rng = rng;
    this.#journal = journal;
    this.#matrix = matrix;
  }

  async run(): Promise<void> {
    for (const type of shuffled(this.#rng, COMMANDS))
      for (const sender of SENDERS)
        for (const manner of MANNERS[sender])
          if (manner === 'proper' || !this.#scene.isCostly) await this.#attempt(type, sender, manner);
    await this.#leave();
  }

  async #leave(): Promise<void> {
    await this.#table?.close();
    this.#table = undefined;
  }

  /** A table in the scene: the current one, if it still is. */
  async #ready(): Promise<FuzzTable> {
    const scene = this.#scene;
    if (this.#table?.isIntact === true && scene.holds(this.#table)) return this.#table;
    await this.#leave();
    this.#journal.note(`a table that is ${scene.name}`);
    const table = await FuzzTable.open(this.#arena, scene.draft(this.#rng), this.#rng);
    this.#table = table;
    await scene.arrange(table);
    if (!table.isIntact || !scene.holds(table)) throw new Error(`table ${table.id} is not ${scene.name}`);
    return table;
  }

  async #attempt(type: Command['type'], sender: Sender, manner: Manner): Promise<void> {
    const table = await this.#ready();
    const seat = seatOf(table, sender);
    const done = table.done.get(seat);
    if (done === undefined && (manner === 'again' || manner === 'same key')) return;
    const command = commandOf(type, this.#rng, { moves: table.movesOf(seat), seat: THIRD });
    const proper = requestFor(this.#rng, table.info.version, command);
    const request = this.#inManner(manner, proper, done?.request ?? proper);
    const wasOnTurn = table.toMove === seat;
    const answer = await this.#give(table, sender, seat, manner, request);
    await table.heardOf(answer);
    // A player who leaves gets no response: the socket is closed.
    const outcome = type === 'leave' && answer.outcome === SEAT_MOVED ? 'done' : answer.outcome;
    const isProper = manner === 'proper' && seat !== SPECTATOR;
    this.#matrix.add(this.#scene.name, type, outcome, isProper);
    if (outcome === 'done' && seat === SPECTATOR) throw new Error(`a ${sender} could ${type}`);
    if (manner === 'proper' && outcome === 'done') {
      if (type === 'act' && !wasOnTurn) throw new Error(`seat ${seat} could move, and it was not its turn`);
      table.done.set(seat, { request, version: answer.version ?? 0 });
    }
    if (manner === 'again' && answer.version !== done?.version)
      throw new Error(`done again: ${outcome} at version ${answer.version}, first at ${done?.version}`);
    if (manner === 'same key' && outcome !== 'key') throw new Error(`the key of another command: ${outcome}`);
  }

  #inManner(manner: Manner, proper: CommandRequest, done: CommandRequest): CommandRequest {
    const { version } = proper;
    switch (manner) {
      case 'again':
        return done;
      case 'same key':
        return { ...proper, key: done.key, command: otherThan(done.command) };
      case 'outdated': {
        const versions = [0, Math.max(0, version - 1), version + 1, Number.MAX_SAFE_INTEGER];
        return { ...proper, version: oneOf(this.#rng, versions) };
      }
      default:
        return proper;
    }
  }

  async #give(
    table: FuzzTable,
    sender: Sender,
    seat: Seat,
    manner: Manner,
    request: CommandRequest,
  ): Promise<Answer> {
    const socket = sender === 'stranger' ? undefined : table.socketOf(seat);
    const byHttp = socket === undefined || this.#rng.below(HTTP) === 0;
    const message = byHttp ? request : { type: 'command', request };
    const text = manner === 'mutated' ? mutated(this.#rng, message) : JSON.stringify(message);
    this.#journal.note(`${sender}, ${byHttp ? 'HTTP' : 'socket'}, ${manner}: ${text}`);
    if (!byHttp) return socket.send(text);
    const secret =
      sender === 'stranger' ? STRANGER : table.places.find((place) => place.seat === seat)?.secret;
    return table.post('/commands', secret, text);
  }
}

function otherThan({ type }: Command): Command {
  return type === 'return' ? { type: 'resign' } : { type: 'return' };
}

function seatOf(table: FuzzTable, sender: Sender): Seat {
  const { toMove } = table;
  const onTurn = toMove !== undefined && table.socketOf(toMove) !== undefined ? toMove : 0;
  switch (sender) {
    case 'on turn':
      return onTurn;
    case 'other':
      return onTurn === 0 ? 1 : 0;
    case 'third':
      return table.places.at(-1)!.seat;
    default:
      return SPECTATOR;
  }
}
