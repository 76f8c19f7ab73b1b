/** Whether a finished game was dealt honestly, checked in this browser. */
import { equals, type Log, replay, viewOf } from '@guimard/engine/kit';
import { type FinishedGame, hashOf, verifyGame } from '@guimard/protocol';
import { tableAt } from '../setup/new-table.ts';
import { saveTable } from '../table/store.ts';
import { server } from './api.ts';
import type { OnlineTable } from './online-table.svelte.ts';

export class Verdict {
  readonly #table: OnlineTable;
  /** Restored: honest, but draws were made anew after a backup had been restored. */
  state = $state<'checking' | 'honest' | 'restored' | 'dishonest' | 'unknown'>('checking');
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
      const honest = this.#table.wasRestored ? 'restored' : 'honest';
      this.state = this.#isHonest(answer.value) ? honest : 'dishonest';
    } else {
      this.state = 'unknown';
    }
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
  #isHonest({ log, seeds, draws }: FinishedGame): boolean {
    const { game, info, viewer, steps } = this.#table;
    const arePublished =
      draws === info.draws &&
      seeds.length === info.commitments.length &&
      seeds.every(({ from, seed }, i) => {
        const published = info.commitments[i];
        return published?.from === from && published.hash === hashOf(seed);
      });
    if (!arePublished || !verifyGame(game, log, seeds, draws).ok) return false;
    const end = replay(game, log);
    const seen = this.#table.viewAt(steps.length).known;
    return end.ok && equals(viewOf(game, end.value, viewer).known, seen);
  }
}

/** With the only seed of a game, its tiles can be dealt again on this device (protocol/src/draws.ts). */
function dealOf({ seeds: [first, ...more], draws }: FinishedGame): { readonly deal?: string } {
  return first === undefined || more.length > 0 || draws !== 'piles' ? {} : { deal: first.seed };
}
