/** The alerts and the dashboard ask only for metrics that a server has, and the documentation names all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startServer } from '../api/testing/server.ts';
import { delegate } from '../store/delegate.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const newFile = newFiles();
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

const alerts = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Guimard[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const place = z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
const row = z.object({ type: z.literal('row'), id: z.int(), title: z.string(), gridPos: place });
const figure = z.object({
  type: z.enum(['timeseries', 'stat']),
  id: z.int(),
  title: z.string(),
  gridPos: place,
  datasource: z.object({ type: z.literal('prometheus'), uid: z.string().regex(/^\$\{datasource\}$/) }),
  targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
});
const dashboard = z.object({
  uid: z.literal('guimard'),
  schemaVersion: z.int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(z.discriminatedUnion('type', [row, figure])),
});

const expressionsOf = {
  alerts: () => {
    const { groups } = alerts.parse(parse(read('deploy/prometheus/alerts.yml')));
    return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  },
  dashboard: () => {
    const { panels } = dashboard.parse(JSON.parse(read('deploy/grafana/guimard.json')));
    return panels.flatMap((panel) => ('targets' in panel ? panel.targets.map(({ expr }) => expr) : []));
  },
};

/** Our own, and those of the process. */
const namesIn = (text: string): Set<string> =>
  new Set(
    text.match(/\b(guimard|process|nodejs)_\w+/g)?.map((name) => name.replace(/_(bucket|sum|count)$/, '')),
  );

/** One of several servers, with a file that has a size: it has all metrics. */
async function metricsOfServer(): Promise<Set<string>> {
  const store = Object.assign(delegate(openSqliteStore(newFile())), { isShared: true });
  const server = await startServer({ store });
  onTestFinished(() => server.close());
  const written = await (await fetch(`${server.url}/metrics`)).text();
  return new Set([...written.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
}

test.each(['alerts', 'dashboard'] as const)('the %s ask for metrics that exist', async (what) => {
  const asked = [...namesIn(expressionsOf[what]().join('\n'))];
  const there = await metricsOfServer();
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
});

test('the documentation names every metric of our own, and no others', async () => {
  const there = [...(await metricsOfServer())].filter((name) => name.startsWith('guimard_'));
  const named = [...namesIn(read('docs/host/index.md'))].filter((name) => name.startsWith('guimard_'));
  expect(named.toSorted()).toEqual(there.toSorted());
});

test('the dashboard has a data source to choose, and no panel over another', () => {
  const { templating, panels } = dashboard.parse(JSON.parse(read('deploy/grafana/guimard.json')));
  expect(templating.list.map(({ name }) => name)).toEqual(['datasource', 'job', 'instance']);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)}/${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
