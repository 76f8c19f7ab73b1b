import type { Agent, Candidate } from '@guimard/ai';
import { correspondances } from '@guimard/engine/correspondances';
import {
  type AnyGame,
  type Log,
  newLog,
  SeededRng,
  Session,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { RANKED, rankingAgent } from '../testing/ranking-agent.ts';
import { record } from '../testing/record.ts';
import { analyseGame, FEW_VISITS, type Judgement, type Range } from './judge.ts';
import { summarise } from './summary.ts';

function open(game: AnyGame, log: Log): Session {
  const session = Session.open(game, log);
  if (!session.ok) throw new Error(session.error.code);
  return session.value;
}

function playRandomly(game: AnyGame, input: object, actions: number): Session {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  const session = open(game, newLog(game, options.value));
  const rng = new SeededRng('analyse');
  for (let i = 0; i < actions && !session.isOver; i++) session.play(game.pick(session.state, rng));
  return session;
}

const ALL: Range = { from: 0, to: Number.POSITIVE_INFINITY };
async function collect(judged: AsyncIterable<Judgement>): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for await (const judgement of judged) judgements.push(judgement);
  return judgements;
}
async function judge(session: Session, agent: Agent = rankingAgent(), range = ALL): Promise<Judgement[]> {
  return collect(analyseGame(session, () => agent, range));
}

const SESSIONS = [
  ['metro', playRandomly(metro, { players: 2, first: 0 }, 1000)],
  ['modules', playRandomly(metro, { players: 3, with: ['companies', 'london'], hand: 2 }, 150)],
  ['correspondances', playRandomly(correspondances, { players: 3 }, 60)],
] as const;

describe.each(SESSIONS)('the moves of %s', (_, session) => {
  it('are evaluated where a player had a choice, and only there', async () => {
    const seen: View<State>[] = [];
    const judgements = await judge(session, rankingAgent(seen));
    const { game } = session;
    const state = game.create(game.optionsOf(session.state));
    const decisions = session.steps.flatMap(({ index, mover, action }) => {
      const choices = mover < 0 ? 0 : viewOf(game, state, mover).legal.length;
      const parsed = game.parse(action);
      const code = parsed.ok ? game.encode(state, parsed.value) : parsed;
      if (code.ok) game.play(state, code.value);
      return choices > 1 ? [{ index, seat: mover, played: action }] : [];
    });
    expect(decisions.length).toBeGreaterThan(10);
    expect(judgements).toMatchObject(decisions);
    expect(seen.map(({ viewer }) => viewer)).toEqual(decisions.map(({ seat }) => seat));
  });

  it("are compared with the agent's choice", async () => {
    const seen: View<State>[] = [];
    const judgements = await judge(session, rankingAgent(seen));
    for (const [i, { played, choice, expected, loss, mark, isUncertain }] of judgements.entries()) {
      const { known, legal } = seen[i];
      const word = (place: number) => session.game.format(session.game.decode(known, legal[place]));
      const place = legal.findIndex((_, at) => word(at) === played);
      expect(choice).toBe(word(0));
      if (place >= RANKED) {
        expect({ loss, mark, played: expected.played }).toEqual({});
        expect(isUncertain).toBe(true);
        continue;
      }
      expect(loss!.points).toBeCloseTo(place);
      expect(loss!.win).toBeCloseTo(place * 0.02);
      expect(isUncertain).toBe(expected.played!.visits < FEW_VISITS);
    }
    expect(new Set(judgements.map(({ mark }) => mark)).size).toBeGreaterThan(2);
  });

  it('add up for each seat', async () => {
    const judgements = await judge(session);
    const seats = summarise(judgements);
    expect(seats.reduce((sum, { moves }) => sum + moves, 0)).toBe(judgements.length);
    for (const { seat, moves, agreed, notConsidered, marks, meanLoss, worst } of seats) {
      const own = judgements.filter((judgement) => judgement.seat === seat);
      const losses = own.flatMap(({ loss }) => (loss === undefined ? [] : [loss.points]));
      expect(moves).toBe(own.length);
      expect(agreed).toBe(own.filter(({ played, choice }) => played === choice).length);
      expect(notConsidered).toBe(own.length - losses.length);
      expect(marks.good + marks.inaccuracy + marks.mistake + marks.blunder).toBe(losses.length);
      expect(meanLoss!.points).toBeCloseTo(losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
      expect(worst[0]?.loss.points ?? 0).toBe(Math.max(0, ...losses.filter((loss) => loss >= 2.5)));
      expect(worst.length).toBeLessThanOrEqual(3);
    }
  });
});

describe('a range', () => {
  const [, session] = SESSIONS[0];
  it('does not change the evaluations in it', async () => {
    const all = await judge(session);
    const { index } = all[5];
    const inRange = await judge(session, rankingAgent(), { from: index, to: index + 20 });
    expect(inRange).toEqual(all.filter((move) => move.index >= index && move.index <= index + 20));
    expect(inRange.length).toBeGreaterThan(5);
    expect(await judge(session, rankingAgent(), { from: index, to: index })).toEqual([all[5]]);
  });

  it('can be limited to one seat', async () => {
    const all = await judge(session);
    const blue = await judge(session, rankingAgent(), { ...ALL, seat: 1 });
    expect(blue).toEqual(all.filter(({ seat }) => seat === 1));
    expect(summarise(blue)).toEqual(summarise(all).slice(1));
  });

  it('uses a new agent for every decision', async () => {
    const asked: number[] = [];
    const makeAgent = (index: number): Agent => {
      asked.push(index);
      return rankingAgent();
    };
    const judgements = await collect(analyseGame(session, makeAgent, ALL));
    expect(asked).toEqual(judgements.map(({ index }) => index));
  });
});

describe('a judgement', () => {
  const [, session] = SESSIONS[0];
  /** The first decision, by an agent that prefers the first move to the one played, with this expectation of both. */
  async function firstMove(choice: Partial<Candidate>, played: Partial<Candidate>): Promise<Judgement> {
    const [{ index, played: word }] = await judge(session);
    const agent: Agent = {
      async choose(view, thinking) {
        const code = view.legal.find(
          (code) => metro.format(metro.decode(view.known as never, code)) === word,
        )!;
        const other = view.legal.find((legal) => legal !== code)!;
        const base = { visits: 100, scores: [0, 0], wins: [0.5, 0.5], lead: 0, leadError: 1 };
        const moves = [
          { ...base, code: other, ...choice },
          { ...base, code, ...played },
        ];
        thinking?.onProgress?.({ playouts: 200, done: 1, moves });
        return other;
      },
    };
    return (await judge(session, agent, { from: index, to: index }))[0];
  }

  it('uses the lead over the best opponent', async () => {
    const { loss, mark } = await firstMove({ scores: [50, 40] }, { scores: [48, 46] });
    expect(loss).toEqual({ points: 8, win: 0 });
    expect(mark).toBe('mistake');
  });

  it('is graded by the printed figures, not by the last bits of a fraction', async () => {
    const { loss, mark } = await firstMove({ wins: [0.6, 0.4] }, { wins: [0.5, 0.5] });
    expect(loss).toEqual({ points: 0, win: 0.1 });
    expect(mark).toBe('mistake');
  });

  it('has no loss for a move that looks better than the choice', async () => {
    const { loss, mark } = await firstMove(
      { scores: [50, 40], wins: [0.6, 0.4] },
      { scores: [55, 40], wins: [0.7, 0.3] },
    );
    expect(loss).toEqual({ points: 0, win: 0 });
    expect(mark).toBe('good');
  });

  it.each([
    [FEW_VISITS, FEW_VISITS, false],
    [1000, FEW_VISITS - 1, true],
    [FEW_VISITS - 1, 1000, true],
  ])('by %d and %d visits is uncertain: %s', async (choice, played, isUncertain) => {
    expect(await firstMove({ visits: choice }, { visits: played })).toMatchObject({ isUncertain });
  });

  it('is missing when the move was not tried', async () => {
    const { loss, mark, expected } = await firstMove({}, { visits: 0 });
    expect({ loss, mark, played: expected.played }).toEqual({});
  });

  it('by an agent without reports says only whether they agree', async () => {
    const silent: Agent = { choose: async (view) => view.legal[0] };
    const [summary] = summarise(await judge(session, silent));
    expect(summary.notConsidered).toBe(summary.moves - summary.agreed);
  });

  it('in a solo game uses the score', async () => {
    const solo = open(metro, record({ players: 1, with: ['solo'] }, 'solo'));
    const judgements = await judge(solo);
    expect(judgements.length).toBeGreaterThan(10);
    const moved = judgements.find(({ loss }) => loss !== undefined && loss.points > 1)!;
    expect(moved.loss!.points).toBeCloseTo(
      moved.expected.choice!.scores[0] - moved.expected.played!.scores[0],
    );
  });
});
