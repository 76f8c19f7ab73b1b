/** Whether a finished game was dealt honestly, checked in this browser. */
import { CHANCE, equals, type Log, replay, viewOf } from '@guimard/engine/kit';
import {
  type Contributions,
  checkNotes,
  contributionsTo,
  type FinishedGame,
  hashOf,
  singleDeal,
  verifyGame,
} from '@guimard/protocol';
import { tableAt } from '../setup/new-table.ts';
import { saveTable } from '../table/store.ts';
import { server } from './api.ts';
import type { OnlineTable } from './online-table.svelte.ts';

export class Verdict {
  readonly #table: OnlineTable;
  /** Restored: honest, but draws were made anew after a backup had been restored. */
  state = $state<'checking' | 'honest' | 'restored' | 'dishonest' | 'unknown'>('checking');
  /** Who determined the draws, once they are verified. */
  contributions = $state.raw<Contributions>();
  isSaved = $state(false);
  #game = $state.raw<FinishedGame>();

  constructor(table: OnlineTable) {
    this.#table = table;
  }

  /** With all that was hidden; undefined until it is known. */
  get log(): Log | undefined {
    return this.#game?.log;
  }

  async check(): Promise<void> {
    const answer = await server.game(this.#table.id);
    if (answer.ok) {
      this.#game = answer.value;
      this.state = this.#judge(answer.value);
    } else {
      this.state = 'unknown';
    }
  }

  #judge(finished: FinishedGame): 'honest' | 'restored' | 'dishonest' {
    const { viewer, shares, wasRestored } = this.#table;
    const noted = shares === undefined ? 'kept' : checkNotes(finished, viewer, shares);
    const { seeds, seats = [], log } = finished;
    let draws = 0;
    replay(this.#table.game, log, ({ mover }) => {
      if (mover === CHANCE) draws++;
    });
    const contributions = contributionsTo(seeds, seats, draws);
    if ('brokenAt' in contributions || noted === 'broken' || !this.#isHonest(finished)) return 'dishonest';
    this.contributions = contributions;
    return wasRestored || noted === 'restored' || contributions.isRestored ? 'restored' : 'honest';
  }

  /** In My games. */
  get savedId(): string {
    return `online-${this.#table.id}`;
  }

  /** Saves the game to My games; returns whether it could be. */
  async save(): Promise<boolean> {
    if (this.#game === undefined) return false;
    const { game, seats } = this.#table;
    const state = replay(game, this.#game.log);
    if (!state.ok) return false;
    const table = tableAt(game, this.#game.log, state.value, seats);
    const early = table.isOver ? {} : { endedEarly: true as const };
    const saved = { ...table, ...dealOf(this.#game), ...early, id: this.savedId };
    this.isSaved = await saveTable(saved).then(
      () => true,
      () => false,
    );
    return this.isSaved;
  }

  /** The seeds are those that were published, no more and no less, and used as was said at the start; all chance follows from them; and it is the game that was seen. */
  #isHonest({ log, seeds, draws, seats = [] }: FinishedGame): boolean {
    const { game, info, viewer, steps } = this.#table;
    const arePublished =
      draws === info.draws &&
      seeds.length === info.commitments.length &&
      seeds.every(({ from, seed, seat }, i) => {
        const published = info.commitments[i];
        return published?.from === from && published.hash === hashOf(seed) && published.seat === seat;
      }) &&
      seats.every(({ commitment }, seat) => commitment === info.seats[seat]?.commitment);
    if (!arePublished || !verifyGame(game, log, seeds, draws).ok) return false;
    const end = replay(game, log);
    const seen = this.#table.viewAt(steps.length).known;
    return end.ok && equals(viewOf(game, end.value, viewer).known, seen);
  }
}

/** With all seeds from the beginning of a game, its tiles can be dealt again on this device. */
function dealOf({ seeds, draws }: FinishedGame): { readonly deal?: string } {
  const deal = singleDeal(seeds, draws);
  return deal === undefined ? {} : { deal };
}
