/** Health and metrics, for the host. */
import pkg from '../../package.json' with { type: 'json' };
import { Metrics } from '../metrics.ts';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { Readiness } from './readiness.ts';
import type { App } from './route.ts';

export function healthRoutes(
  app: App,
  { store, bus, rooms, connections, heartbeat, metrics, date, onProblem }: Context,
): void {
  metrics.gauge('guimard_tables', 'Tables in memory.', () => rooms.size);
  metrics.gauge('guimard_tables_damaged', 'Tables that were asked for and are damaged.', () =>
    rooms.countUnplayable('damaged'),
  );
  metrics.counter(
    'guimard_tables_gave_way_total',
    'Deserted tables before their start that were removed since the server was full, or nearly.',
    () => rooms.gaveWay,
  );
  metrics.gauge('guimard_sockets', 'Open sockets.', () => connections.size);
  metrics.gauge('guimard_store_ok', '1 while the database can be written, else 0.', () =>
    heartbeat.illness === undefined ? 1 : 0,
  );
  metrics.gauge('guimard_store_age_seconds', 'Since the database was made.', () =>
    Math.max(0, (date() - store.created) / 1000),
  );
  metrics.gauge('guimard_bus_ok', '1 while other nodes can be heard, else 0.', () =>
    bus.health === 'ok' ? 1 : 0,
  );
  metrics.gauge('guimard_bus_outages', 'How often other nodes could not be heard.', () => bus.outages);
  metrics.gauge('guimard_bus_rejected', 'Messages from the bus that were none of ours.', () => bus.rejected);
  if (rooms.jobs !== undefined) {
    metrics.gauge(
      'guimard_tables_leased',
      'Tables whose computers think here.',
      () => rooms.jobs?.leased ?? 0,
    );
    metrics.counter(
      'guimard_jobs_taken_total',
      "Tables taken since a player's time was up or a computer was on turn.",
      () => rooms.jobs?.taken ?? 0,
    );
    metrics.counter(
      'guimard_jobs_taken_over_total',
      'Those that another server had let go of.',
      () => rooms.jobs?.takenOver ?? 0,
    );
  }
  if (store.size !== undefined) {
    metrics.gauge('guimard_store_bytes', 'Size of the database with its log.', () => store.size ?? 0);
  }

  const probe = { schema: { hide: true }, config: limited('probe') };
  /** Shows that the process responds, and which version it is. */
  app.get('/healthz', probe, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: pkg.version };
  });

  const readiness = new Readiness(store, onProblem);
  /** Checks that the store can be written and read. Without the bus the server works on, only slower: it is still ready. */
  app.get('/readyz', probe, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = heartbeat.illness ?? (await readiness.whyUnreadable(performance.now()));
    if (reason === undefined)
      return { status: 'ok', ...(bus.health === 'ok' ? {} : { bus: bus.health.reason }) };
    reply.code(503);
    return { status: 'ill', reason };
  });

  const onMetrics = { schema: { hide: true }, config: limited('read') };
  app.get('/metrics', onMetrics, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(Metrics.TYPE);
    return metrics.write();
  });
}
