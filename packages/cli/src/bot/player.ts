/** A computer at a table of a server: it hears what its seat may know, and does what its agent chooses. */
import { setTimeout } from 'node:timers/promises';
import type { Agent } from '@guimard/ai';
import { type AnyGame, type GameEvent, nth, type Seat } from '@guimard/engine/kit';
import {
  type Command,
  KnownGame,
  type MoveSeen,
  type ServerMessage,
  type TableInfo,
  type Update,
} from '@guimard/protocol';
import type { Answer, Connection } from './connection.ts';

export interface PlayerDeps {
  readonly seat: Seat;
  readonly game: AnyGame;
  readonly agent: Agent;
  readonly say: (line: string) => void;
  /** The game is over, or there is no more to play for; a reason if that is not as it should be. */
  readonly onEnd: (failure?: string) => void;
}

/** So often in a row what the table refuses is tried again, each time after twice as many milliseconds. */
const MAX_REFUSALS = 6;
const FIRST_WAIT = 50;

export class Player {
  readonly #deps: PlayerDeps;
  #connection: Pick<Connection, 'ask'> | undefined;
  #table: TableInfo | undefined;
  #known: KnownGame | undefined;
  /** How many moves have been told in words. */
  #told = 0;
  #isBusy = false;
  #refusals = 0;
  #waiting: (() => void)[] = [];

  constructor(deps: PlayerDeps) {
    this.#deps = deps;
  }

  get phase(): TableInfo['phase'] | undefined {
    return this.#table?.phase;
  }

  hear(message: ServerMessage, connection: Pick<Connection, 'ask'>): void {
    if (message.type !== 'welcome' && message.type !== 'update') return;
    this.#connection = connection;
    this.#learn(message.update);
    for (const goOn of this.#waiting.splice(0)) goOn();
    if (message.update.table.phase === 'over') this.#finish(message.update.table);
    else void this.#work();
  }

  /** Before the start the place is given up; later the game is. */
  leave(): Promise<Answer> | undefined {
    if (this.#table === undefined || this.#table.phase === 'over') return undefined;
    return this.#ask({ type: this.#table.phase === 'waiting' ? 'leave' : 'resign' });
  }

  #learn(update: Update): void {
    const { table, from, moves } = update;
    const before = this.#table;
    this.#table = table;
    this.#known ??= this.#newGame(table);
    if (this.#known.take(update, true).is !== 'taken') {
      this.#deps.onEnd('The server plays another edition of the game.');
      return;
    }
    if (before?.phase === 'waiting' && table.phase === 'running') this.#deps.say('The game begins.');
    this.#tell(moves, from, table);
  }

  #newGame(table: TableInfo): KnownGame {
    const { game } = this.#deps;
    const known = KnownGame.open(game, table);
    if (!known.ok) throw new Error(known.error);
    return known.value;
  }

  /** What was not told in words yet. After a cut everything comes once more; moves taken back are made anew. */
  #tell(moves: readonly MoveSeen[], from: number, { seats }: TableInfo): void {
    const told = Math.min(this.#told, from === 0 ? this.#told : from, from + moves.length);
    const names = seats.map(({ name }) => name);
    for (const { events } of moves.slice(Math.max(0, told - from))) {
      // The end is told later, with who has won: of those who resigned, nobody.
      const told = events.filter(({ type }) => type !== 'over');
      for (const event of told) this.#deps.say(this.#deps.game.describe(event as GameEvent, names));
    }
    this.#told = from + moves.length;
  }

  /** Does what is to be done, one after the other, until nothing is. */
  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (;;) {
      const { version } = this.#table!;
      const command = await this.#next();
      if (command === undefined) {
        // What was heard while we made up our mind woke nobody.
        if (this.#table!.version !== version) continue;
        this.#isBusy = false;
        return;
      }
      const answer = await this.#ask(command);
      if (answer.ok) {
        this.#refusals = 0;
        await this.#reach(answer.value.version);
      } else if (await this.#mayTryAgain()) await this.#reach(answer.error.version);
      else {
        this.#deps.onEnd(`The table refuses ${wordOf(command)}: ${answer.error.reason}`);
        return;
      }
    }
  }

  /** Something has happened meanwhile, or the server was asked too much at once: it passes. */
  async #mayTryAgain(): Promise<boolean> {
    await setTimeout(FIRST_WAIT * 2 ** this.#refusals);
    return ++this.#refusals <= MAX_REFUSALS;
  }

  /** What this seat has to do now, if anything. */
  async #next(): Promise<Command | undefined> {
    const { seat, game, agent } = this.#deps;
    for (;;) {
      const { phase, seats, request, version } = this.#table!;
      const { isReady, isReplaced } = nth(seats, seat);
      if (phase === 'waiting') return isReady ? undefined : { type: 'ready', isReady: true };
      if (isReplaced && phase !== 'over') return { type: 'return' };
      // A computer has nothing against it.
      if (request !== undefined && !request.agreed.includes(seat)) return { type: 'answer', agree: true };
      const view = this.#known!.view(seat);
      if (phase !== 'running' || view.toMove !== seat) return undefined;
      const code = await agent.choose(view);
      // While it thought, something may have happened.
      if (this.#table!.version === version)
        return { type: 'act', action: game.format(game.decode(view.known, code)) };
    }
  }

  #ask(command: Command): Promise<Answer> {
    return this.#connection!.ask(this.#table!.version, command);
  }

  /** Until the table that we know is the one that we were told of. */
  async #reach(version = 0): Promise<void> {
    while (this.#table!.version < version) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #finish({ seats, scores, winners = [] }: TableInfo): void {
    const results = seats.map(({ name }, seat) => `${name} ${scores[seat]}`).join(', ');
    const names = winners.map((seat) => nth(seats, seat).name).join(' and ');
    this.#deps.say(`The game is over: ${results}.${names === '' ? '' : ` ${names} won.`}`);
    this.#deps.onEnd();
  }
}

const wordOf = (command: Command): string => (command.type === 'act' ? command.action : command.type);
