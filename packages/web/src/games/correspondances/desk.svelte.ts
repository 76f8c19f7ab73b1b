/**
 * What a player of Correspondances does at the table that is no action yet: how the section drawn is turned and where it
 * would go, which lines are lit, which part of the table is looked at.
 */
import {
  type CorrespondancesState,
  correspondances,
  indexOn,
  isOpen,
  type Line,
  type Piece,
  parseSpot,
  pieceOf,
  ROTATIONS,
  type Spot,
  spotOf,
  type Tile,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { type Code, nth, type View } from '@guimard/engine/kit';
import type { Drawing, Pressed } from '../../game-ui.ts';
import type { Pointed } from '../../learn/learn.ts';
import { movesOnScreen, settings } from '../../settings.svelte.ts';
import { play as playSound } from '../../sound.ts';
import { ASSISTANCE, type Assistance } from '../../table/seating.ts';
import type { SeenStep, TableModel } from '../../table/table-model.ts';
import { Camera } from './board/camera.svelte.ts';
import type { Bounds } from './board/geometry.ts';
import { type Consequences, foresee } from './consequences.ts';
import { type Hint, hintsOf } from './hints.ts';
import { Lights } from './lights.svelte.ts';
import { type LitLine, litGrowth, litLine } from './lit.ts';
import { cellName } from './names.ts';
import { ownView } from './own.ts';
import { Pause } from './pause.ts';
import { freshSpot, tableBounds } from './picture.ts';
import { whyNot } from './refusal.ts';
import { type RoundResult, resultOf } from './result.ts';

/** How long a placed section is shown before the game goes on, in milliseconds. */
const PLACING_MS = { slow: 700, normal: 350, fast: 120, instant: 0 } as const;
/** How long the result of a round stays if nobody touches it. */
const RESULT_MS = { slow: 40_000, normal: 20_000, fast: 8_000, instant: 0 } as const;
/** For a player whose clock is running. */
const HURRIED_MS = 6_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The section where it would be placed. */
export interface Ghost {
  readonly spot: Spot;
  readonly piece: Piece;
  /** Undefined where the table does not tell. */
  readonly isLegal: boolean | undefined;
  /** In how many ways it fits there, and which of them this is, from 1. */
  readonly ways: number;
  readonly way: number;
}

export class CorrespondancesDesk {
  readonly table: TableModel;
  readonly camera: Camera;
  #turns = $state(0);
  /** The cell chosen, and the moment it was chosen at: later it no longer counts. */
  #put = $state.raw<{ readonly spot: Spot; readonly at: number }>();
  /** Placing there was tried. */
  #tried = $state(false);
  hovered = $state<Spot>();
  cursor = $state<Spot>(spotOf(0, -1));
  readonly lights = new Lights();
  /** The last pointer on the board was a finger: it does not hover. */
  isTouch = $state(false);
  /** Where the section is on its way from the hand to the table, in pixels of the page. */
  dragged = $state.raw<{ readonly x: number; readonly y: number }>();
  /** The action whose result has been put away. */
  #dismissed = $state(-1);
  /** The cells that a tutorial points at; undefined outside tutorials. */
  pointed = $state.raw<readonly Spot[]>();
  /** What somebody has drawn on the table, and who is told of presses while they draw. */
  drawing = $state.raw<Drawing>();
  ondraw = $state.raw<(pressed: Pressed) => void>();
  /** While the result of a round is read. */
  readonly pause = new Pause();

  constructor(table: TableModel) {
    this.table = table;
    this.camera = new Camera(() => this.bounds);
    table.perform = (step) => this.#perform(step);
  }

  get view(): View<CorrespondancesState> {
    return ownView(this.table.view);
  }
  get known(): CorrespondancesState {
    return this.view.known;
  }

  helps(with_: Assistance): boolean {
    return ASSISTANCE.indexOf(this.table.assistance) >= ASSISTANCE.indexOf(with_);
  }

  readonly bounds: Bounds = $derived.by(() => tableBounds(this.known));

  /** The line that the viewer holds, if there is one (T10). */
  get ownLine(): Line | undefined {
    const { known, viewer } = this.view;
    const line = viewer < 0 ? 0 : nth(known.line, viewer);
    return line > 0 ? line : undefined;
  }

  /** The section drawn, which everybody sees (D10). */
  get tile(): Tile | undefined {
    return this.known.drawn > 0 ? this.known.drawn - 1 : undefined;
  }

  /** The tile placed last. */
  get fresh(): Spot | undefined {
    return freshSpot(this.known);
  }

  /** The legal placements of each cell, by rotation. */
  readonly placements: ReadonlyMap<Spot, readonly number[]> = $derived.by(() => {
    const found = new Map<Spot, number[]>();
    if (!this.table.canAct) return found;
    for (const code of this.view.legal) {
      const action = correspondances.decode(this.known, code);
      if (action.type !== 'place') continue;
      const spot = spotOf(action.x, action.y);
      found.set(spot, [...(found.get(spot) ?? []), action.rot]);
    }
    return found;
  });

  /** The same, where the table shows them. A tutorial shows only those it points at. */
  readonly shownPlacements: ReadonlyMap<Spot, readonly number[]> | undefined = $derived.by(() => {
    if (!this.table.canAct || !this.helps('preview')) return undefined;
    const { pointed } = this;
    if (pointed === undefined) return this.placements;
    return new Map([...this.placements].filter(([spot]) => pointed.includes(spot)));
  });

  get chosen(): Spot | undefined {
    return this.table.canAct && this.#put?.at === this.table.at ? this.#put.spot : undefined;
  }
  get #target(): Spot | undefined {
    return this.chosen ?? (this.table.canAct ? this.hovered : undefined);
  }

  /** How the section lies: as the player turned it or, where the table helps, as it fits. */
  readonly rot: number = $derived.by(() => {
    if (this.tile === undefined) return 0;
    const turned = this.#turns % nth(ROTATIONS, this.tile);
    const ways = this.#target === undefined ? undefined : this.shownPlacements?.get(this.#target);
    return ways === undefined || ways.includes(turned) ? turned : nth(ways, 0);
  });

  get piece(): Piece | undefined {
    return this.tile === undefined ? undefined : pieceOf(this.tile, this.rot);
  }

  readonly ghost: Ghost | undefined = $derived.by(() => {
    const spot = this.ondraw === undefined ? this.#target : undefined;
    if (spot === undefined || this.piece === undefined || indexOn(this.known, spot) >= 0) return undefined;
    const ways = this.shownPlacements?.get(spot) ?? [];
    // Under a pointer that only passes, nothing is shown where nothing can be.
    const isPassing = this.chosen === undefined;
    if (isPassing && !(this.helps('preview') ? ways.length > 0 : isOpen(this.known, spot))) return undefined;
    const isLegal = this.helps('preview') || this.#tried ? this.code !== undefined : undefined;
    return { spot, piece: this.piece, isLegal, ways: ways.length, way: ways.indexOf(this.rot) + 1 };
  });

  /** The placement that is shown, if it is legal. */
  readonly code: Code | undefined = $derived.by(() => {
    const spot = this.#target;
    if (spot === undefined || !this.table.canAct || this.tile === undefined) return undefined;
    const [x, y] = [xOf(spot), yOf(spot)];
    const code = correspondances.encode(this.known, { type: 'place', x, y, rot: this.rot });
    return code.ok ? code.value : undefined;
  });

  /** Why the section cannot go where it is shown: at once where the table helps, else when it is tried. */
  readonly refusal: string | undefined = $derived.by(() => {
    if (this.chosen === undefined || this.tile === undefined) return undefined;
    if (!this.helps('preview') && !this.#tried) return undefined;
    return whyNot(this.known, this.tile, this.chosen, this.rot);
  });

  readonly #foresee = $derived.by(() => foresee(this.view));
  readonly consequences: Consequences | undefined = $derived.by(() =>
    this.code !== undefined && this.ghost !== undefined && this.helps('preview')
      ? this.#foresee(this.code)
      : undefined,
  );

  readonly lit: readonly LitLine[] = $derived.by(() => {
    const { known } = this;
    if (known.placed === 0 || !this.helps('tracing')) return [];
    const { lines } = this.lights;
    if (this.consequences === undefined) return Array.from(lines, (line) => litLine(known, line));
    const grown = litGrowth(this.consequences);
    const others = Array.from(lines).filter((line) => grown.every((other) => other.line !== line));
    return [...others.map((line) => litLine(known, line)), ...grown];
  });

  readonly hints: readonly Hint[] = $derived.by(() => {
    const { advice, canAct } = this.table;
    return advice === undefined || !canAct || !this.helps('coach') ? [] : hintsOf(this.known, advice);
  });

  /** The result of the round, while its tiles still lie. */
  readonly result: RoundResult | undefined = $derived.by(() => {
    const last = this.table.steps[this.table.at - 1];
    return this.#dismissed === this.table.at ? undefined : resultOf(last);
  });

  /** Turns the section, where the table helps from one way it fits to the next. */
  rotate(quarters = 1): void {
    if (this.tile === undefined) return;
    const all = Array.from({ length: nth(ROTATIONS, this.tile) }, (_, rot) => rot);
    const ways = (this.#target === undefined ? undefined : this.shownPlacements?.get(this.#target)) ?? all;
    this.#turns = nth(ways, (ways.indexOf(this.rot) + quarters + ways.length) % ways.length);
    this.#tried = false;
  }

  /** A cell is tapped, clicked, or chosen by the keyboard. */
  press(spot: Spot): void {
    this.cursor = spot;
    if (this.ondraw !== undefined) {
      this.ondraw({ cell: cellName(spot) });
      return;
    }
    if (!this.table.canAct) return;
    const isAtOnce = !settings.confirm && !this.isTouch;
    if (isAtOnce && this.ghost?.spot === spot && this.code !== undefined) this.place();
    else if (this.chosen === spot) this.rotate();
    else {
      this.choose(spot);
      this.#tried = isAtOnce;
    }
  }

  choose(spot: Spot): void {
    this.#turns = this.rot;
    this.#put = { spot, at: this.table.at };
    this.#tried = false;
    if (this.isTouch) this.camera.approach({ x: xOf(spot), y: yOf(spot) });
  }

  /** Enter: the first time the section is shown there, then it is placed. */
  enter(): void {
    if (this.ondraw !== undefined) {
      this.ondraw({ cell: cellName(this.cursor) });
      return;
    }
    if (!this.table.canAct) return;
    const isShown = this.chosen === this.cursor;
    if (!isShown) this.choose(this.cursor);
    if (isShown || !settings.confirm) this.place();
  }

  /** The section is let go over the table. */
  drop(spot: Spot): void {
    this.cursor = spot;
    this.choose(spot);
    if (!settings.confirm && this.code !== undefined) this.place();
  }

  /** Places the section where it is shown. */
  place(): void {
    if (this.code === undefined) {
      this.#tried = true;
      return;
    }
    const { code } = this;
    this.cancel();
    playSound('place');
    void this.table.act(code);
  }

  cancel(): void {
    this.#put = undefined;
    this.hovered = undefined;
    this.#tried = false;
  }

  /** Shows a placement without making it: the coach's, or one from the list. */
  propose(code: Code): void {
    const action = correspondances.decode(this.known, code);
    if (action.type !== 'place' || !this.table.canAct) return;
    this.choose(spotOf(action.x, action.y));
    this.#turns = action.rot;
    this.cursor = spotOf(action.x, action.y);
  }

  /** Shows lines and cells, for a tutorial. */
  point({ departures = [], cells = [] }: Pointed): void {
    this.lights.pinned = new Set(departures);
    this.pointed = cells.flatMap((name) => {
      const spot = parseSpot(name);
      return spot === undefined ? [] : [spotOf(spot.x, spot.y)];
    });
  }

  /** The result stays while the player reads it, unless their clock is running. */
  read(): void {
    if (!this.table.isHurried) this.pause.hold();
  }

  /** The result of the round is read. */
  goOn(): void {
    this.#dismissed = this.table.at;
    this.pause.end();
  }

  /** Shows where a line lies, without the result of the round above it. */
  showLine(line: Line): void {
    this.goOn();
    this.lights.spotlight(line);
    this.camera.fit();
  }

  async #perform(step: SeenStep): Promise<void> {
    if (step.events.some(({ type }) => type === 'placed')) {
      if (step.mover !== this.table.viewer) playSound('place');
      if (movesOnScreen()) await wait(PLACING_MS[settings.speed]);
    }
    const result = resultOf(step);
    if (result === undefined) return;
    // The end of the match has a sound of its own.
    if (result.winner === undefined) playSound('score');
    if (result.winner === undefined && settings.speed === 'instant') return;
    // One of those who arrived, if anybody has.
    const arrived = result.seats.find(({ journey }) => journey !== undefined);
    this.lights.spotlight(arrived?.line);
    this.camera.fit();
    if (result.winner !== undefined) return;
    const { isHurried } = this.table;
    await this.pause.wait(Math.min(RESULT_MS[settings.speed], isHurried ? HURRIED_MS : Infinity));
    this.lights.spotlight(undefined);
  }
}
