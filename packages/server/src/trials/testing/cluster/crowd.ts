/** Players at many tables: most at the pace of people, some as fast as they can, and some who race each other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRng } from '@guimard/engine/kit';
import type { Seated } from '@guimard/protocol';
import type { Store } from '../../../store/store.ts';
import { Recorder } from '../history/history.ts';
import { COMPUTER, ME, OPEN, sitDown, type TableRequest } from '../seats.ts';
import { type ServiceWatch, StubbornPlayer, type Temper } from '../stubborn-player.ts';
import { TIGHT_CLOCK, TightTurns } from './tight-turns.ts';

/** With clocks that nobody runs out of. */
const TWO = {
  game: 'metro',
  options: {},
  seats: [ME, OPEN],
  clock: { kind: 'bank', seconds: 3_600, increment: 0 },
} satisfies TableRequest;

/** Of ten tables at the pace of people. */
const DRAFTS: readonly TableRequest[] = [
  ...Array.from({ length: 5 }, () => TWO),
  { ...TWO, options: { hand: 3 } },
  { ...TWO, clock: TIGHT_CLOCK, atZero: 'forfeit' },
  { ...TWO, seats: [ME, OPEN, COMPUTER] },
  { ...TWO, seats: [ME, COMPUTER] },
  { ...TWO, game: 'correspondances', options: { target: 1 } },
];

/** How long people think, in milliseconds. */
const PEOPLE = { least: 2_500, spread: 4_000 };
/** The same for those who play one game after the other, and for those who race. */
const QUICK = 40;
const RACE = 150;
/** Tables that are opened at the same time. */
const AT_ONCE = 8;
/** Before opening a table is tried again, in milliseconds. */
const RETRY_DELAY = 200;
/** How long games may take to end, and stopped players to learn the last of it, in milliseconds. */
const LAST_NEWS = 10_000;

export interface CrowdTable {
  readonly players: readonly StubbornPlayer[];
  readonly history: Recorder;
}

interface Where {
  readonly url: string;
  /** Of the nodes themselves, for those who race. */
  readonly nodes: readonly string[];
}

export class Crowd {
  readonly tables: CrowdTable[] = [];
  /** Everybody who races: two devices of a seat, each at its own node. */
  readonly racers: StubbornPlayer[] = [];
  readonly tightTurns = new TightTurns();
  readonly #where: Where;
  readonly #seed: string;
  readonly #watch: ServiceWatch;
  readonly #rng: SeededRng;
  /** One game after the other. */
  readonly #series: Promise<void>[] = [];
  #isOver = false;

  constructor(where: Where, seed: string, watch: ServiceWatch) {
    this.#where = where;
    this.#seed = seed;
    this.#watch = watch;
    this.#rng = new SeededRng(`crowd ${seed}`);
  }

  get moves(): number {
    const players = this.tables.flatMap((table) => table.players);
    return players.reduce((sum, player) => sum + player.moves.length, 0);
  }

  /** Opens tables at the pace of people, who play until they are stopped; resolves when all are seated. */
  async open(count: number): Promise<void> {
    const left = Array.from({ length: count }, (_, i) => DRAFTS[i % DRAFTS.length]);
    const openOnes = async () => {
      for (let draft = left.pop(); draft !== undefined; draft = left.pop()) {
        const places = await this.#sitDown(draft);
        const people = () => sleep(PEOPLE.least + this.#rng.below(PEOPLE.spread));
        const thinks = draft.clock === TIGHT_CLOCK ? this.tightTurns.think : people;
        void this.#play(places, { thinks });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openOnes));
  }

  /** Plays one quick game after the other, each to its end. */
  playOn(): void {
    const play = async () => {
      while (!this.#isOver) await this.#play(await this.#sitDown(TWO), { thinks: () => sleep(QUICK) });
    };
    this.#series.push(play());
  }

  /** The same, with a second device of each seat that decides differently, at another node. */
  race(): Promise<void> {
    return this.#playApart(2);
  }

  /** The same, each seat at its own node, and nobody else there. */
  playApart(): Promise<void> {
    return this.#playApart(1);
  }

  async #playApart(devices: number): Promise<void> {
    while (!this.#isOver) {
      const places = await this.#sitDown(TWO);
      const history = new Recorder();
      const players = Array.from({ length: devices }, (_, device) =>
        places.map((place, i) => {
          const node = this.#where.nodes[(i + device) % this.#where.nodes.length];
          const temper = { history, device: `-${device}`, thinks: () => sleep(RACE) };
          return this.#player(place, () => node, temper);
        }),
      ).flat();
      if (devices > 1) this.racers.push(...players);
      await this.#playAll(players, history);
    }
  }

  /** Lets the quick games end, stops all others, and returns whoever does not learn the last of it. */
  async stop(store: Store, patience = LAST_NEWS): Promise<readonly string[]> {
    this.#isOver = true;
    await within(patience, Promise.all(this.#series));
    for (const { players } of this.tables) for (const player of players) player.stop();
    const end = performance.now() + patience;
    let late = await this.#late(store);
    while (late.length > 0 && performance.now() < end) {
      await sleep(RETRY_DELAY);
      late = await this.#late(store);
    }
    for (const { players } of this.tables) for (const player of players) player.leave();
    return late;
  }

  async #late(store: Store): Promise<readonly string[]> {
    const players = this.tables.flatMap((table) => table.players);
    const versions = players.map(({ id, table }) => [id, table?.version ?? 0] as const);
    const known = new Map(versions.toSorted(([, a], [, b]) => b - a));
    const changed = await store.listChanged(known);
    return players.flatMap(({ id, seat, table, isWaiting }) => {
      const [version, stored] = [table?.version, changed.has(id) ? changed.get(id) : known.get(id)];
      if (version === stored && !isWaiting) return [];
      return [`seat ${seat} of ${id} is at version ${version}, the store at ${stored}`];
    });
  }

  /** Opening a table may fail, as it would for a person, who tries again. */
  async #sitDown(draft: TableRequest): Promise<readonly Seated[]> {
    for (;;) {
      const places = await sitDown(this.#where.url, draft).catch(() => undefined);
      if (places !== undefined) return places;
      await sleep(RETRY_DELAY);
    }
  }

  #play(places: readonly Seated[], temper: Pick<Temper, 'thinks'>): Promise<void> {
    const history = new Recorder();
    const players = places.map((place) =>
      this.#player(place, () => this.#where.url, { ...temper, history, watch: this.#watch }),
    );
    return this.#playAll(players, history);
  }

  #player(place: Seated, where: () => string, temper: Omit<Temper, 'seed'>): StubbornPlayer {
    const seed = `${this.#seed} ${place.table} ${temper.device}`;
    const { url: http } = this.#where;
    return new StubbornPlayer(place, where, { ...temper, seed, http, isPatient: true });
  }

  async #playAll(players: readonly StubbornPlayer[], history: Recorder): Promise<void> {
    this.tables.push({ players, history });
    await Promise.all(players.map((player) => player.play()));
  }
}

/** Waits no longer than this many milliseconds. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timeout = new AbortController();
  await Promise.race([work, sleep(ms, undefined, { signal: timeout.signal })]);
  timeout.abort();
}
