/** What was done, and the results. */
import { COMMANDS } from './commands.ts';
import { Visits } from './http.ts';
import { Fault, Journals } from './journal.ts';
import { Matrix } from './matrix.ts';
import { inMB, Memory } from './memory.ts';
import { SCENES } from './scenes.ts';
import { Weights } from './weigh.ts';

export class Report {
  readonly journals = new Journals();
  readonly matrix = new Matrix();
  readonly visits = new Visits();
  readonly memory = new Memory();
  readonly weights = new Weights();
  readonly #onRound: (line: string) => void;
  #rounds = 0;
  /** What is going on now. */
  #now = '';
  /** Games of players who behaved. */
  games = 0;
  /** In the store at the end. */
  tables = 0;
  /** Of a server that failed. */
  log = '';

  constructor(onRound: (line: string) => void = () => {}) {
    this.#onRound = onRound;
  }

  begin(condition: string, seed: string): void {
    this.#rounds++;
    this.#now = `${condition}, seed ${seed}`;
    const { last } = this.memory;
    this.#onRound(condition === 'free' && last > 0 ? `${this.#now} (heap ${inMB(last)})` : this.#now);
  }

  /** Every command was sent in every scene, and every route of the API succeeded. */
  expectCovered(): void {
    const { matrix, visits } = this;
    if (matrix.unreached.length > 0) throw new Error(`never reached: ${matrix.unreached.join('; ')}`);
    if (matrix.neverDone.length > 0) throw new Error(`never done: ${matrix.neverDone.join(', ')}`);
    if (visits.misunderstood.length > 0)
      throw new Error(`no request to these was understood: ${visits.misunderstood.join(', ')}`);
  }

  get lines(): readonly string[] {
    const { journals, visits, memory, weights } = this;
    const inputs = [...journals.counts].map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`);
    const statuses = listed([...visits.statuses].toSorted(([a], [b]) => a - b));
    const perMinute = memory.minutes > 1 ? `, ${inMB(memory.growth / memory.minutes)} a minute` : '';
    const heap = `heap ${inMB(memory.first)} after the first round, ${inMB(memory.last)} after the last${perMinute}`;
    return [
      `${this.#rounds} rounds: ${inputs.join(', ')}`,
      ...this.#coverage,
      `${visits.routes} routes of the API; statuses: ${statuses}`,
      ...(memory.first === 0 ? [] : [`${heap}; the process at most ${inMB(memory.rss)}`]),
      ...(weights.input === '' ? [] : [weights.line]),
      `${this.games} games of players who behaved, ${this.tables} tables in the store: all in order`,
    ];
  }

  get #coverage(): readonly string[] {
    const { matrix } = this;
    if (matrix.outcomes.length === 0) return [];
    const reached = `${matrix.size - matrix.unreached.length} of ${matrix.size} cells reached`;
    const cells = `${SCENES.length} situations × ${COMMANDS.length} commands`;
    return [`${reached} (${cells}), ${matrix.variety} with each outcome apart: ${listed(matrix.outcomes)}`];
  }

  /** What failed, and how to reproduce it. */
  failure(error: unknown): readonly string[] {
    const { message, stack } = error as Error;
    const inputs =
      error instanceof Fault ? [`last inputs of ${error.attacker}:`, ...error.last] : [stack ?? ''];
    return [`failed (${this.#now}): ${message}`, ...inputs, ...(this.log === '' ? [] : ['log:', this.log])];
  }
}

const listed = (counts: readonly (readonly [string | number, number])[]): string =>
  counts.map(([what, count]) => `${what} ${count}`).join(', ');
