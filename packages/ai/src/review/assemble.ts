/** From reviewed positions to the review of a game. */
import { CHANCE, type Log, type Mover, nth, type Seat } from '@guimard/engine/kit';
import { add, change, type Expectation, nothing } from './expectation.ts';
import { accuracyOf, fixed, type Grade, type Loss, severity } from './grades.ts';
import type { ReviewedPosition } from './position.ts';
import {
  type DecisionStep,
  REVIEW_VERSION,
  type Review,
  type ReviewStep,
  type SeatReview,
  type SeatShare,
} from './review.ts';

/** How many of the biggest changes are listed. */
const MOMENTS = 5;

/** `positions`: those before each action of a part of the log, in order, and the one after the last. */
export function assembleReview(
  about: Pick<Review, 'depth' | 'seed' | 'blunder'>,
  log: Log,
  movers: readonly Mover[],
  positions: readonly ReviewedPosition[],
  guessed: readonly number[] = [],
): Review {
  const steps = positions.slice(0, -1).map((position, i): ReviewStep => {
    const { index } = position;
    const { expected: after } = nth(positions, i + 1);
    const action = nth(log.actions, index);
    return stepOf(position, nth(movers, index), action, after, guessed.includes(index));
  });
  const start = nth(positions, 0).expected;
  const end = nth(positions, positions.length - 1).expected;
  const { game, rules, options } = log;
  return {
    version: REVIEW_VERSION,
    game,
    rules,
    options,
    ...about,
    steps,
    seats: start.points.map((_, seat) => reviewOfSeat(seat, steps, start, end, about.blunder)),
    moments: momentsOf(steps, about.blunder),
  };
}

function stepOf(
  { index, expected: before, judgement }: ReviewedPosition,
  mover: Mover,
  action: string,
  after: Expectation,
  isGuessed: boolean,
): ReviewStep {
  const changed = change(before, after);
  const step = { index, action, before, after };
  if (mover === CHANCE) return { kind: 'chance', ...step, luck: changed };
  if (isGuessed) {
    const skill = nothing(changed.points.length);
    return { kind: 'decision', ...step, seat: mover, skill, hidden: changed, isGuessed };
  }
  // A decision that is not judged is all skill.
  const skill = judgement?.skill ?? changed;
  const decision = { kind: 'decision', ...step, seat: mover, skill, hidden: change(skill, changed) } as const;
  return judgement === undefined ? decision : { ...decision, judgement };
}

function reviewOfSeat(
  seat: Seat,
  steps: readonly ReviewStep[],
  start: Expectation,
  end: Expectation,
  blunder: Loss,
): SeatReview {
  const total = (part: (step: ReviewStep) => Expectation | undefined): SeatShare =>
    shareOf(
      seat,
      steps.reduce((sum, step) => add(sum, part(step) ?? none), none),
    );
  const none = nothing(start.points.length);
  const skillOf = (step: ReviewStep, isOwn: boolean): Expectation | undefined =>
    step.kind === 'decision' && (step.seat === seat) === isOwn ? step.skill : undefined;
  return {
    seat,
    ...gradesOf(
      steps.filter((step): step is DecisionStep => step.kind === 'decision' && step.seat === seat),
      blunder,
    ),
    account: {
      start: shareOf(seat, start),
      luck: total((step) => (step.kind === 'chance' ? step.luck : undefined)),
      ownPlay: total((step) => skillOf(step, true)),
      othersPlay: total((step) => skillOf(step, false)),
      hidden: total((step) => (step.kind === 'decision' ? step.hidden : undefined)),
      result: shareOf(seat, end),
    },
  };
}

const shareOf = (seat: Seat, { points, wins }: Expectation): SeatShare => ({
  points: nth(points, seat),
  win: nth(wins, seat),
});

function gradesOf(
  steps: readonly DecisionStep[],
  blunder: Loss,
): Pick<SeatReview, 'decisions' | 'grades' | 'accuracy' | 'meanLoss'> {
  const judgements = steps.flatMap(({ judgement }) => judgement ?? []);
  const losses = judgements.map(({ loss }) => loss);
  const count = (wanted: Grade): number => judgements.filter(({ grade }) => grade === wanted).length;
  const grades = {
    best: count('best'),
    good: count('good'),
    inaccuracy: count('inaccuracy'),
    mistake: count('mistake'),
    blunder: count('blunder'),
  };
  const summary = { decisions: losses.length, grades };
  if (losses.length === 0) return summary;
  const mean = (part: keyof Loss): number =>
    fixed(losses.reduce((sum, loss) => sum + loss[part], 0) / losses.length);
  return {
    ...summary,
    accuracy: accuracyOf(losses, blunder),
    meanLoss: { points: mean('points'), win: mean('win') },
  };
}

function momentsOf(steps: readonly ReviewStep[], blunder: Loss): number[] {
  const greatest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
  return steps
    .filter((step) => step.kind === 'chance' || step.isGuessed === undefined)
    .map(({ index, before, after }) => {
      const { points, wins } = change(before, after);
      return { index, swing: severity({ points: greatest(points), win: greatest(wins) }, blunder) };
    })
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing || a.index - b.index)
    .slice(0, MOMENTS)
    .map(({ index }) => index);
}
