/** A review as text: a line for each decision, what was luck and what was play, and the key moments. */
import type { DecisionStep, Grade, Loss, Review, ReviewStep, SeatReview, SeatShare } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import words from '@guimard/messages/en/review';
import { BOLD, type Paint } from '../paint.ts';
import { alignRight } from '../tables.ts';

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
    accountLines(words.inPoints, seats, names, ({ points }) => points.toFixed(1)),
    // A solo player cannot lose.
    names.length === 1 ? [] : accountLines(words.inChances, seats, names, ({ win }) => percent(win)),
    keySteps.length === 0 ? [] : [words.moments, ...keySteps.map((step) => momentLine(step, names))],
  ];
  const shown = steps.length === 0 ? sections.slice(0, 1) : sections;
  return shown
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (text: string): string => (text.startsWith('-') ? text : `+${text}`);

function decisionLines(steps: readonly Judged[], names: readonly string[], paint: Paint): string[] {
  const { columns } = words;
  const isContest = names.length > 1;
  const nameWidth = Math.max(columns.seat.length, ...names.map((name) => name.length)) + 2;
  const moves = steps.flatMap(({ action, judgement }) => [action, nth(judgement.moves, 0).move]);
  const moveWidth = Math.max(columns.same.length, ...moves.map((move) => move.length)) + 2;
  const row = (index: string, name: string, played: string, best: string, loss: string): string =>
    `${index.padStart(4)}  ${name.padEnd(nameWidth)}${played.padEnd(moveWidth)}${best.padEnd(moveWidth)}${loss}`;
  const losses = (points: string, win: string): string =>
    points.padStart(WIDTHS.points) + (isContest ? win.padStart(WIDTHS.win) : '');
  return [
    row('', columns.seat, columns.played, columns.best, losses(columns.points, columns.win)),
    ...steps.map(({ index, seat, action, judgement: { grade, loss, moves } }) => {
      const best = grade === 'best' ? columns.same : nth(moves, 0).move;
      const lost = losses(loss.points.toFixed(1), percent(loss.win));
      const graded = paint(STYLES[grade], words.grades[grade]);
      return row(String(index), nth(names, seat), action, best, `${lost}  ${graded}`);
    }),
  ];
}

function gradeLines(seats: readonly SeatReview[], names: readonly string[]): string[] {
  const { columns, counts } = words;
  const isContest = names.length > 1;
  const means = (loss: Loss): string[] => [loss.points.toFixed(1), ...(isContest ? [percent(loss.win)] : [])];
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

const scaleLine = ({ points, win }: Loss): string => words.scale({ points, percent: win * 100 });

function accountLines(
  title: string,
  seats: readonly SeatReview[],
  names: readonly string[],
  show: (share: SeatShare) => string,
): string[] {
  const { columns, account } = words;
  const rows = seats.map(({ seat, account: { start, luck, ownPlay, othersPlay, hidden, result } }) => [
    nth(names, seat),
    show(start),
    ...[luck, ownPlay, othersPlay, hidden].map((share) => signed(show(share))),
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
  const who = step.kind === 'chance' ? words.chance : nth(names, step.seat);
  const changes = names.map((name, seat) => {
    const points = signed((nth(step.after.points, seat) - nth(step.before.points, seat)).toFixed(1));
    const win = signed(percent(nth(step.after.wins, seat) - nth(step.before.wins, seat)));
    return names.length === 1 ? points : `${name} ${points}, ${win}`;
  });
  return `${String(step.index).padStart(4)}  ${who}: ${step.action}  (${changes.join('; ')})`;
}
