/**
 * How long players are without service: from a command, or from the end of a connection, to the answer or the welcome; and
 * from the moment when one player at a table sees a change until all others there see it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServiceWatch, StubbornPlayer } from '../stubborn-player.ts';

/** In milliseconds. */
interface Wait {
  readonly began: number;
  readonly ms: number;
  /** What was going wrong when it ended, or before. */
  readonly fault: string;
  readonly kind: 'answer' | 'update';
}

/** Shorter waits are no interruptions. */
const INTERRUPTED = 1_000;
const QUIET = 'nothing';

/** When each version of a table was first seen, and what each player has seen. */
interface Versions {
  readonly first: number[];
  readonly seen: Map<StubbornPlayer, number>;
}

export class Interruptions implements ServiceWatch {
  readonly #waits: Wait[] = [];
  readonly #since = new Map<StubbornPlayer, number>();
  readonly #tables = new Map<string, Versions>();
  /** While nobody can be served: from, to. */
  readonly #outages: [number, number][] = [];
  readonly #ownDelay = monitorEventLoopDelay();
  #fault = QUIET;

  constructor() {
    this.#ownDelay.enable();
  }

  /** From now on waits are due to this. */
  begin(fault: string): void {
    this.#fault = fault;
  }

  /** Nobody can be served meanwhile: that is no delay of ours. Returns how long it took, in milliseconds. */
  async outage(work: () => Promise<void>): Promise<number> {
    const outage: [number, number] = [performance.now(), Number.POSITIVE_INFINITY];
    this.#outages.push(outage);
    await work();
    outage[1] = performance.now();
    return outage[1] - outage[0];
  }

  waits(player: StubbornPlayer): void {
    if (!this.#since.has(player)) this.#since.set(player, performance.now());
  }

  served(player: StubbornPlayer): void {
    const since = this.#since.get(player);
    this.#since.delete(player);
    if (since !== undefined) this.#add(since, 'answer');
  }

  sees(player: StubbornPlayer, version: number): void {
    const { first, seen } = this.#tables.get(player.id) ?? { first: [], seen: new Map() };
    this.#tables.set(player.id, { first, seen });
    const before = seen.get(player);
    seen.set(player, version);
    const now = performance.now();
    first[version] ??= now;
    // It has just come to the table, or a welcome brings nothing new.
    if (before === undefined || before === version) return;
    const unseen = first.slice(before + 1, version).find((time) => time !== undefined) ?? first[version];
    if (unseen < now) this.#add(unseen, 'update');
  }

  #add(began: number, kind: Wait['kind']): void {
    const now = performance.now();
    const without = this.#outages.reduce(
      (sum, [from, to]) => sum + Math.max(0, Math.min(now, to) - Math.max(began, from)),
      0,
    );
    this.#waits.push({ began, ms: now - began - without, fault: this.#fault, kind });
  }

  /** The share of waits that are longer than this many milliseconds, on an idle machine. */
  longerThan(ms: number): number {
    const most = ms + this.#allowance;
    return this.#waits.filter((wait) => wait.ms > most).length / this.#waits.length;
  }

  /**
   * How much longer things take here, in milliseconds: twice the longest wait while nothing was wrong, and the longest that
   * this process itself was kept from running.
   */
  get #allowance(): number {
    const quiet = this.#waits.filter(({ fault }) => fault === QUIET).map(({ ms }) => ms);
    return 2 * quantile(quiet, 1) + this.#ownDelay.max / 1e6;
  }

  /** A line for each fault. */
  get report(): readonly string[] {
    const faults = [...new Set(this.#waits.map(({ fault }) => fault))];
    return faults.map((name) => {
      const all = this.#waits.filter(({ fault }) => fault === name).map(({ ms }) => ms);
      const long = all.filter((ms) => ms > INTERRUPTED);
      const of = (share: number) => `${Math.round(quantile(all, share))}`;
      return `${name}: ${all.length} waits, median ${of(0.5)}, 99 % ${of(0.99)}, longest ${of(1)} ms; ${long.length} over a second`;
    });
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
