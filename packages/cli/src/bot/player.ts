/** A computer at a table of a server: it hears what its seat may know, and does what its agent chooses. */
import { setTimeout } from 'node:timers/promises';
import type { Agent } from '@guimard/ai';
import type { GameEvent, Seat } from '@guimard/engine/kit';
import type { Command, CommandResult, TableClient, TableInfo, Taken } from '@guimard/protocol';
import { inWords } from '../refusals.ts';

export interface PlayerDeps {
  readonly seat: Seat;
  readonly agent: Agent;
  readonly client: Pick<TableClient, 'info' | 'known' | 'command' | 'reached'>;
  readonly say: (line: string) => void;
  /** The game is over, or there is no more to play for; a reason if that is not as it should be. */
  readonly onEnd: (failure?: string) => void;
}

/** A command that the table refuses is tried again so often, each time after twice as many milliseconds. */
const MAX_REFUSALS = 6;
const FIRST_DELAY = 50;

export class Player {
  readonly #deps: PlayerDeps;
  #phase: TableInfo['phase'] | undefined;
  /** How many moves have been told in words. */
  #told = 0;
  #isBusy = false;
  #refusals = 0;

  constructor(deps: PlayerDeps) {
    this.#deps = deps;
  }

  /** More is known of the table. */
  updated({ held }: Taken): void {
    const { client, say } = this.#deps;
    const { phase } = client.info;
    if (this.#phase === 'waiting' && phase === 'running') say('The game begins.');
    this.#phase = phase;
    this.#tell(held);
    if (phase === 'over') this.#finish(client.info);
    else void this.#work();
  }

  /** Before the start the seat is given up; later the game is. */
  leave(): Promise<CommandResult> | undefined {
    if (this.#phase === undefined || this.#phase === 'over') return undefined;
    return this.#deps.client.command({ type: this.#phase === 'waiting' ? 'leave' : 'resign' });
  }

  /** What was not told in words yet; moves that were taken back and made anew are told anew. */
  #tell(held: number): void {
    const { client, say } = this.#deps;
    const { game, moves } = client.known;
    const names = client.info.seats.map(({ name }) => name);
    for (const { events } of moves.slice(Math.min(this.#told, held))) {
      // The end is told later, with who has won: of those who resigned, nobody.
      const told = events.filter(({ type }) => type !== 'over');
      // What events say beyond their type is between the games on both sides.
      for (const event of told) say(game.describe(event as GameEvent, names));
    }
    this.#told = moves.length;
  }

  /** Does what is to be done, one after the other, until nothing is. */
  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { client, onEnd } = this.#deps;
    for (;;) {
      const { version } = client.info;
      const command = await this.#next();
      if (command === undefined) {
        // What was heard while we made up our mind woke nobody.
        if (client.info.version !== version) continue;
        this.#isBusy = false;
        return;
      }
      const answer = await client.command(command);
      if (answer.ok) {
        this.#refusals = 0;
        await client.reached(answer.value.version);
      } else if (await this.#mayTryAgain()) await client.reached(answer.error.version);
      else {
        onEnd(`The table refuses ${wordOf(command)}: ${inWords(answer.error)}`);
        return;
      }
    }
  }

  /** Something has happened meanwhile, or the server was asked too much at once: it passes. */
  async #mayTryAgain(): Promise<boolean> {
    await setTimeout(FIRST_DELAY * 2 ** this.#refusals);
    return ++this.#refusals <= MAX_REFUSALS;
  }

  /** What this seat has to do now, if anything. */
  async #next(): Promise<Command | undefined> {
    const { seat, agent, client } = this.#deps;
    const { known } = client;
    for (;;) {
      const { phase, seats, request, version } = client.info;
      const { isReady, isReplaced } = seats[seat]!;
      if (phase === 'waiting') return isReady ? undefined : { type: 'ready', isReady: true };
      if (isReplaced && phase !== 'over') return { type: 'return' };
      // A computer has nothing against it.
      if (request !== undefined && !request.agreed.includes(seat)) return { type: 'answer', agree: true };
      const view = known.view(seat);
      if (phase !== 'running' || view.toMove !== seat) return undefined;
      const code = await agent.choose(view);
      // While it searched, something may have happened.
      if (client.info.version === version)
        return { type: 'act', action: known.game.format(known.game.decode(view.known, code)) };
    }
  }

  #finish({ seats, scores, winners = [] }: TableInfo): void {
    const results = seats.map(({ name }, seat) => `${name} ${scores[seat]}`).join(', ');
    const names = winners.map((seat) => seats[seat]!.name).join(' and ');
    this.#deps.say(`The game is over: ${results}.${names === '' ? '' : ` ${names} won.`}`);
    this.#deps.onEnd();
  }
}

const wordOf = (command: Command): string => (command.type === 'act' ? command.action : command.type);
