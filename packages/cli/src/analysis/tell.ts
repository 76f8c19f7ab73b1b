/** An analysis as text: a line for each move as it is evaluated, and then the totals. */
import { nth } from '@guimard/engine/kit';
import type { Recorded } from '../logfile.ts';
import { BOLD, type Paint } from '../paint.ts';
import { alignRight } from '../tables.ts';
import type { Judgement } from './judge.ts';
import type { Loss, Mark } from './marks.ts';
import type { SeatAnalysis } from './summary.ts';

const STYLES: Readonly<Record<Mark, string>> = {
  good: '',
  inaccuracy: '33',
  mistake: '35',
  blunder: `${BOLD};31`,
};
/** Widths of the columns for losses. */
const WIDTHS = { points: 7, win: 9 };

export class Teller {
  readonly #names: readonly string[];
  readonly #paint: Paint;
  readonly #nameWidth: number;
  readonly #wordWidth: number;

  constructor({ entry, session }: Recorded, paint: Paint) {
    this.#names = entry.screen.seatNames(session.state);
    this.#paint = paint;
    this.#nameWidth = Math.max(...this.#names.map((name) => name.length));
    const words = session.steps.flatMap(({ mover, action }) => (mover < 0 ? [] : [action.length]));
    this.#wordWidth = Math.max('the same'.length, ...words);
  }

  /** A solo player cannot lose. */
  get #isContest(): boolean {
    return this.#names.length > 1;
  }

  get heading(): string {
    return `${this.#row('', 'seat', 'played', 'better', this.#columns('points', 'win'))}\n`;
  }

  line({ index, seat, played, choice, loss, mark, isUncertain }: Judgement): string {
    const better = played === choice ? 'the same' : choice;
    const judged =
      loss === undefined || mark === undefined
        ? ' not considered'
        : `${this.#lost(loss, isUncertain)}  ${this.#paint(STYLES[mark], mark)}`;
    return `${this.#row(String(index), nth(this.#names, seat), played, better, judged)}\n`;
  }

  summary(seats: readonly SeatAnalysis[]): string {
    if (seats.length === 0) return 'There is nothing to judge: nobody had a choice.\n';
    const isAllConsidered = seats.every(({ notConsidered }) => notConsidered === 0);
    const means = this.#isContest ? ['mean points', 'mean win'] : ['mean points'];
    const rows = seats.map(({ seat, moves, agreed, meanLoss, marks, notConsidered }) => [
      nth(this.#names, seat),
      ...[moves, agreed].map(String),
      ...inWords(meanLoss).slice(0, means.length),
      ...[marks.inaccuracy, marks.mistake, marks.blunder].map(String),
      ...(isAllConsidered ? [] : [String(notConsidered)]),
    ]);
    const marks = ['inaccuracies', 'mistakes', 'blunders', ...(isAllConsidered ? [] : ['not considered'])];
    const worst = seats.flatMap((analysis) => this.#worst(analysis));
    return [
      '',
      ...alignRight([['seat', 'moves', 'agreed', ...means, ...marks], ...rows]),
      ...(worst.length === 0 ? [] : ['', 'The worst moves:', ...worst]),
      '',
    ].join('\n');
  }

  #worst({ seat, worst }: SeatAnalysis): string[] {
    return worst.map(({ index, played, choice, loss, isUncertain }) =>
      this.#row(String(index), nth(this.#names, seat), played, choice, this.#lost(loss, isUncertain)),
    );
  }

  #row(index: string, name: string, played: string, better: string, judged: string): string {
    const words = [played, better].map((word) => word.padEnd(this.#wordWidth + 2)).join('');
    return `${index.padStart(4)}  ${name.padEnd(this.#nameWidth + 2)}${words}${judged}`;
  }

  /** A tilde marks an uncertain value. */
  #lost(loss: Loss, isUncertain: boolean): string {
    const [points, win] = inWords(loss);
    const doubt = isUncertain ? '~' : '';
    return this.#columns(doubt + points, doubt + win);
  }

  #columns(points: string, win: string): string {
    return points.padStart(WIDTHS.points) + (this.#isContest ? win.padStart(WIDTHS.win) : '');
  }
}

const inWords = (loss: Loss | undefined): [points: string, win: string] =>
  loss === undefined ? ['-', '-'] : [loss.points.toFixed(1), `${(loss.win * 100).toFixed(1)} %`];
