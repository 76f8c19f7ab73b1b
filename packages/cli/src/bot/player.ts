/** A computer at a table of a server: it gets its seat's view, and plays what its agent chooses. */
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
  /** The game is over, or there is nothing more to play; with a reason if that is an error. */
  readonly onEnd: (failure?: string) => void;
}

/** A refused command is retried this often, each time after twice as many milliseconds. */
const MAX_REFUSALS = 6;
const FIRST_DELAY = 50;

export class Player {
  readonly #deps: PlayerDeps;
  #phase: TableInfo['phase'] | undefined;
  /** How many moves have been printed. */
  #told = 0;
  #isBusy = false;
  #refusals = 0;

  constructor(deps: PlayerDeps) {
    this.#deps = deps;
  }

  /** More is known about the table. */
  updated({ held }: Taken): void {
    const { client, say } = this.#deps;
    const { phase } = client.info;
    if (this.#phase === 'waiting' && phase === 'running') say('The game begins.');
    this.#phase = phase;
    this.#tell(held);
    if (phase === 'over') this.#finish(client.info);
    else void this.#work();
  }

  /** Gives up the seat before the start; later resigns. */
  leave(): Promise<CommandResult> | undefined {
    if (this.#phase === undefined || this.#phase === 'over') return undefined;
    return this.#deps.client.command({ type: this.#phase === 'waiting' ? 'leave' : 'resign' });
  }

  /** Prints what was not printed yet; moves that were undone and replaced are printed again. */
  #tell(held: number): void {
    const { client, say } = this.#deps;
    const { game, moves } = client.known;
    const names = client.info.seats.map(({ name }) => name);
    for (const { events } of moves.slice(Math.min(this.#told, held))) {
      // The end is printed later, with the winners, which excludes resigned players.
      const told = events.filter(({ type }) => type !== 'over');
      // The content of events is opaque here.
      for (const event of told) say(game.describe(event as GameEvent, names));
    }
    this.#told = moves.length;
  }

  /** Does what is due, one thing after the other. */
  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const { client, onEnd } = this.#deps;
    for (;;) {
      const { version } = client.info;
      const command = await this.#next();
      if (command === undefined) {
        // Messages that arrived during the search woke nobody.
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

  /** Something has happened meanwhile, or there were too many requests: it passes. */
  async #mayTryAgain(): Promise<boolean> {
    await setTimeout(FIRST_DELAY * 2 ** this.#refusals);
    return ++this.#refusals <= MAX_REFUSALS;
  }

  /** What this seat must do now, if anything. */
  async #next(): Promise<Command | undefined> {
    const { seat, agent, client } = this.#deps;
    const { known } = client;
    for (;;) {
      const { phase, seats, request, version } = client.info;
      const { isReady, isReplaced } = seats[seat]!;
      if (phase === 'waiting') return isReady ? undefined : { type: 'ready', isReady: true };
      if (isReplaced && phase !== 'over') return { type: 'return' };
      // Computers always agree.
      if (request !== undefined && !request.agreed.includes(seat)) return { type: 'answer', agree: true };
      const view = known.view(seat);
      if (phase !== 'running' || view.toMove !== seat) return undefined;
      const code = await agent.choose(view);
      // Something may have happened during the search.
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
