/**
 * What a player of Metro does at the table before it becomes an action: which tile is chosen, how it is rotated, and
 * where it would go.
 */
import { type Code, nth, OVER, type View } from '@guimard/engine/kit';
import {
  type Cell,
  type Consequences,
  cellOf,
  consequencesOf,
  DRAW_CODE,
  isCentre,
  type MetroState,
  makeCell,
  PASS_CODE,
  parseCell,
  placementCode,
  ROTATIONS,
  TILE_CODE,
  type Tile,
  tileOf,
  tilesToPlace,
} from '@guimard/engine/metro';
import type { Drawing, Pressed } from '../../game-ui.ts';
import { groupBy } from '../../group-by.ts';
import { settings } from '../../settings.svelte.ts';
import { play as playSound } from '../../sound.ts';
import { ASSISTANCE, type Assistance } from '../../table/seating.ts';
import type { TableModel } from '../../table/table-model.ts';
import { BARE, type Painting, type TilePaint, tilePaint } from './board/paint.ts';
import type { BoardPicture, Ghost, Target } from './board/picture.ts';
import { type Decisions, sortDecisions } from './decisions.ts';
import { drawnTile, handOf } from './hand.ts';
import { Lights } from './lights.svelte.ts';
import { departureAt, linesByPoint } from './lines.ts';
import { BoardLook } from './look.svelte.ts';
import { cityFace } from './modules/index.ts';
import { ownView } from './own.ts';
import { paintingOf } from './painting.ts';
import { pictureOf } from './picture.ts';
import { Places } from './places.svelte.ts';
import { type WhyNot, whyNotHere } from './refusal.ts';
import { Trains } from './trains.svelte.ts';

export class MetroDesk {
  readonly table: TableModel;
  readonly places = new Places(this);
  readonly trains = new Trains(this);
  readonly lights = new Lights(this);
  readonly look: BoardLook;
  /** Which tile of the hand, and by how many quarters it is turned (V1). */
  #chosen = $state(0);
  #turns = $state(0);
  /** Where the tile would go: put there by a tap or the keyboard, or under the pointer. */
  put = $state<Cell>();
  hovered = $state<Cell>();
  /** Where the player tried to place a tile that may not go there. */
  #refused = $state<Cell>();
  cursor = $state<Cell>(0);
  /** Whoever follows a game elsewhere does not know the hands: a tile is named before it is placed. */
  isHandKnown = $state(true);
  /** The cells that a tutorial points at; undefined outside tutorials. */
  #pointed = $state.raw<readonly Cell[]>();
  /** What somebody has drawn on the board, and who is told of presses while they draw. */
  drawing = $state.raw<Drawing>();
  ondraw = $state.raw<(pressed: Pressed) => void>();
  /** The last pointer that touched the board: with a finger the first tap only shows. */
  isTouch = $state(false);

  constructor(table: TableModel) {
    this.table = table;
    this.look = new BoardLook(table.id);
    table.perform = (step) => this.trains.perform(step);
  }

  get view(): View<MetroState> {
    return ownView(this.table.view);
  }

  readonly picture: BoardPicture = $derived.by(() => pictureOf(this.view, cityFace(this.view.known)?.Emblem));

  helps(with_: Assistance): boolean {
    return ASSISTANCE.indexOf(this.table.assistance) >= ASSISTANCE.indexOf(with_);
  }

  /** The tiles that may be placed now; while another player is on turn, the viewer's hand. */
  readonly tiles: readonly Tile[] = $derived.by(() => {
    const { known, viewer, toMove } = this.view;
    if (viewer < 0) return [];
    return viewer === toMove && this.placements.length > 0 ? tilesToPlace(known) : handOf(this.view);
  });

  /** B10: the tiles that stay in the hand while the one that was drawn is placed. */
  readonly kept: readonly Tile[] = $derived.by(() => {
    const { known, viewer } = this.view;
    return viewer >= 0 && drawnTile(known, viewer) !== undefined ? handOf(this.view) : [];
  });

  /** Legal placements, and what modules let the player decide. */
  readonly placements: readonly Code[] = $derived.by(() =>
    this.view.legal.filter((code) => code < TILE_CODE),
  );
  readonly decisions: Decisions = $derived.by(() => sortDecisions(this.view));
  get mayDraw(): boolean {
    return this.view.legal.includes(DRAW_CODE);
  }
  get mayPass(): boolean {
    return this.view.legal.includes(PASS_CODE);
  }
  /** A module asks for something before the turn goes on. */
  get isAsked(): boolean {
    return this.view.legal.length > 0 && this.view.legal.every((code) => code > PASS_CODE);
  }

  /** One tap or click only shows what would happen. */
  get asksAgain(): boolean {
    return this.isTouch || settings.confirm || this.asksFirst;
  }

  /** The player wants to be asked before what cannot be taken back. */
  get asksFirst(): boolean {
    return settings.askFirst && !this.table.practice;
  }

  get chosen(): number {
    return Math.min(this.#chosen, Math.max(0, this.tiles.length - 1));
  }
  get mayRotate(): boolean {
    return (
      this.view.known.rules.options.rotate && this.tile !== undefined && nth(ROTATIONS, this.tile).length > 1
    );
  }

  /** The tile chosen, as it would lie. */
  readonly tile: Tile | undefined = $derived.by(() => {
    const kind = this.isHandKnown ? this.tiles[this.chosen] : undefined;
    return kind === undefined ? undefined : this.turned(kind);
  });

  turned(kind: Tile): Tile {
    if (!this.view.known.rules.options.rotate) return kind;
    const ways = nth(ROTATIONS, kind);
    return nth(ways, this.#turns % ways.length);
  }

  choose(index: number): void {
    if (index === this.chosen && this.mayRotate) this.rotate();
    this.#chosen = index;
  }

  rotate(quarters = 1): void {
    this.#turns = (this.#turns + quarters + 4) % 4;
  }

  /** Cells where the tile chosen may go as it lies; undefined where the table does not help. */
  readonly legalCells: ReadonlySet<Cell> | undefined = $derived.by(() => {
    if (!this.table.canAct || !this.helps('preview') || this.tile === undefined) return undefined;
    const cells = this.placements.filter((code) => tileOf(code) === this.tile).map(cellOf);
    // A tutorial shows only those it points at.
    return new Set(cells.filter((cell) => this.#pointed?.includes(cell) ?? true));
  });

  /** Where the tile is shown before it is placed. */
  get ghostCell(): Cell | undefined {
    if (!this.table.canAct || this.tile === undefined || this.placements.length === 0) return undefined;
    if (this.ondraw !== undefined) return undefined;
    const cell = this.put ?? this.hovered;
    return cell !== undefined && this.view.known.tiles[cell] === 0 && !isCentre(cell) ? cell : undefined;
  }

  /** The placement that is shown, if it is legal. */
  readonly code: Code | undefined = $derived.by(() => {
    if (this.ghostCell === undefined || this.tile === undefined) return undefined;
    const code = placementCode(this.tile, this.ghostCell);
    return this.placements.includes(code) ? code : undefined;
  });

  readonly ghost: Ghost | undefined = $derived.by(() => {
    const { pending } = this.table;
    // Offline, a move waits for the network: its tile stays in sight.
    if (pending !== undefined && pending < TILE_CODE)
      return { tile: tileOf(pending), cell: cellOf(pending), isLegal: true, isRefused: false, paint: 0 };
    if (this.ghostCell === undefined || this.tile === undefined) return undefined;
    return {
      tile: this.tile,
      cell: this.ghostCell,
      // Without help one sees what one is about to do, but not whether it is allowed.
      isLegal: this.code !== undefined || !this.helps('preview'),
      isRefused: this.isRefused,
      paint: this.#ghostPaint,
    };
  });

  /** The player tried to place the tile where it is shown. */
  get isRefused(): boolean {
    return this.code === undefined && this.#refused !== undefined && this.#refused === this.ghostCell;
  }

  /** Why the tile cannot go where the player tried to place it, and which rule says so. */
  readonly refusal: WhyNot | undefined = $derived.by(() => {
    if (this.ghostCell === undefined || this.tile === undefined || !this.isRefused) return undefined;
    return whyNotHere(this.view.known, this.tile, this.ghostCell);
  });

  readonly consequences: Consequences | undefined = $derived.by(() =>
    this.code !== undefined && this.helps('preview') ? consequencesOf(this.view.known, this.code) : undefined,
  );

  /** All is over, and the last trains have arrived. */
  readonly isOver: boolean = $derived.by(() => this.view.toMove === OVER && !this.trains.isEnding);

  /** Tracing lines is help, but no longer when all is over. */
  readonly painting: Painting = $derived.by(() =>
    this.helps('tracing') || this.isOver
      ? paintingOf(this.view, this.lights.byPoint, this.look.paint, this.isOver)
      : BARE,
  );

  /** The tracks of the tile about to be placed, as they would be painted. */
  readonly #ghostPaint: TilePaint = $derived.by(() => {
    if (this.consequences === undefined || this.ghostCell === undefined) return 0;
    const { after } = this.consequences;
    const view = { ...this.view, known: after };
    return tilePaint(paintingOf(view, linesByPoint(after), this.look.paint, false), this.ghostCell);
  });

  /** The coach's best placements. */
  readonly hints: readonly { readonly cell: Cell; readonly label: string }[] = $derived.by(() => {
    const { advice } = this.table;
    if (this.#pointed !== undefined) return this.#pointed.map((cell) => ({ cell, label: '★' }));
    if (advice === undefined || !this.table.canAct) return [];
    const placements = advice.suggestions.filter(({ code }) => code < TILE_CODE);
    return Array.from(
      groupBy(placements, ({ code }) => cellOf(code)),
      ([cell, on]) => ({ cell, label: [...new Set(on.map(({ rank }) => rank))].join('·') }),
    );
  });

  /** A cell is tapped, clicked, or chosen by the keyboard. */
  press(cell: Cell): void {
    if (this.ondraw !== undefined) {
      this.ondraw({ cell: makeCell(cell) });
      return;
    }
    if (this.places.choose({ type: 'cell', cell }) || !this.table.canAct || this.tile === undefined) return;
    const isSecond = this.put === cell;
    this.put = cell;
    this.#refused = this.code === undefined ? cell : undefined;
    if (this.code !== undefined && (isSecond || !this.asksAgain)) this.place();
  }

  /** A tile dragged from the hand is let go over a cell. */
  drop(): void {
    this.#refused = this.code === undefined ? this.put : undefined;
    if (!settings.confirm) this.place();
  }

  /** The pointer is over a cell, or over none. A tile that was refused elsewhere comes along again. */
  hover(cell: Cell | undefined): void {
    if (this.isRefused && cell !== undefined && cell !== this.put) this.cancel();
    this.hovered = cell;
  }

  /** Places the tile where it is shown. */
  place(): void {
    if (this.code === undefined) return;
    playSound('place');
    this.act(this.code);
  }

  act(code: Code): void {
    this.cancel();
    void this.table.act(code);
  }

  cancel(): void {
    this.put = undefined;
    this.hovered = undefined;
    this.#refused = undefined;
    this.places.reset();
  }

  /** Shows a move without making it: the coach's, or one from the list. */
  propose(code: Code): void {
    if (code >= TILE_CODE) return;
    const tile = tileOf(code);
    const index = this.tiles.findIndex((kind) => nth(ROTATIONS, kind).includes(tile) || kind === tile);
    if (index < 0) return;
    this.#chosen = index;
    this.#turns = Math.max(0, nth(ROTATIONS, nth(this.tiles, index)).indexOf(tile));
    this.put = cellOf(code);
    this.cursor = cellOf(code);
  }

  moveCursor(cell: Cell): void {
    this.cursor = cell;
    this.#refused = undefined;
    if (this.put !== undefined || this.table.canAct) this.put = cell;
  }

  tap(target: Target): void {
    if (this.ondraw !== undefined) {
      const line = departureAt(this.lights.byPoint, target);
      this.ondraw({ line, ...(target.type === 'departure' ? {} : { cell: makeCell(target.cell) }) });
      return;
    }
    if (!this.places.choose(target)) this.lights.pin(target);
  }

  /** Shows lines and cells, for a tutorial. */
  point(departures: readonly number[], cells: readonly string[]): void {
    this.lights.pinned = new Set(departures);
    this.#pointed = cells.flatMap((name) => parseCell(name) ?? []);
  }
}
