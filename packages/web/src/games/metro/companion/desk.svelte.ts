/** Entering a physical board: which cell is next, which tile is held, and what all of it comes to. */
import { nth, ok, type Result, SPECTATOR, type View, viewOf } from '@guimard/engine/kit';
import {
  type BoardProblem,
  type BoardRefusal,
  CELLS,
  type Cell,
  emptyCells,
  type FieldValue,
  type FormPart,
  formOf,
  isCentre,
  judgeBoard,
  type MetroOptions,
  type MetroState,
  metro,
  parseOptions,
  type Tally,
  type Tile,
  tally,
  tilesLeft,
} from '@guimard/engine/metro';
import type { CompanionEntry } from '../../../study/companion/entry.svelte.ts';
import type { Painting } from '../board/paint.ts';
import type { LitLine, Target } from '../board/picture.ts';
import { departureAt, linesByPoint, litLine } from '../lines.ts';
import { paintingOf } from '../painting.ts';
import { keepContent, makeText, readBoard, readContent, type TallyContent } from './content.ts';

/** A tile goes to the marked cell, and the mark moves on; or a tile is held and goes wherever a cell is chosen. */
export const ORDERS = ['cells', 'tiles'] as const;
export type Order = (typeof ORDERS)[number];

export class TallyDesk {
  readonly entry: CompanionEntry;
  readonly options: MetroOptions;
  readonly form: readonly FormPart[];
  order = $state<Order>('cells');
  cursor = $state<Cell>(0);
  held = $state<Tile>();
  target = $state.raw<Target>();
  pinned = $state.raw<ReadonlySet<number>>(new Set());

  constructor(entry: CompanionEntry) {
    this.entry = entry;
    const options = parseOptions(entry.options);
    if (!options.ok) throw new Error(`options were not checked: ${options.error.code}`);
    this.options = options.value;
    this.form = formOf(this.options);
    this.cursor = nth([...emptyCells(this.content.placements), 0], 0);
  }

  readonly content: TallyContent = $derived.by(() => readContent(this.entry.content));
  readonly tally: Tally = $derived.by(() => tally(this.options, this.content));
  readonly problems: readonly BoardProblem[] = $derived.by(() =>
    judgeBoard(this.options, this.content.placements),
  );
  /** Of each tile as it lies. */
  readonly left: readonly number[] = $derived.by(() => tilesLeft(this.options, this.content.placements));
  readonly empty: readonly Cell[] = $derived.by(() => emptyCells(this.content.placements));

  /** Everything lies open. */
  readonly view: View<MetroState> = $derived.by(() => ({
    ...viewOf(metro, this.tally.state, SPECTATOR),
    known: this.tally.state,
  }));
  readonly #lines = $derived.by(() => linesByPoint(this.tally.state));
  /** Open lines are strong, complete ones calm. */
  readonly painting: Painting = $derived.by(() => paintingOf(this.view, this.#lines, 'all', false));
  readonly lit: readonly LitLine[] = $derived.by(() => {
    const traced = this.target === undefined ? undefined : departureAt(this.#lines, this.target);
    const all = new Set(this.pinned);
    if (traced !== undefined) all.add(traced);
    return [...all].map((departure) =>
      litLine(this.tally.state, departure, departure === traced ? 'traced' : 'pinned'),
    );
  });

  get isDone(): boolean {
    return this.tally.isBoardWhole && this.tally.isFormWhole;
  }

  tileAt(cell: Cell): Tile | undefined {
    return this.content.placements.find((placement) => placement.cell === cell)?.tile;
  }

  /** A tile of the palette is chosen. Returns where it was put, if it was. */
  choose(tile: Tile): Cell | undefined {
    this.held = tile;
    if (this.order === 'tiles' || isCentre(this.cursor)) return undefined;
    const cell = this.cursor;
    this.put(tile, cell);
    this.moveOn();
    return cell;
  }

  /** A cell is chosen: the mark goes there or, with a tile held, the tile; or it is taken off again. */
  press(cell: Cell): void {
    if (isCentre(cell)) return;
    this.cursor = cell;
    if (this.order === 'cells' || this.held === undefined) return;
    if (this.tileAt(cell) === this.held) this.remove(cell);
    else this.put(this.held, cell);
  }

  put(tile: Tile, cell: Cell): void {
    const others = this.content.placements.filter((placement) => placement.cell !== cell);
    this.#change({ placements: [...others, { tile, cell }] });
  }

  remove(cell: Cell): void {
    if (this.tileAt(cell) === undefined) return;
    this.#change({ placements: this.content.placements.filter((placement) => placement.cell !== cell) });
  }

  /** A whole board takes the place of what lies there. */
  paste(text: string): Result<number, BoardRefusal> {
    const board = readBoard(text);
    if (!board.ok) return board;
    this.#change({ placements: board.value });
    this.cursor = nth([...this.empty, 0], 0);
    return ok(board.value.length);
  }

  get text(): string {
    return makeText(this.content.placements);
  }

  fill(id: string, value: FieldValue): void {
    this.#change({ form: { ...this.content.form, [id]: value } });
  }

  pin(target: Target): void {
    const departure = departureAt(this.#lines, target);
    if (departure === undefined) return;
    const pinned = new Set(this.pinned);
    if (!pinned.delete(departure)) pinned.add(departure);
    this.pinned = pinned;
  }

  #change(changes: Partial<TallyContent>): void {
    this.entry.change(keepContent({ ...this.content, ...changes }));
    this.entry.note(this.tally.scores, this.isDone);
  }

  /** The mark goes to the next empty cell in the order of reading, from the start again at the end. */
  moveOn(): void {
    const ahead = (to: Cell): number => (to - this.cursor + CELLS) % CELLS;
    this.cursor = this.empty.toSorted((a, b) => ahead(a) - ahead(b))[0] ?? this.cursor;
  }
}
