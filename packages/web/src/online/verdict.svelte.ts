/** Whether a finished game was dealt honestly, checked in this browser. */
import { equals, replay, viewOf } from '@guimard/engine/kit';
import { type FinishedGame, hashOf, verifyGame } from '@guimard/protocol';
import { tableAt } from '../setup/new-table.ts';
import { saveTable } from '../table/store.ts';
import { gameOf } from './api.ts';
import type { OnlineTable } from './online-table.svelte.ts';

export class Verdict {
  readonly #table: OnlineTable;
  state = $state<'checking' | 'honest' | 'dishonest' | 'unknown'>('checking');
  isSaved = $state(false);
  #game: FinishedGame | undefined;

  constructor(table: OnlineTable) {
    this.#table = table;
  }

  async check(): Promise<void> {
    const answer = await gameOf(this.#table.id);
    if (answer.ok) {
      this.#game = answer.value;
      this.state = this.#isHonest(answer.value) ? 'honest' : 'dishonest';
    } else {
      this.state = 'unknown';
    }
  }

  /** Keeps the game among those of this browser; answers whether it could be. */
  async save(): Promise<boolean> {
    if (this.#game === undefined) return false;
    const { game, seats, id } = this.#table;
    const state = replay(game, this.#game.log);
    if (!state.ok) return false;
    const saved = { ...tableAt(game, this.#game.log, state.value, seats), id: `online-${id}` };
    this.isSaved = await saveTable(saved).then(
      () => true,
      () => false,
    );
    return this.isSaved;
  }

  /** The seeds are those whose hashes were published; all chance follows from them; and the game is the one that was seen. */
  #isHonest({ log, seeds }: FinishedGame): boolean {
    const { game, commitments, viewer, steps } = this.#table;
    const areKept = commitments.every(({ hash, from }) =>
      seeds.some((added) => added.from === from && hashOf(added.seed) === hash),
    );
    if (!areKept || !verifyGame(game, log, seeds).ok) return false;
    const end = replay(game, log);
    const seen = this.#table.viewAt(steps.length).known;
    return end.ok && equals(viewOf(game, end.value, viewer).known, seen);
  }
}
