/** The protocol of docs/bots/index.md: an external program as an agent. */
import type { Agent } from '@guimard/ai';
import { type Code, type Seat, type State, snapshot, type View } from '@guimard/engine/kit';
import { inWords } from '../refusals.ts';
import type { Entry } from '../screen.ts';
import type { Program } from './program.ts';

const PROTOCOL = 1;
/** No valid reply is longer; of one that is, this much is printed. */
const LONGEST = 100;

export class StdioAgent implements Agent {
  readonly #entry: Entry;
  readonly #program: Program;
  readonly #seat: Seat;

  constructor(entry: Entry, program: Program, seat: Seat) {
    this.#entry = entry;
    this.#program = program;
    this.#seat = seat;
  }

  async begin(options: object, seats: number): Promise<void> {
    const { meta } = this.#entry.game;
    const answer = await this.#program.ask([
      `guimard ${PROTOCOL}`,
      `game ${meta.id}`,
      `rules ${meta.rules}`,
      `options ${JSON.stringify(options)}`,
      `seats ${seats}`,
      `seat ${this.#seat}`,
      'start',
    ]);
    if (answer !== 'ready') throw this.#program.failure(`answered ${quote(answer)} to start, not "ready"`);
  }

  async choose(view: View<State>): Promise<Code> {
    const { game, screen } = this.#entry;
    const { known, legal } = view;
    const scores = new Int32Array(game.seats(known));
    game.scores(known, scores);
    const answer = await this.#program.ask([
      `scores ${scores.join(' ')}`,
      ...screen.position(view),
      `legal ${legal.map((code) => game.format(game.decode(known, code))).join(' ')}`,
      `known ${JSON.stringify(snapshot(known, this.#seat))}`,
      'go',
    ]);
    const action = game.parse(answer);
    const code = action.ok ? game.encode(known, action.value) : action;
    if (code.ok) return code.value;
    throw this.#program.failure(
      `answered ${quote(answer)}, which is refused: ${inWords(code.error)} (${code.error.rule})`,
    );
  }

  async end(scores: readonly number[]): Promise<void> {
    await this.#program.close([`scores ${scores.join(' ')}`, 'end']);
  }

  kill(): void {
    this.#program.kill();
  }
}

const quote = (answer: string): string =>
  `"${answer.length > LONGEST ? `${answer.slice(0, LONGEST)}…` : answer}"`;
