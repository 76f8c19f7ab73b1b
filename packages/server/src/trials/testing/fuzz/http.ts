/** Requests in bulk. Every route must succeed at least once, or the fuzzer does not know how to use it. */
import type { Seated } from '@guimard/protocol';
import { type Arena, attack } from './arena.ts';
import { exchange, isTurnedAway } from './exchange.ts';
import { oneOf } from './junk.ts';
import { requestAnywhere, requestTo } from './requests.ts';
import { type Route, routesOf } from './routes.ts';

const ATTACKERS = 8;
/** Statuses of requests that no route understands. */
const NOT_UNDERSTOOD = [400, 404, 413, 415, 429];

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

export class Visits {
  readonly statuses = new Map<number, number>();
  readonly #routes = new Set<string>();
  readonly #understood = new Set<string>();

  /** The existing routes. */
  expect(routes: readonly Route[]): void {
    for (const route of routes) this.#routes.add(nameOf(route));
  }

  add(status: number, route: Route | undefined): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (route !== undefined && !NOT_UNDERSTOOD.includes(status)) this.#understood.add(nameOf(route));
  }

  get routes(): number {
    return this.#routes.size;
  }

  get misunderstood(): readonly string[] {
    return [...this.#routes].filter((route) => !this.#understood.has(route));
  }
}

/** Seats are at existing tables. */
export async function fuzzHttp(
  arena: Arena,
  places: readonly Seated[],
  seed: string,
  inputs: number,
  visits: Visits,
): Promise<void> {
  const routes = await routesOf(arena);
  visits.expect(routes);
  await attack(arena, { kind: 'requests', number: ATTACKERS, inputs, seed }, async (rng, journal) => {
    const route = rng.below(4) === 0 ? undefined : oneOf(rng, routes);
    const asked = route === undefined ? requestAnywhere(rng, routes, places) : requestTo(rng, route, places);
    journal.note(JSON.stringify(asked));
    const response = await exchange(arena, asked).catch((error) => {
      if (!isTurnedAway(arena, error)) throw error;
    });
    if (response === undefined) return journal.note('turned away');
    visits.add(response.status, route);
  });
}
