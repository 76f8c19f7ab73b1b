/** A review as text: a line for each decision, what was luck and what was play, and the key moments. */
import type { DecisionStep, Grade, Loss, Review, ReviewStep, SeatReview, SeatShare } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { spoken } from '../language.ts';
import { BOLD, type Paint } from '../paint.ts';
import { alignRight } from '../tables.ts';
import { padEnd, padStart, widthOf } from '../width.ts';

const STYLES: Readonly<Record<Grade, string>> = {
  best: '',
  good: '',
  inaccuracy: '33',
  mistake: '35',
  blunder: `${BOLD};31`,
};
/** Widths of the columns for losses. */
const WIDTHS = { points: 7, win: 9 };

type Judged = DecisionStep & Required<Pick<DecisionStep, 'judgement'>>;
const isJudged = (step: ReviewStep): step is Judged =>
  step.kind === 'decision' && step.judgement !== undefined;

export function makeReport(
  { steps, seats, moments, blunder }: Review,
  names: readonly string[],
  paint: Paint,
): string {
  const words = spoken().review;
  const judged = steps.filter(isJudged);
  const keySteps = moments.map((moment) =>
    nth(
      steps,
      steps.findIndex(({ index }) => index === moment),
    ),
  );
  const sections = [
    judged.length === 0 ? [words.nothing] : decisionLines(judged, names, paint),
    judged.length === 0 ? [] : [...gradeLines(seats, names), scaleLine(blunder)],
    accountLines(words.inPoints, seats, names, [
      ({ points }) => figure(points),
      ({ points }) => change(points),
    ]),
    // A solo player cannot lose.
    names.length === 1
      ? []
      : accountLines(words.inChances, seats, names, [
          ({ win }) => percent(win),
          ({ win }) => percentChange(win),
        ]),
    keySteps.length === 0 ? [] : [words.moments, ...keySteps.map((step) => momentLine(step, names))],
  ];
  const shown = steps.length === 0 ? sections.slice(0, 1) : sections;
  return shown
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

const figure = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(spoken().locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
    ...options,
  }).format(value);
const percent = (share: number): string => figure(share, { style: 'percent' });
const change = (value: number): string => figure(value, { signDisplay: 'always' });
const percentChange = (share: number): string => figure(share, { style: 'percent', signDisplay: 'always' });

function decisionLines(steps: readonly Judged[], names: readonly string[], paint: Paint): string[] {
  const { columns, grades } = spoken().review;
  const isContest = names.length > 1;
  const nameWidth = Math.max(...[columns.seat, ...names].map(widthOf)) + 2;
  const moves = steps.flatMap(({ action, judgement }) => [action, nth(judgement.moves, 0).move]);
  const moveWidth = Math.max(...[columns.same, columns.played, columns.best, ...moves].map(widthOf)) + 2;
  const row = (index: string, name: string, played: string, best: string, loss: string): string =>
    `${index.padStart(4)}  ${padEnd(name, nameWidth)}${padEnd(played, moveWidth)}${padEnd(best, moveWidth)}${loss}`;
  const losses = (points: string, win: string): string =>
    padStart(points, WIDTHS.points) + (isContest ? padStart(win, WIDTHS.win) : '');
  return [
    row('', columns.seat, columns.played, columns.best, losses(columns.points, columns.win)),
    ...steps.map(({ index, seat, action, judgement: { grade, loss, moves } }) => {
      const best = grade === 'best' ? columns.same : nth(moves, 0).move;
      const lost = losses(figure(loss.points), percent(loss.win));
      const graded = paint(STYLES[grade], grades[grade]);
      return row(String(index), nth(names, seat), action, best, `${lost}  ${graded}`);
    }),
  ];
}

function gradeLines(seats: readonly SeatReview[], names: readonly string[]): string[] {
  const { columns, counts } = spoken().review;
  const isContest = names.length > 1;
  const means = (loss: Loss): string[] => [figure(loss.points), ...(isContest ? [percent(loss.win)] : [])];
  const heads = [columns.meanPoints, ...(isContest ? [columns.meanWin] : [])];
  const rows = seats.flatMap(({ seat, decisions, accuracy, meanLoss, grades }) =>
    accuracy === undefined || meanLoss === undefined
      ? []
      : [
          [
            nth(names, seat),
            String(decisions),
            percent(accuracy),
            ...means(meanLoss),
            ...[grades.inaccuracy, grades.mistake, grades.blunder].map(String),
          ],
        ],
  );
  return alignRight([
    [
      columns.seat,
      columns.moves,
      columns.accuracy,
      ...heads,
      counts.inaccuracy,
      counts.mistake,
      counts.blunder,
    ],
    ...rows,
  ]);
}

const scaleLine = ({ points, win }: Loss): string =>
  spoken().review.scale({ points: figure(points, { minimumFractionDigits: 0 }), percent: win * 100 });

type Show = (share: SeatShare) => string;

/** Shares are shown by the first, changes of them by the second. */
function accountLines(
  title: string,
  seats: readonly SeatReview[],
  names: readonly string[],
  [show, showChange]: readonly [Show, Show],
): string[] {
  const { columns, account } = spoken().review;
  const rows = seats.map(({ seat, account: { start, luck, ownPlay, othersPlay, hidden, result } }) => [
    nth(names, seat),
    show(start),
    ...[luck, ownPlay, othersPlay, hidden].map(showChange),
    show(result),
  ]);
  const head = [
    account.start,
    account.luck,
    account.ownPlay,
    account.othersPlay,
    account.hidden,
    account.result,
  ];
  return [title, ...alignRight([[columns.seat, ...head], ...rows])];
}

/** Who did what, and what it changed for every seat. */
function momentLine(step: ReviewStep, names: readonly string[]): string {
  const who = step.kind === 'chance' ? spoken().review.chance : nth(names, step.seat);
  const changes = names.map((name, seat) => {
    const points = change(nth(step.after.points, seat) - nth(step.before.points, seat));
    const win = percentChange(nth(step.after.wins, seat) - nth(step.before.wins, seat));
    return names.length === 1 ? points : `${name} ${points}, ${win}`;
  });
  return `${String(step.index).padStart(4)}  ${who}: ${step.action}  (${changes.join('; ')})`;
}
