/** No agent peeks: what is hidden from its seat changes neither its choice nor its reports. */
import { equals, SeededRng, viewOf } from '@guimard/engine/kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Report } from './agent.ts';
import { type AgentSpec, createAgent, formatAgentSpec } from './spec.ts';
import { CASES, type Case, decisionAfter, twinOf, useClock } from './testing/positions.ts';

vi.setConfig({ testTimeout: 120_000 });

const SEEDS = 3;
const SPECS: readonly AgentSpec[] = [
  { kind: 'random' },
  { kind: 'rollout', playouts: 4 },
  { kind: 'level', level: 1 },
  { kind: 'level', level: 5 },
];
/** These take longer: one of them for each position. */
const SEARCHES: readonly AgentSpec[] = [
  { kind: 'search', budget: { playouts: 34 } },
  { kind: 'search', budget: { ms: 60 } },
];

afterEach(() => {
  vi.restoreAllMocks();
});

interface Searched {
  readonly code: number;
  readonly reports: readonly Report[];
}

async function searchOf(
  [, subject]: Case,
  spec: AgentSpec,
  view: ReturnType<typeof viewOf>,
): Promise<Searched> {
  // With its own clock, as slices and time budgets depend on it.
  useClock(25);
  const reports: Report[] = [];
  const code = await createAgent(subject, spec, 'twins').choose(view, {
    onProgress: (report) => reports.push(report),
  });
  return { code, reports };
}

describe('twins that a seat cannot tell apart', () => {
  it.each(CASES)('make every agent think the same: %s', async (...one) => {
    const [name, { game }, options] = one;
    let different = 0;
    let told = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const rng = new SeededRng(`${name} ${seed}`);
      const decision = decisionAfter(game, options, rng, rng.below(100));
      if (decision === undefined) continue;
      const { state, seat, view } = decision;
      const twin = twinOf(game, decision, rng);
      const twinView = viewOf(game, twin, seat);
      if (!equals(state, twin)) different++;
      for (const spec of [...SPECS, SEARCHES[seed % SEARCHES.length]]) {
        const before = view.known.bytes.slice();
        const search = await searchOf(one, spec, view);
        // As text: comparing the reports number by number would take most of the time.
        expect([formatAgentSpec(spec), JSON.stringify(await searchOf(one, spec, twinView))]).toEqual([
          formatAgentSpec(spec),
          JSON.stringify(search),
        ]);
        // An agent does not write into its view either.
        expect(Buffer.compare(view.known.bytes, before)).toBe(0);
        told += search.reports.length;
      }
    }
    // Equal twins would prove nothing; in solo games nothing is hidden.
    if (game.seats(game.create(options)) > 1) expect(different).toBeGreaterThan(0);
    expect(told).toBeGreaterThan(0);
  });
});
