import { refuse, SeededRng } from '@guimard/engine/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, TIMED_LEVEL } from './levels.ts';
import { type AgentSpec, createAgent, formatAgentSpec, parseAgentSpec } from './spec.ts';
import { decisionAfter, METRO, optionsOf } from './testing/positions.ts';

const count = fc.integer({ min: 1, max: 1_000_000_000 });
const anySpec: fc.Arbitrary<AgentSpec> = fc.oneof(
  fc.constant({ kind: 'random' as const }),
  fc.record({ kind: fc.constant('rollout' as const), playouts: count }),
  fc.record({ kind: fc.constant('search' as const), budget: fc.record({ playouts: count }) }),
  fc.record({ kind: fc.constant('search' as const), budget: fc.record({ ms: count }) }),
  fc.record({
    kind: fc.constant('level' as const),
    level: fc.integer({ min: 1, max: TIMED_LEVEL }),
  }),
  fc.record({ kind: fc.constant('level' as const), level: fc.constant(TIMED_LEVEL), ms: count }),
);

describe('levels', () => {
  it('are eight, each with its own name', () => {
    expect(LEVELS).toHaveLength(8);
    expect(new Set(LEVELS.map(({ name }) => name)).size).toBe(8);
  });

  it('slip less as they rise, then search, and longer', () => {
    const slips = LEVELS.flatMap(({ way }) => ('slip' in way ? [way.slip] : []));
    const budgets = LEVELS.flatMap(({ way }) => ('slip' in way ? [] : [way.budget]));
    expect(slips).toEqual(slips.toSorted((a, b) => b - a));
    const work = budgets.flatMap((budget) => budget.work ?? []);
    expect(work).toHaveLength(budgets.length);
    expect(work).toEqual(work.toSorted((a, b) => a - b));
    expect(LEVELS.slice(0, slips.length).every(({ way }) => 'slip' in way)).toBe(true);
    // Nobody likes to wait.
    expect(budgets.every(({ ms }) => ms !== undefined)).toBe(true);
  });
});

describe('agents by name', () => {
  it.each([
    ['random', { kind: 'random' }],
    ['rollout:3000', { kind: 'rollout', playouts: 3000 }],
    ['search:200', { kind: 'search', budget: { playouts: 200 } }],
    ['search:500ms', { kind: 'search', budget: { ms: 500 } }],
    ['level:8', { kind: 'level', level: 8 }],
    ['level:9', { kind: 'level', level: 9 }],
    ['level:9:2500ms', { kind: 'level', level: 9, ms: 2500 }],
  ] as const)('%s', (text, spec) => {
    expect(parseAgentSpec(text)).toEqual({ ok: true, value: spec });
    expect(formatAgentSpec(spec)).toBe(text);
  });

  it('round-trip through text', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        expect(parseAgentSpec(formatAgentSpec(spec))).toEqual({ ok: true, value: spec });
      }),
    );
  });

  it.each([
    '',
    'nobody',
    'random:3',
    'rollout',
    'rollout:0',
    'rollout:5ms',
    'rollout:1000000001',
    'search',
    'search:-1',
    'search:1.5',
    'search:10s',
    'search:99999999999',
    'level',
    'level:0',
    'level:10',
    'level:3ms',
    // The others think as much as they think.
    'level:8:2500ms',
    'level:9:0ms',
    'level:9:5s',
    ' level:3',
    'level:3\n',
    'LEVEL:3',
  ])('are refused: %j', (text) => {
    expect(parseAgentSpec(text)).toEqual(refuse('agent', 'unknownAgent', { word: text, levels: 9 }));
  });

  it('any other text is refused or round-trips, leading zeros aside', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^(random|rollout|search|level)?:?[0-9]{0,4}(:[0-9]{0,4})?(ms)?$/),
        (text) => {
          const parsed = parseAgentSpec(text);
          if (parsed.ok) expect(formatAgentSpec(parsed.value)).toBe(text.replaceAll(/:0+/g, ':'));
          else expect(parsed.error.params).toMatchObject({ word: text });
        },
      ),
    );
  });

  it('are created afresh each time: same name and seed, same choice', async () => {
    const { view } = decisionAfter(
      METRO.game,
      optionsOf(METRO.game, { players: 2 }),
      new SeededRng('spec'),
      40,
    )!;
    const chosen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const choose = (): Promise<number> => createAgent(METRO, { kind: 'random' }, seed).choose(view);
      expect(await choose()).toBe(await choose());
      chosen.add(await choose());
    }
    expect(chosen.size).toBeGreaterThan(1);
  });
});
