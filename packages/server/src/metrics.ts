/** Figures about the running server, in the text that Prometheus reads. Neither tables nor people can be told from them. */
import { delegate } from './store/delegate.ts';
import type { Append, Store } from './store/store.ts';

interface Series {
  write(): readonly string[];
}

const labelled = (name: string, label: string, value: string): string =>
  `${name}{${label}="${value.replaceAll(/[^\w.+-]/g, '_')}"}`;

function head(name: string, type: 'counter' | 'gauge' | 'histogram', about: string): string[] {
  return [`# HELP ${name} ${about}`, `# TYPE ${name} ${type}`];
}

class Counter implements Series {
  readonly #name: string;
  readonly #about: string;
  #count = 0;

  constructor(name: string, about: string) {
    this.#name = name;
    this.#about = about;
  }

  add(): void {
    this.#count++;
  }

  write(): readonly string[] {
    return [...head(this.#name, 'counter', this.#about), `${this.#name} ${this.#count}`];
  }
}

/** One count for each value of a label; of which there must be few. */
export class LabelledCounter implements Series {
  readonly #name: string;
  readonly #label: string;
  readonly #about: string;
  readonly #counts = new Map<string, number>();

  constructor(name: string, label: string, about: string) {
    this.#name = name;
    this.#label = label;
    this.#about = about;
  }

  add(value: string): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  write(): readonly string[] {
    const lines = [...this.#counts].map(
      ([value, count]) => `${labelled(this.#name, this.#label, value)} ${count}`,
    );
    return [...head(this.#name, 'counter', this.#about), ...lines];
  }
}

/** Bounds in seconds: from a quick disk to one that has stalled. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Histogram implements Series {
  readonly #name: string;
  readonly #about: string;
  readonly #counts = BOUNDS.map(() => 0);
  #count = 0;
  #sum = 0;

  constructor(name: string, about: string) {
    this.#name = name;
    this.#about = about;
  }

  observe(seconds: number): void {
    this.#count++;
    this.#sum += seconds;
    for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) this.#counts[i]++;
  }

  write(): readonly string[] {
    const name = `${this.#name}_bucket`;
    return [
      ...head(this.#name, 'histogram', this.#about),
      ...BOUNDS.map((bound, i) => `${labelled(name, 'le', String(bound))} ${this.#counts[i]}`),
      `${labelled(name, 'le', '+Inf')} ${this.#count}`,
      `${this.#name}_sum ${this.#sum}`,
      `${this.#name}_count ${this.#count}`,
    ];
  }
}

/** What is looked up at the moment it is asked for. */
class Gauge implements Series {
  readonly #name: string;
  readonly #about: string;
  readonly #read: () => number;
  readonly #type: 'gauge' | 'counter';

  constructor(name: string, about: string, read: () => number, type: 'gauge' | 'counter' = 'gauge') {
    this.#name = name;
    this.#about = about;
    this.#read = read;
    this.#type = type;
  }

  write(): readonly string[] {
    return [...head(this.#name, this.#type, this.#about), `${this.#name} ${this.#read()}`];
  }
}

export class Metrics {
  readonly accepted = new Counter('guimard_commands_accepted_total', 'Commands of players that were done.');
  readonly refused = new LabelledCounter(
    'guimard_commands_refused_total',
    'rule',
    'Commands of players that were refused, by the rule that refuses them.',
  );
  readonly append = new Histogram(
    'guimard_append_seconds',
    'From asking the store to keep something until it is on the disk.',
  );
  readonly dropped = new Counter(
    'guimard_messages_dropped_total',
    'Messages not sent since their reader was too slow; it was told to resume.',
  );
  readonly closed = new LabelledCounter(
    'guimard_sockets_closed_total',
    'code',
    'Sockets that the server closed, by the code it gave.',
  );
  readonly #more: Series[] = [
    new Gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    new Gauge('process_heap_used_bytes', 'Memory in use by objects.', () => process.memoryUsage().heapUsed),
    new Gauge('process_uptime_seconds', 'How long the process has run.', () => process.uptime()),
  ];

  gauge(name: string, about: string, read: () => number): void {
    this.#more.push(new Gauge(name, about, read));
  }

  /** The same store, with its own figures, and the time that it takes. */
  measured(store: Store): Store {
    const count = (name: string, about: string, read: () => number) =>
      this.#more.push(new Gauge(name, about, read, 'counter'));
    count('guimard_store_commits_total', 'Commits to the disk.', () => store.commits.count);
    count('guimard_store_failed_commits_total', 'Commits that failed.', () => store.commits.failed);
    count('guimard_store_entries_total', 'Entries kept by them.', () => store.commits.entries);
    count(
      'guimard_store_commit_seconds_total',
      'Time spent in commits.',
      () => store.commits.milliseconds / 1000,
    );
    return Object.assign(delegate(store), {
      append: async (append: Append) => {
        const begun = performance.now();
        const appended = await store.append(append);
        this.append.observe((performance.now() - begun) / 1000);
        return appended;
      },
    });
  }

  write(): string {
    const series = [this.accepted, this.refused, this.append, this.dropped, this.closed, ...this.#more];
    return `${series.flatMap((one) => one.write()).join('\n')}\n`;
  }
}
