import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';
import { memoryStore } from './store/memory.ts';
import { appendOf } from './store/testing/tables.ts';

const linesOf = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.write()).split('\n').filter((line) => line.startsWith(name));

test("a histogram's buckets are cumulative", async () => {
  const metrics = new Metrics();
  for (const seconds of [0.0005, 0.001, 0.02, 9]) metrics.append.observe(seconds);
  const lines = await linesOf(metrics, 'guimard_append_seconds');
  expect(lines).toContain('guimard_append_seconds_bucket{le="0.001"} 2');
  expect(lines).toContain('guimard_append_seconds_bucket{le="0.025"} 3');
  expect(lines).toContain('guimard_append_seconds_bucket{le="2.5"} 3');
  expect(lines.slice(-3)).toEqual([
    'guimard_append_seconds_bucket{le="+Inf"} 4',
    'guimard_append_seconds_sum 9.0215',
    'guimard_append_seconds_count 4',
  ]);
});

test('a label cannot break out of its quotes', async () => {
  const metrics = new Metrics();
  metrics.refused.add('B14');
  metrics.refused.add('B14');
  metrics.refused.add('"} 1\nother');
  expect(await linesOf(metrics, 'guimard_commands_refused_total')).toEqual([
    'guimard_commands_refused_total{rule="B14"} 2',
    'guimard_commands_refused_total{rule="\\"} 1\\nother"} 1',
  ]);
});

test('two servers in one process count separately', async () => {
  const [one, two] = [new Metrics(), new Metrics()];
  one.accepted.add();
  expect(await linesOf(one, 'guimard_commands_accepted_total')).toEqual([
    'guimard_commands_accepted_total 1',
  ]);
  expect(await linesOf(two, 'guimard_commands_accepted_total')).toEqual([
    'guimard_commands_accepted_total 0',
  ]);
});

test("the store's counters are read on every request", async () => {
  const metrics = new Metrics();
  const store = memoryStore();
  let count = 1;
  metrics.measured(
    Object.defineProperty(store, 'commits', {
      get: () => ({ count, failed: 0, entries: 0, milliseconds: 500 }),
    }),
  );
  expect(await linesOf(metrics, 'guimard_store_commits')).toEqual(['guimard_store_commits_total 1']);
  count = 3;
  expect(await linesOf(metrics, 'guimard_store_commits')).toEqual(['guimard_store_commits_total 3']);
  expect(await linesOf(metrics, 'guimard_store_commit_s')).toEqual([
    'guimard_store_commit_seconds_total 0.5',
  ]);
});

test('changes lost to another server are counted', async () => {
  const metrics = new Metrics();
  const store = metrics.measured(memoryStore());
  for (const from of [0, 1, 1]) await store.append(appendOf('a', from));
  expect(await linesOf(metrics, 'guimard_appends_lost')).toEqual(['guimard_appends_lost_total 1']);
});
