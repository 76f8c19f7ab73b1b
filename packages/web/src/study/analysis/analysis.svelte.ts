/** An analysis board: a study, its tree of variations, and the table that shows one line of it. */
import { CHANCE, type Log, type LogRefusal, nth, ok, type Result } from '@guimard/engine/kit';
import type { GameUi } from '../../game-ui.ts';
import { FreeTable } from '../free/free-table.svelte.ts';
import { type Moves, readLine, readTree } from './moves.ts';
import type { Study } from './study.ts';
import {
  addLine,
  annotate,
  childrenOf,
  lineThrough,
  type NodeId,
  type Note,
  nodeOf,
  noteOf,
  pathTo,
  promote,
  ROOT,
  remove,
  siblingOf,
  type Tree,
} from './tree.ts';

export class Analysis {
  readonly ui: GameUi;
  readonly table: FreeTable;
  readonly #save: (study: Study) => void;
  study: Study = $state.raw()!;
  moves: Moves = $state.raw(new Map());
  /** The nodes of the line at the table. */
  #line = $state.raw<readonly NodeId[]>([]);

  private constructor(
    ui: GameUi,
    study: Study,
    table: FreeTable,
    moves: Moves,
    save: (study: Study) => void,
  ) {
    this.ui = ui;
    this.study = study;
    this.table = table;
    this.moves = moves;
    this.#save = save;
    this.go(nodeOf(study.tree, study.at) === undefined ? ROOT : study.at);
  }

  /** Refuses a study with a move that is none. `save` is told of every change. */
  static open(ui: GameUi, study: Study, save: (study: Study) => void): Result<Analysis, LogRefusal> {
    const { id, log, names, tree } = study;
    const moves = readTree(ui, log, tree, names);
    if (!moves.ok) return moves;
    const board: { analysis?: Analysis } = {};
    const table = FreeTable.open(ui, {
      id,
      log,
      names,
      onchange: (changed) => board.analysis?.follow(changed),
    });
    if (!table.ok) return table;
    board.analysis = new Analysis(ui, study, table.value, moves.value, save);
    return ok(board.analysis);
  }

  get tree(): Tree {
    return this.study.tree;
  }

  /** The position on display. */
  readonly current: NodeId = $derived.by(() =>
    this.table.at === 0 ? ROOT : nth(this.#line, this.table.at - 1),
  );

  /** Whether the position on display is on the main line. */
  get isMain(): boolean {
    return this.current === ROOT || lineThrough(this.tree, ROOT).some(({ id }) => id === this.current);
  }

  /** What has been tried from here, the main line first. */
  get continuations(): readonly string[] {
    return childrenOf(this.tree, this.current).map(({ word }) => word);
  }

  get note(): Note {
    return noteOf(this.tree, this.current);
  }

  /** Shows a position, with the main line from there. */
  go(id: NodeId): void {
    const line = lineThrough(this.tree, id);
    const words = line.map(({ word }) => word);
    const loaded = this.table.load({ ...this.study.log, actions: words }, pathTo(this.tree, id).length);
    if (!loaded.ok) throw new Error(`our own line is refused: ${loaded.error.code}`);
    this.#line = line.map((node) => node.id);
  }

  /** To the last decision before this position. */
  back(): void {
    let at = this.table.at - 1;
    while (at > this.table.setUp && this.#isDraw(at)) at--;
    if (at >= 0) this.table.look(at);
  }

  /** To the next decision on the line, or to its end. */
  forward(): void {
    if (this.#line[this.table.at] === undefined) {
      const [next] = childrenOf(this.tree, this.current);
      if (next === undefined) return;
      const { at } = this.table;
      this.go(next.id);
      this.table.look(at);
    }
    let at = this.table.at + 1;
    while (at < this.#line.length && this.#isDraw(at)) at++;
    this.table.look(at);
  }

  first(): void {
    this.table.look(this.table.setUp);
  }

  last(): void {
    const end = this.#line.at(-1) ?? ROOT;
    this.go(end);
    this.table.look(this.table.steps.length);
  }

  /** Chance decides after so many actions of the line. */
  #isDraw(at: number): boolean {
    return this.table.steps[at]?.mover === CHANCE;
  }

  /** To the variation before or after the one on display. */
  switch(by: 1 | -1): void {
    // The nearest move on the way here that has one.
    const path = pathTo(this.tree, this.current).toReversed();
    const [sibling] = path.flatMap(({ id }) => siblingOf(this.tree, id, by) ?? []);
    if (sibling !== undefined) this.go(sibling);
  }

  /** Notes something of the position on display, or of another. */
  annotate(change: Parameters<typeof annotate>[2], id = this.current): void {
    this.#keep({ tree: annotate(this.tree, id, change) });
  }

  promote(): void {
    const { current } = this;
    this.#keep({ tree: promote(this.tree, current) });
    this.go(current);
  }

  /** Deletes the move on display and all that follows it. */
  remove(): void {
    const node = nodeOf(this.tree, this.current);
    if (node === undefined) return;
    this.#keep({ tree: remove(this.tree, node.id), at: node.parent });
    this.go(node.parent);
  }

  rename(name: string): void {
    this.#keep({ name });
  }

  /** As it is kept. */
  get kept(): Study {
    return { ...this.study, at: this.current };
  }

  /** What was played at the table goes into the tree. */
  follow({ actions }: Log): void {
    const { log, names } = this.study;
    const { tree, id } = addLine(this.tree, actions);
    const line = pathTo(tree, id);
    const moves = readLine(this.ui, log, line, names, this.moves);
    if (moves.ok) this.moves = moves.value;
    this.#line = line.map((node) => node.id);
    this.#keep({ tree, at: id });
  }

  #keep(change: Partial<Pick<Study, 'tree' | 'name' | 'at'>>): void {
    this.study = { ...this.study, at: this.current, ...change, updated: Date.now() };
    this.#save(this.study);
  }
}
