/**
 * Who plays whom, where and with which draws. A deal is played once in every rotation of the seats, so that
 * the luck of draws and seats is the same for both sides.
 */
import { nth, type Seat } from '@guimard/engine/kit';

/** Two agents, by their index in the list. At a table for more than two, `a` sits alone among `b`s. */
export interface Pairing {
  /** The agent that is measured. */
  readonly a: number;
  /** Its opponent. */
  readonly b: number;
}

/** One game of an arena. */
export interface Fixture {
  /** The index of the pairing; in solo games there are no pairs, and this is the agent. */
  readonly pairing: number;
  /** From 0. */
  readonly deal: number;
  /** The seat of `a`. */
  readonly rotation: number;
  /** The agent in each seat. */
  readonly seating: readonly number[];
}

/** Everyone against everyone. */
function roundRobin(agents: number): Pairing[] {
  const all = Array.from({ length: agents }, (_, i) => i);
  return all.flatMap((a) => all.slice(a + 1).map((b) => ({ a, b })));
}

/**
 * All games of an arena, in a fixed order; made on demand, as there may be millions. Everyone plays everyone.
 *
 * @example
 * ```ts
 * import { agentSeed, chanceSeed, createAgent, parseAgentSpec, playable, playMatch, Schedule, Tally } from '@guimard/ai';
 * import { SeededRng } from '@guimard/engine/kit';
 *
 * const metro = playable('metro')!;
 * const options = metro.game.options({ players: 2, first: 0 });
 * if (!options.ok) throw new Error(options.error.code);
 * const specs = ['level:3', 'random'].map((text) => parseAgentSpec(text)).flatMap((spec) => (spec.ok ? [spec.value] : []));
 * const schedule = new Schedule(specs.length, 2, 5);
 * const tally = new Tally(schedule);
 * for (let i = 0; i < schedule.games; i++) {
 *   const fixture = schedule.fixture(i);
 *   const agents = fixture.seating.map((agent, seat) => createAgent(metro, specs[agent]!, agentSeed('seed', fixture, seat)));
 *   const chance = new SeededRng(chanceSeed('seed', fixture.deal));
 *   tally.add(i, await playMatch(metro.game, options.value, agents, chance));
 * }
 * console.log(tally.contest('seed').pairings[0]?.share);
 * ```
 */
export class Schedule {
  /** How many agents. */
  readonly agents: number;
  /** How many at a table. */
  readonly seats: number;
  /** How many deals, each played in every rotation. */
  readonly deals: number;
  /** Every two agents once. */
  readonly pairings: readonly Pairing[];

  constructor(agents: number, seats: number, deals: number) {
    this.agents = agents;
    this.seats = seats;
    this.deals = deals;
    this.pairings = roundRobin(agents);
  }

  /** How often each deal is played. */
  get gamesPerDeal(): number {
    return this.seats * (this.seats === 1 ? this.agents : this.pairings.length);
  }

  /** How many games in all. */
  get games(): number {
    return this.deals * this.gamesPerDeal;
  }

  /** The index of a game in the order: deal by deal, then pairing by pairing. */
  indexOf(pairing: number, deal: number, rotation: number): number {
    return deal * this.gamesPerDeal + pairing * this.seats + rotation;
  }

  /** The game at an index of the order. */
  fixture(index: number): Fixture {
    const deal = Math.floor(index / this.gamesPerDeal);
    const pairing = Math.floor((index % this.gamesPerDeal) / this.seats);
    const rotation = index % this.seats;
    if (this.seats === 1) return { pairing, deal, rotation, seating: [pairing] };
    const { a, b } = nth(this.pairings, pairing);
    const seating = Array.from({ length: this.seats }, (_, seat) => (seat === rotation ? a : b));
    return { pairing, deal, rotation, seating };
  }
}

/** The same in all games of a deal. */
export function chanceSeed(seed: string, deal: number): string {
  return `${seed}/deal/${deal}`;
}

/** Derived from the game alone, so that it does not matter which worker computes which game. */
export function agentSeed(seed: string, { deal, pairing, rotation }: Fixture, seat: Seat): string {
  return `${seed}/agent/${deal}/${pairing}/${rotation}/${seat}`;
}
