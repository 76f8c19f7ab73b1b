/** The search within a budget: it is reproducible, can be stopped, and reports. */
import { CHANCE, type Code, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Agent, Budget, Report, Thinking } from './agent.ts';
import { searchAgent } from './search-agent.ts';
import { lastDecision } from './testing/endings.ts';
import { CASES, CORRESPONDANCES, decisionAfter, METRO, optionsOf, useClock } from './testing/positions.ts';

const { game, policy } = METRO;
const TWO_PLAYERS = optionsOf(game, { players: 2, first: 0 });
const agentWith = (budget: Budget, seed = 'agent'): Agent => searchAgent(game, policy, seed, budget);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Both seats by search: the codes of this many decisions, from a position half-way through. */
async function playedCodes(
  playouts: number,
  decisions: number,
  thinking?: Thinking,
  subject = METRO,
): Promise<Code[]> {
  const options = optionsOf(subject.game, { players: 2, first: 0 });
  const rng = new SeededRng('replay');
  const s = decisionAfter(subject.game, options, rng, 60)!.state;
  const agents = [0, 1].map((seat) =>
    searchAgent(subject.game, subject.policy, `seat ${seat}`, { playouts }),
  );
  const codes: Code[] = [];
  while (codes.length < decisions) {
    const mover = subject.game.toMove(s);
    if (mover === OVER) break;
    const code =
      mover === CHANCE
        ? subject.game.pick(s, rng)
        : await agents[mover].choose(viewOf(subject.game, s, mover), thinking);
    if (mover !== CHANCE) codes.push(code);
    subject.game.play(s, code);
  }
  return codes;
}

describe('with playouts and a seed', () => {
  it('a whole game replays', async () => {
    // To the end, which is solved.
    const once = await playedCodes(30, 200);
    expect(once.length).toBeGreaterThan(30);
    expect(await playedCodes(30, 200)).toEqual(once);
  });

  it('matches of Correspondances replay', async () => {
    expect(await playedCodes(12, 8, {}, CORRESPONDANCES)).toEqual(
      await playedCodes(12, 8, {}, CORRESPONDANCES),
    );
  });

  it('choices do not depend on listeners', async () => {
    useClock(0.25);
    const heard: Report[] = [];
    const listening = await playedCodes(150, 12, { onProgress: (report) => heard.push(report) });
    expect(heard.length).toBeGreaterThan(12);
    expect(listening).toEqual(await playedCodes(150, 12));
  });

  it('choices are the same on a slow machine as on a fast one', async () => {
    useClock(0.01);
    const fast = await playedCodes(150, 12);
    useClock(15);
    expect(await playedCodes(150, 12)).toEqual(fast);
  });
});

it('a budget of time ends a search even where its thread gets no processor time', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 50;
    return now;
  });
  if (process.threadCpuUsage !== undefined)
    vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 0, system: 0 });
  const { view } = decisionAfter(game, optionsOf(game, { players: 2 }), new SeededRng('starved'), 20)!;
  let reports = 0;
  const agent = searchAgent(game, policy, 'starved', { ms: 20 });
  expect(view.legal).toContain(await agent.choose(view, { onProgress: () => reports++ }));
  // Ten times the budget has gone by.
  expect(reports).toBeLessThanOrEqual(5);
});

describe('a budget of work', () => {
  const searchFor = async (budget: Budget, options = TWO_PLAYERS): Promise<Report> => {
    const { view } = decisionAfter(game, options, new SeededRng('work'), 30)!;
    let last: Report | undefined;
    await agentWith(budget).choose(view, { onProgress: (report) => (last = report) });
    return last!;
  };

  it('is so many playouts of the base game, and fewer where they take longer', async () => {
    const shares = optionsOf(game, { players: 2, with: ['companies'] });
    const { state } = decisionAfter(game, shares, new SeededRng('work'), 30)!;
    const cost = policy!.cost!(state);
    expect(cost).toBeGreaterThan(1);
    const plain = await searchFor({ work: 400 });
    const dear = await searchFor({ work: 400 }, shares);
    // Either may be settled a little earlier.
    expect(plain.playouts).toBeGreaterThan(200);
    expect(plain.playouts).toBeLessThanOrEqual(400);
    expect(dear.playouts).toBeLessThanOrEqual(Math.ceil(400 / cost));
  });

  it('has a time cap, and the report says when it ended the search', async () => {
    useClock(20);
    expect(await searchFor({ work: 100_000, ms: 500 })).toMatchObject({ done: 1, isCapped: true });
    // Whatever the pace: a search that ends with less than its work has been capped, or knows its choice for certain.
    for (let step = 3; step < 40; step += 4) {
      useClock(step);
      const { playouts, isCapped } = await searchFor({ playouts: 3000, ms: 200 });
      expect([step, isCapped]).toEqual([step, playouts < 1500]);
    }
    vi.restoreAllMocks();
    expect(await searchFor({ work: 50, ms: 60_000 })).toMatchObject({ done: 1, isCapped: false });
    useClock(20);
    // Time alone is no cap: it is all there is.
    expect(await searchFor({ ms: 500 })).toMatchObject({ done: 1, isCapped: false });
  });
});

/** What was chosen, and all reports on the way. */
async function searchOf(
  agent: Agent,
  view: Parameters<Agent['choose']>[0],
  thinking: { signal?: AbortSignal; onReport?: (report: Report) => void } = {},
): Promise<{ code: Code; reports: readonly Report[] }> {
  const reports: Report[] = [];
  const code = await agent.choose(view, {
    ...(thinking.signal === undefined ? {} : { signal: thinking.signal }),
    onProgress(report) {
      reports.push(report);
      thinking.onReport?.(report);
    },
  });
  return { code, reports };
}

function expectSound(reports: readonly Report[], legal: readonly Code[], seats: number): void {
  reports.forEach(({ playouts, done, moves }, i) => {
    expect(done).toBeGreaterThanOrEqual(i === 0 ? 0 : reports[i - 1].done);
    expect(playouts).toBeGreaterThanOrEqual(i === 0 ? 0 : reports[i - 1].playouts);
    expect(done === 1).toBe(i === reports.length - 1);
    expect(moves.length).toBeGreaterThan(0);
    expect(new Set(moves.map(({ code }) => code)).size).toBe(moves.length);
    moves.forEach(({ code, visits, scores, wins }, at) => {
      expect(legal).toContain(code);
      if (at > 0) expect(visits).toBeLessThanOrEqual(moves[at - 1].visits);
      expect(visits).toBeGreaterThan(0);
      expect([scores.length, wins.length]).toEqual([seats, seats]);
      expect(scores.every(Number.isFinite)).toBe(true);
      expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 9);
      expect(wins.every((win) => win >= 0 && win <= 1 + 1e-9)).toBe(true);
    });
  });
}

describe('reports', () => {
  it.each(CASES)('rise to the end of the budget, the best move first: %s', async (name, subject, options) => {
    // Slices of one playout after the first: many reports of few playouts.
    useClock(20);
    const { view, state } = decisionAfter(subject.game, options, new SeededRng(name), 50)!;
    const agent = searchAgent(subject.game, subject.policy, name, { playouts: 36 });
    const { code, reports } = await searchOf(agent, view);
    expect(reports.length).toBeGreaterThan(0);
    expectSound(reports, view.legal, subject.game.seats(state));
    expect(reports.at(-1)!.moves[0].code).toBe(code);
  });

  it('start with the chosen move, even when little was tried', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng(seed), 50)!;
      const { code, reports } = await searchOf(agentWith({ playouts: 1 + (seed % 7) }, `${seed}`), view);
      expect([seed, reports.at(-1)!.moves[0].code]).toEqual([seed, code]);
    }
  });

  it('measure a time budget by the clock', async () => {
    // So slow that slices do not grow.
    useClock(40);
    const { view } = decisionAfter(game, TWO_PLAYERS, new SeededRng('clock'), 50)!;
    const { code, reports } = await searchOf(agentWith({ ms: 1000 }), view);
    expect(reports.length).toBeGreaterThan(2);
    expectSound(reports, view.legal, 2);
    expect(view.legal).toContain(code);
  });

  it('of a solved ending come once, with every legal move', async () => {
    const { view } = lastDecision(TWO_PLAYERS, 'solved', 3)!;
    const { code, reports } = await searchOf(agentWith({ playouts: 100 }), view);
    expect(reports).toHaveLength(1);
    const [{ playouts, done, moves }] = reports;
    expect([playouts, done, moves[0].code]).toEqual([0, 1, code]);
    expect(moves.map((move) => move.code).toSorted((a, b) => a - b)).toEqual(
      view.legal.toSorted((a, b) => a - b),
    );
  });
});

describe('a search is stopped', () => {
  const decision = decisionAfter(game, TWO_PLAYERS, new SeededRng('stop'), 50)!;

  it('before it starts', async () => {
    const { code, reports } = await searchOf(agentWith({}), decision.view, { signal: AbortSignal.abort() });
    expect(decision.view.legal).toContain(code);
    expect(reports).toHaveLength(1);
    expectSound(reports, decision.view.legal, 2);
  });

  it.each([1, 3])('at report %d', async (at) => {
    const stop = new AbortController();
    let told = 0;
    // Without a budget only the signal ends it.
    const { code, reports } = await searchOf(agentWith({}), decision.view, {
      signal: stop.signal,
      onReport() {
        if (++told === at) stop.abort();
      },
    });
    expect(decision.view.legal).toContain(code);
    expect(reports).toHaveLength(at + 1);
    expectSound(reports, decision.view.legal, 2);
    expect(code).toBe(reports.at(-1)!.moves[0].code);
  });

  it('and the next one is not affected', async () => {
    const agent = agentWith({ playouts: 64 });
    await agent.choose(decision.view, { signal: AbortSignal.abort() });
    const { reports } = await searchOf(agent, decision.view);
    expect(reports.at(-1)!.done).toBe(1);
    expect(reports.at(-1)!.playouts).toBeGreaterThan(32);
  });
});
