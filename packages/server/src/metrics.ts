/**
 * Metrics of the running server, in Prometheus's text format. They identify neither tables nor people, and no label has
 * values that strangers choose.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { delegate } from './store/delegate.ts';
import type { Append, Store } from './store/store.ts';

/** Bounds in seconds: from a quick disk to one that has stalled. */
const APPEND_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Fewer, since there is a histogram for each route. */
const REQUEST_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/** Each label has few values. */
export interface RequestLabels {
  readonly method: string;
  /** As it is registered, such as /api/tables/:id. */
  readonly route: string;
  /** Such as 2xx. */
  readonly status: string;
}

function gaugeIn(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

let processRegistry: Registry | undefined;
/** Metrics of the process, which all servers in it share: they are collected once. */
function processFigures(): Registry {
  if (processRegistry !== undefined) return processRegistry;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugeIn(
    registry,
    'process_heap_used_bytes',
    'Memory in use by objects.',
    () => process.memoryUsage().heapUsed,
  );
  gaugeIn(registry, 'process_uptime_seconds', 'How long the process has run.', () => process.uptime());
  processRegistry = registry;
  return registry;
}

export class Metrics {
  /** Of what `write` returns. */
  static readonly TYPE = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly #process = processFigures();
  readonly accepted = this.#count('guimard_commands_accepted_total', 'Commands of players that were done.');
  readonly refused = this.#countBy(
    'rule',
    'guimard_commands_refused_total',
    'Commands of players that were refused, by the rule that refuses them.',
  );
  readonly append = new Histogram({
    name: 'guimard_append_seconds',
    help: 'From an append until it is on the disk.',
    buckets: APPEND_BOUNDS,
    registers: [this.#registry],
  });
  readonly #lost = this.#count(
    'guimard_appends_lost_total',
    'Changes that were not stored, since another server had changed the table.',
  );
  readonly dropped = this.#count(
    'guimard_messages_dropped_total',
    'Messages not sent since their reader was too slow; it was asked to resume.',
  );
  readonly closed = this.#countBy(
    'code',
    'guimard_sockets_closed_total',
    'Sockets that the server closed, by the code it gave.',
  );
  readonly upgrades = this.#countBy(
    'result',
    'guimard_socket_upgrades_total',
    'Requests to open a socket: opened, or refused.',
  );
  readonly turnedAway = this.#countBy(
    'reason',
    'guimard_connections_refused_total',
    'Connections closed at once: the server is full, their address has too many, or keeps flooding.',
  );
  readonly daily = this.#countBy(
    'verdict',
    'guimard_daily_games_total',
    'Games sent in for the board of the day: counted, or refused.',
  );
  readonly #requests = new Histogram({
    name: 'guimard_http_request_seconds',
    help: 'From a request to the end of its answer, by method, route and class of status; sockets are counted apart.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BOUNDS,
    registers: [this.#registry],
  });

  request(labels: RequestLabels, seconds: number): void {
    this.#requests.observe({ ...labels }, seconds);
  }

  /** Read when the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void {
    gaugeIn(this.#registry, name, help, read);
  }

  /** Counted elsewhere, and read when the metrics are requested. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** The same store, with its own metrics and its timings. */
  measured(store: Store): Store {
    this.counter('guimard_store_commits_total', 'Commits to the disk.', () => store.commits.count);
    this.counter('guimard_store_failed_commits_total', 'Commits that failed.', () => store.commits.failed);
    this.counter('guimard_store_entries_total', 'Entries stored by them.', () => store.commits.entries);
    this.counter(
      'guimard_store_commit_seconds_total',
      'Time spent in commits.',
      () => store.commits.milliseconds / 1000,
    );
    return Object.assign(delegate(store), {
      append: async (append: Append) => {
        const begun = performance.now();
        const appended = await store.append(append);
        this.append.observe((performance.now() - begun) / 1000);
        if (!appended.ok) this.#lost.add();
        return appended;
      },
    });
  }

  async write(): Promise<string> {
    return (await Promise.all([this.#registry.metrics(), this.#process.metrics()])).join('\n');
  }

  #count(name: string, help: string): { add(): void } {
    const counter = new Counter({ name, help, registers: [this.#registry] });
    return { add: () => counter.inc() };
  }

  /** One counter per value of a label, of which there must be few. */
  #countBy(label: string, name: string, help: string): { add(value: string): void } {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.#registry] });
    return { add: (value) => counter.inc({ [label]: value }) };
  }
}
