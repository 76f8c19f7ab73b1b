import { type AnyGame, CHANCE, newLog, nth, OVER, SeededRng, Session } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import type { Playable } from '../games.ts';
import { CASES, METRO, optionsOf } from '../testing/positions.ts';
import { type PositionRequest, type ReviewedPosition, reviewPosition } from './position.ts';
import type { Review, SeatReview } from './review.ts';
import { type ReviewOptions, type ReviewRun, reviewGame } from './review-game.ts';

const TINY = { search: 6, playouts: 2 };
const TWO_PLAYERS = optionsOf(METRO.game, { players: 2, first: 0 });

function randomGame(game: AnyGame, options: object, seed: string): Session {
  const rng = new SeededRng(seed);
  const state = game.create(options);
  const words: string[] = [];
  while (game.toMove(state) !== OVER) {
    const code = game.pick(state, rng);
    words.push(game.format(game.decode(state, code)));
    game.play(state, code);
  }
  const session = Session.open(game, newLog(game, options, words));
  if (!session.ok) throw new Error(session.error.code);
  return session.value;
}

/** With very few playouts: what is tested does not depend on how good the estimates are. */
const tinyReview = (
  subject: Playable,
  session: Session,
  options: Partial<ReviewOptions> = {},
  run: ReviewRun = {},
): Promise<Review> =>
  reviewGame(
    subject,
    session,
    { depth: 'quick', seed: 'tiny', ...options },
    { evaluate: async (request) => reviewPosition(subject, { ...request, depth: TINY }), ...run },
  );

function expectSum({ account }: SeatReview): void {
  const { start, luck, ownPlay, othersPlay, hidden, result } = account;
  for (const part of ['points', 'win'] as const) {
    const sum = [start, luck, ownPlay, othersPlay, hidden].reduce((total, one) => total + one[part], 0);
    expect(sum).toBeCloseTo(result[part], 6);
  }
}

describe('the account of every seat', () => {
  it.each(CASES)('adds up to the end of the game: %s', async (name, subject, options) => {
    const session = randomGame(subject.game, options, name);
    const last = session.steps.length - 1;
    const { seats } = await tinyReview(subject, session, { from: last - 9 });
    expect(seats.map(({ account }) => account.result.points)).toEqual(Array.from(session.scores));
    for (const seat of seats) expectSum(seat);
  });

  it('adds up over a whole game, step by step', async () => {
    const session = randomGame(METRO.game, TWO_PLAYERS, 'whole');
    const { steps, seats, moments } = await tinyReview(METRO, session, { seat: 1 });
    expect(steps.map(({ index }) => index)).toEqual(session.steps.map(({ index }) => index));
    for (const [i, step] of steps.entries()) {
      if (i > 0) expect(step.before).toEqual(nth(steps, i - 1).after);
      expect(step.kind).toBe(nth(session.steps, i).mover === CHANCE ? 'chance' : 'decision');
      const parts = step.kind === 'chance' ? [step.luck] : [step.skill, step.hidden];
      for (const seat of [0, 1]) {
        const change = parts.reduce((sum, { points }) => sum + nth(points, seat), 0);
        expect(change).toBeCloseTo(nth(step.after.points, seat) - nth(step.before.points, seat), 6);
      }
      if (step.kind === 'decision' && step.judgement === undefined) {
        expect(step.hidden).toEqual({ points: [0, 0], wins: [0, 0] });
      }
    }
    for (const seat of seats) expectSum(seat);
    expect(seats.map(({ decisions }) => decisions > 0)).toEqual([false, true]);
    expect(Object.values(seats[1].grades).reduce((sum, count) => sum + count)).toBe(seats[1].decisions);
    expect(moments).toHaveLength(5);
  });

  it('adds up where some hands were guessed: those decisions are not judged, and change nothing by play', async () => {
    const session = randomGame(METRO.game, TWO_PLAYERS, 'guessed');
    const guessed = session.steps.filter(({ mover }) => mover === 1).map(({ index }) => index);
    const { steps, seats, moments } = await tinyReview(METRO, session, {
      from: session.steps.length - 20,
      guessed,
    });
    expect(moments.filter((index) => guessed.includes(index))).toEqual([]);
    for (const step of steps) {
      if (step.kind !== 'decision') continue;
      expect(step.isGuessed).toBe(step.seat === 1 ? true : undefined);
      if (step.isGuessed) expect(step.judgement).toBeUndefined();
    }
    for (const seat of seats) expectSum(seat);
    expect(seats[1]).toMatchObject({ decisions: 0, account: { ownPlay: { points: 0, win: 0 } } });
    expect(seats[0].decisions).toBeGreaterThan(0);
  });

  it('changes by nothing where only one thing can happen', async () => {
    const session = randomGame(METRO.game, TWO_PLAYERS, 'forced');
    const { steps } = await tinyReview(METRO, session, { from: session.steps.length - 6 });
    const forced = steps.filter((step) => step.kind === 'decision' && step.judgement === undefined);
    expect(forced.length).toBeGreaterThan(0);
    for (const { before, after } of forced) expect(after).toEqual(before);
  });
});

describe('a review', () => {
  const session = randomGame(METRO.game, TWO_PLAYERS, 'review');
  const part = { from: 60, to: 75 };

  it('is the same whoever does the work, in whatever order', async () => {
    const alone = await tinyReview(METRO, session, part);
    // The later a position is asked for, the earlier it is answered.
    const waiting: (() => void)[] = [];
    const shared = tinyReview(METRO, session, part, {
      jobs: 99,
      evaluate: (request: PositionRequest) =>
        new Promise<ReviewedPosition>((resolve) => {
          waiting.push(() => resolve(reviewPosition(METRO, { ...request, depth: TINY })));
          if (waiting.length === 17) for (const answer of waiting.toReversed()) answer();
        }),
    });
    expect(await shared).toEqual(alone);
    expect(await tinyReview(METRO, session, { ...part, seed: 'other' })).not.toEqual(alone);
  });

  it('survives JSON', async () => {
    const review = await tinyReview(METRO, session, part);
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  });

  it('tells how far it is, and stops before the next position', async () => {
    const aborter = new AbortController();
    const told: string[] = [];
    const stopped = tinyReview(METRO, session, part, {
      signal: aborter.signal,
      onProgress(done, all) {
        told.push(`${done}/${all}`);
        if (done === 3) aborter.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).toEqual(['1/17', '2/17', '3/17']);
  });

  it('ends with the expectation of a game that is not over', async () => {
    const { game } = METRO;
    const log = { ...session.log, actions: session.log.actions.slice(0, 40) };
    const open = Session.open(game, log);
    if (!open.ok) throw new Error(open.error.code);
    const { seats } = await tinyReview(METRO, open.value, { from: 30 });
    for (const seat of seats) expectSum(seat);
    const empty = Session.open(game, { ...log, actions: [] });
    if (!empty.ok) throw new Error(empty.error.code);
    expect(await tinyReview(METRO, empty.value)).toMatchObject({ steps: [], moments: [] });
  });

  it('needs no one else to do the work', async () => {
    const last = session.steps.length - 1;
    const review = await reviewGame(METRO, session, { depth: 'quick', seed: '1', from: last - 1 });
    expect(review.steps).toHaveLength(2);
  });
});
