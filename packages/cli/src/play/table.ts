/** The turn loop: chance, computers and people. */
import { setImmediate } from 'node:timers/promises';
import type { Agent } from '@guimard/ai';
import {
  CHANCE,
  makeText,
  nth,
  OVER,
  ok,
  type Refusal,
  type Result,
  type Seat,
  SeededRng,
  SPECTATOR,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import { DONE, INTERRUPTED, type Status, type UserError } from '../command.ts';
import { type Io, oneLine, print } from '../io.ts';
import { type Recorded, writeJson } from '../logfile.ts';
import type { Paint } from '../paint.ts';
import { inWords } from '../refusals.ts';
import { outcome } from '../replay.ts';
import { type Input, inputHelp, parseInput } from './input.ts';
import type { Prompt } from './prompt.ts';
import { agentFor, fillSeats, formatSeat, nameSeat, type SeatKind } from './seats.ts';

export interface Setting extends Recorded {
  readonly kinds: readonly SeatKind[];
  readonly seed: string;
  readonly io: Io;
  readonly prompt: Prompt;
  readonly paint: Paint;
  /** The file in which the game is saved throughout, if any. */
  readonly keep: string | undefined;
}

type Outcome = Result<Status, UserError>;

/** Clears the screen and what has scrolled off it. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

export class Table {
  readonly #at: Setting;
  readonly #agents: readonly (Agent<State> | undefined)[];
  readonly #humans: readonly Seat[];
  readonly #names: readonly string[];
  readonly #chance: SeededRng;
  /** How many actions each viewer has seen. */
  readonly #told: Map<Seat, number>;
  /** Who looked at the screen last. */
  #reader: Seat | undefined;
  #saved: { readonly path: string; readonly length: number } | undefined;

  constructor(setting: Setting) {
    const { entry, kinds, seed, session } = setting;
    this.#at = setting;
    this.#names = entry.screen.seatNames(session.state);
    // For a resumed game the board is enough.
    this.#told = new Map([SPECTATOR, ...kinds.keys()].map((viewer) => [viewer, session.steps.length]));
    this.#humans = kinds.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    // Each has its own random numbers, and a resumed game has new ones.
    const stream = (name: string): string => `${seed}/${name}/${session.steps.length}`;
    this.#chance = new SeededRng(stream('chance'));
    this.#agents = kinds.map((kind, seat) => agentFor(kind, entry.game, stream(`seat${seat}`)));
  }

  async play(): Promise<Outcome> {
    const { entry, session } = this.#at;
    await this.#greet();
    for (;;) {
      const mover = entry.game.toMove(session.state);
      if (mover === OVER) return this.#finish();
      const agent = this.#agents[mover];
      if (mover === CHANCE) session.play(entry.game.pick(session.state, this.#chance));
      else if (agent !== undefined) session.play(await agent.choose(this.#view(mover)));
      else {
        const end = await this.#turnOf(mover);
        if (end !== undefined) return end;
      }
      if (this.#humans.length === 0) await this.#tell(SPECTATOR);
      // The computer may think for long: let Ctrl-C through.
      if (agent !== undefined) await setImmediate();
    }
  }

  #view(viewer: Seat): View<State> {
    return viewOf(this.#at.entry.game, this.#at.session.state, viewer);
  }

  #say(...lines: readonly string[]): Promise<void> {
    return print(this.#at.io.out, lines.map((line) => `${line}\n`).join(''));
  }

  #greet(): Promise<void> {
    const { entry, kinds, session } = this.#at;
    const seats = kinds.map((kind, seat) => `${this.#names[seat]} (${nameSeat(kind)})`);
    const hint = this.#humans.length > 0 ? ' Type help to see what you can do.' : '';
    return this.#say(`${entry.screen.title(session.state)}: ${seats.join(', ')}.${hint}`);
  }

  #draw(viewer: Seat): Promise<void> {
    return this.#say('', this.#at.entry.screen.draw(this.#view(viewer), this.#at.paint));
  }

  async #tell(viewer: Seat): Promise<void> {
    const { session } = this.#at;
    // The same for the set-up, in which modules emit many events.
    const since = Math.max(this.#told.get(viewer)!, this.#humans.length === 0 ? 0 : session.setUp);
    await this.#say(...session.newsFor(viewer, since, this.#names));
    this.#told.set(viewer, session.steps.length);
  }

  /** Prompts a person until they have moved, or stop; returns the exit status, if the program ends. */
  async #turnOf(seat: Seat): Promise<Outcome | undefined> {
    const { entry, keep, prompt } = this.#at;
    if (keep !== undefined) {
      const kept = await this.#save(keep);
      if (!kept.ok) return kept;
    }
    const changes = this.#reader !== seat && prompt.live && this.#humans.length > 1;
    if (!changes || (await this.#passTo(seat))) {
      this.#reader = seat;
      await this.#draw(seat);
      await this.#tell(seat);
    }
    for (;;) {
      const reply = await prompt.ask(`${this.#names[seat]}> `);
      // The cursor is still after the prompt.
      if (typeof reply === 'string' && prompt.live) await this.#say('');
      if (reply === 'interrupted') return ok(INTERRUPTED);
      const input = reply === 'ended' ? QUIT : parseInput(reply.line, entry.screen);
      if (input.type === 'command' && input.name === 'quit') {
        await this.#say(this.#howToGoOn());
        return ok(DONE);
      }
      if (await this.#obey(input, seat)) return undefined;
    }
  }

  /** Hands are hidden: the screen is cleared before and after it changes hands. False if there is no more input. */
  async #passTo(seat: Seat): Promise<boolean> {
    const { io, prompt } = this.#at;
    await print(io.out, CLEAR);
    const reply = await prompt.ask(`Pass the device to ${this.#names[seat]}, who presses Enter. `);
    if (typeof reply === 'string') return false;
    await print(io.out, CLEAR);
    return true;
  }

  /** Executes a line of input; returns whether the game has moved. */
  async #obey(input: Input, seat: Seat): Promise<boolean> {
    const { entry, paint, session } = this.#at;
    if (input.type === 'action') {
      const word = entry.screen.complete(this.#view(seat), input.word);
      return this.#settle(word.ok ? session.playWord(word.value) : word);
    }
    if (input.type === 'table') {
      const command = entry.screen.commands.find(({ name }) => name === input.name)!;
      const answer = command.run(this.#view(seat), input.argument, paint);
      await this.#say(answer.ok ? answer.value : tellRefusal(answer.error));
    } else if (input.type === 'command') {
      if (input.name === 'undo') return this.#undo();
      await this.#answer(input.name, input.argument, seat);
    }
    return false;
  }

  async #answer(name: string, argument: string, seat: Seat): Promise<void> {
    const { entry, session } = this.#at;
    if (name === 'help') await print(this.#at.io.out, inputHelp(entry.screen));
    else if (name === 'board') await this.#draw(seat);
    else if (name === 'story') await this.#say(...session.newsFor(seat, 0, this.#names));
    else if (name === 'log')
      await this.#say(makeText(argument === 'all' ? session.log : session.logFor(seat)));
    else if (name === 'save') await this.#say(await this.#saveAs(argument));
  }

  async #settle(result: Result<void>): Promise<boolean> {
    if (!result.ok) await this.#say(tellRefusal(result.error));
    return result.ok;
  }

  async #undo(): Promise<boolean> {
    const { session } = this.#at;
    const undone = session.undo((seat) => this.#humans.includes(seat));
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, session.steps.length));
    return this.#settle(undone);
  }

  async #saveAs(path: string): Promise<string> {
    if (path === '') return 'Please say where: save FILE.';
    const saved = await this.#save(path);
    return saved.ok ? `Saved in ${path}.` : saved.error.message;
  }

  async #save(path: string): Promise<Result<void, UserError>> {
    const { session } = this.#at;
    const written = await writeJson(path, session.log);
    if (written.ok) this.#saved = { path, length: session.steps.length };
    return written;
  }

  #howToGoOn(): string {
    const { kinds, session } = this.#at;
    const usual = fillSeats([], kinds.length);
    const seats = kinds.some((kind, i) => formatSeat(kind) !== formatSeat(nth(usual, i)))
      ? kinds.map((kind) => ` --seat ${formatSeat(kind)}`).join('')
      : '';
    if (this.#saved?.length === session.steps.length) {
      return `To go on: guimard play --resume ${quoted(this.#saved.path)}${seats}`;
    }
    const command = `guimard play --resume FILE${seats}`;
    return `To go on, keep the following in a file and run ${command}: ${makeText(session.log)}`;
  }

  async #finish(): Promise<Outcome> {
    const { keep, session } = this.#at;
    await this.#tell(this.#reader ?? SPECTATOR);
    await this.#draw(SPECTATOR);
    await this.#say(outcome(this.#at), makeText(session.log));
    const kept = keep === undefined ? ok(undefined) : await this.#save(keep);
    return kept.ok ? ok(DONE) : kept;
  }
}

const QUIT: Input = { type: 'command', name: 'quit', argument: '' };
const tellRefusal = (refusal: Refusal): string => oneLine(`${refusal.rule}: ${inWords(refusal)}`);
const quoted = (path: string): string => (/^[\w./\\:-]+$/.test(path) ? path : JSON.stringify(path));
