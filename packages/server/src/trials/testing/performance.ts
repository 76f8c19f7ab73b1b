/** A scripted game played over sockets, draws included, and every byte that each client received. */
import { type AnyGame, CHANCE, codeOf, type Rng, type Seat, SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { type Command, hashOf, type Seated, type ServerMessage } from '@guimard/protocol';
import { expect } from 'vitest';
import { ask } from '../../api/testing/client.ts';
import { hashRecovery, hashSecret } from '../../room/secrets.ts';
import { SocketListener } from './listener.ts';
import { script } from './scripted.ts';
import { ME, OPEN, sitDown } from './seats.ts';

export interface Play {
  readonly game: AnyGame;
  readonly options: object & { readonly players: number };
  readonly words: readonly string[];
  readonly seed: string;
  /** Seats that also try forbidden moves, to learn from the refusals; the words they try. */
  readonly curious: readonly Seat[];
  readonly tries: readonly string[];
}

/** A curious seat's attempts before every move. */
const TRIES = 2;

class Performance {
  readonly #url: string;
  readonly #play: Play;
  readonly #places: readonly Seated[];
  readonly #listeners = new Map<Seat, SocketListener>();
  /** Each seat's commands: its keys follow from its own actions. */
  readonly #counts = new Map<Seat, number>();
  readonly #rngs = new Map<Seat, Rng>();

  constructor(url: string, play: Play, places: readonly Seated[]) {
    this.#url = url;
    this.#play = play;
    this.#places = places;
  }

  get #table(): string {
    return this.#places[0].table;
  }

  /** One after the other, so that every client gets them in the same order each time. */
  async enter(): Promise<void> {
    for (const { seat, secret } of [...this.#places, { seat: SPECTATOR, secret: undefined }]) {
      this.#listeners.set(seat, await SocketListener.open(this.#url, this.#table, secret));
    }
    const all = JSON.stringify({
      present: this.#places.map(() => true),
      awaySince: this.#places.map(() => null),
      spectators: 1,
    });
    for (const listener of this.#listeners.values()) await listener.until(() => listener.presence === all);
    for (const { seat } of this.#places) await this.#do(seat, { type: 'ready', isReady: true });
  }

  async perform(): Promise<void> {
    const { game, options, words, curious } = this.#play;
    const s = game.create(options);
    for (const word of words) {
      const mover = game.toMove(s);
      if (mover !== CHANCE) {
        for (const seat of curious) await this.#try(seat);
        await this.#do(mover, { type: 'act', action: word });
      }
      game.play(s, codeOf(game, s, word));
    }
  }

  /** With everything replaced that tells one table from another. Seats' secrets are never sent. */
  async heard(): Promise<ReadonlyMap<Seat, readonly string[]>> {
    const never = this.#places.flatMap(({ secret, recovery }) => [
      secret,
      recovery,
      hashSecret(secret),
      hashRecovery(recovery),
    ]);
    const heard = new Map<Seat, readonly string[]>();
    for (const [viewer, listener] of this.#listeners) {
      const { secret } = this.#places.find(({ seat }) => seat === viewer) ?? {};
      const asked = secret === undefined ? {} : { secret };
      const { body } = await ask({ url: this.#url }, 'GET', `/api/tables/${this.#table}`, asked);
      const texts = [...listener.texts, JSON.stringify(body)];
      // One assertion for all messages: there are so many that assertions would take longer than the games.
      const leaks = texts.filter((text) => never.some((one) => text.includes(one)));
      const early = texts.filter(
        (text) => text.includes(this.#play.seed) !== text.includes('"phase":"over"'),
      );
      expect([leaks, early]).toEqual([[], []]);
      listener.close();
      heard.set(
        viewer,
        texts.map((text) => this.#alike(text)),
      );
    }
    return heard;
  }

  #alike(text: string): string {
    const { seed } = this.#play;
    return text.replaceAll(this.#table, 'TABLE').replaceAll(seed, 'SEED').replaceAll(hashOf(seed), 'HASH');
  }

  async #command(seat: Seat, command: Command): Promise<ServerMessage> {
    const [listener, count] = [this.#listeners.get(seat)!, this.#counts.get(seat) ?? 0];
    this.#counts.set(seat, count + 1);
    return listener.ask({ key: `seat-${seat}-key-${count}`, version: listener.table!.version, command });
  }

  /** Waits until every client has it. */
  async #do(seat: Seat, command: Command): Promise<void> {
    const done = await this.#command(seat, command);
    if (done.type !== 'done') throw new Error(JSON.stringify(done));
    for (const listener of this.#listeners.values())
      await listener.until(() => listener.table!.version >= done.version);
  }

  /** Moves that are not legal as far as the seat can see. */
  async #try(seat: Seat): Promise<void> {
    const { game, tries } = this.#play;
    const view = this.#listeners.get(seat)!.known.view(seat);
    const legal = view.legal.map((code) => game.format(game.decode(view.known, code)));
    const rng = this.#rngs.get(seat) ?? new SeededRng(`curious ${seat}`);
    this.#rngs.set(seat, rng);
    for (let i = 0; i < TRIES; i++) {
      const action = tries[rng.below(tries.length)];
      if (legal.includes(action)) continue;
      const answer = await this.#command(seat, { type: 'act', action });
      if (answer.type !== 'refused') throw new Error(`${action} was not refused`);
    }
  }
}

/** This many words, and the draws after them: the server does not wait for those to be written. */
export function untilDecision(
  game: AnyGame,
  options: object,
  words: readonly string[],
  length: number,
): readonly string[] {
  const s = game.create(options);
  const end = words.findIndex((word, index) => {
    game.play(s, codeOf(game, s, word));
    return index + 1 >= length && game.toMove(s) !== CHANCE;
  });
  return words.slice(0, end + 1);
}

/** Returns what each seat and a spectator received. */
export async function perform(url: string, play: Play): Promise<ReadonlyMap<Seat, readonly string[]>> {
  const { game, options, words, seed } = play;
  script(seed, game, options, words);
  const seats = [ME, ...Array.from({ length: options.players - 1 }, () => OPEN)];
  const places = await sitDown(url, { game: game.meta.id, options: { ...options }, seats });
  const performance = new Performance(url, play, places);
  await performance.enter();
  await performance.perform();
  return performance.heard();
}
