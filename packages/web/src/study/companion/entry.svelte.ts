/** A table being entered: every change is kept in the browser, and can be taken back as long as the page is open. */
import type { GameUi } from '../../game-ui.ts';
import type { SavedCompanion } from './store.ts';

export class CompanionEntry {
  readonly ui: GameUi;
  readonly #save: (table: SavedCompanion) => Promise<void>;
  #saved: SavedCompanion;
  #content = $state.raw<unknown>();
  #past = $state.raw<readonly unknown[]>([]);
  #future = $state.raw<readonly unknown[]>([]);
  /** The browser did not keep the last change. */
  isUnsaved = $state(false);

  constructor(ui: GameUi, saved: SavedCompanion, save: (table: SavedCompanion) => Promise<void>) {
    this.ui = ui;
    this.#save = save;
    this.#saved = saved;
    this.#content = saved.content;
  }

  get id(): string {
    return this.#saved.id;
  }
  get options(): object {
    return this.#saved.options;
  }
  get names(): readonly string[] {
    return this.#saved.names;
  }
  get content(): unknown {
    return this.#content;
  }
  get mayUndo(): boolean {
    return this.#past.length > 0;
  }
  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  change(content: unknown): void {
    this.#past = [...this.#past, this.#content];
    this.#future = [];
    this.#put(content);
  }

  undo(): void {
    if (!this.mayUndo) return;
    const before = this.#past.at(-1);
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#content];
    this.#put(before);
  }

  redo(): void {
    if (!this.mayRedo) return;
    const after = this.#future.at(-1);
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#content];
    this.#put(after);
  }

  /** What it comes to, for the list of tables. */
  note(scores: readonly number[], isDone: boolean): void {
    const { scores: known, isDone: wasDone } = this.#saved;
    if (isDone === wasDone && scores.join() === known.join()) return;
    this.#saved = { ...this.#saved, scores, isDone };
    void this.#keep();
  }

  #put(content: unknown): void {
    this.#content = content;
    this.#saved = { ...this.#saved, content, updated: Date.now() };
    void this.#keep();
  }

  async #keep(): Promise<void> {
    this.isUnsaved = await this.#save(this.#saved).then(
      () => false,
      () => true,
    );
  }
}
