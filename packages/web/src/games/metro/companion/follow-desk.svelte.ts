/** Following a game of Metro: a tile is named by its shape, then the cell where it was placed. */
import { newRefusal, nth, type Refusal, type View } from '@guimard/engine/kit';
import {
  CELLS,
  judgePlacement,
  type MetroState,
  makeCell,
  makeTile,
  PASS_CODE,
  parsePlacement,
  placementCode,
  placements,
  readForm,
  type Tile,
  tilesLeft,
} from '@guimard/engine/metro';
import type { Followed } from '../../../study/companion/followed.svelte.ts';
import { MetroDesk } from '../desk.svelte.ts';
import type { InsteadOfPlacing } from '../module-ui.ts';
import { uisIn } from '../modules/index.ts';
import { ownEvent } from '../own.ts';
import { metroWords } from '../words.ts';
import { keepContent } from './content.ts';

const CELLS_IN_ORDER = Array.from({ length: CELLS }, (_, cell) => cell);

export class FollowDesk extends MetroDesk {
  readonly followed: Followed;

  constructor(followed: Followed) {
    super(followed.table);
    this.followed = followed;
    this.isHandKnown = false;
  }

  /** Where players hold shares, what they may do depends on them, and they are not known: then it is asked otherwise. */
  override get view(): View<MetroState> {
    const view = super.view;
    const isAsked = view.legal.length > 0 && view.legal.every((code) => code > PASS_CODE);
    if (view.known.rules.seatsOwnColours || isAsked) return view;
    return { ...view, legal: view.legal.filter((code) => code <= PASS_CODE) };
  }

  /** What the player on turn may have done instead of placing, as far as `view` leaves it out. */
  get instead(): readonly InsteadOfPlacing[] {
    const { known, toMove } = this.view;
    if (known.rules.seatsOwnColours || toMove < 0 || this.isAsked) return [];
    const name = nth(this.table.names, toMove);
    return uisIn(known).flatMap((ui) => ui.instead?.(metroWords.words, known, name) ?? []);
  }

  /** One tap is enough: what is entered can be taken back. */
  override get asksAgain(): boolean {
    return false;
  }

  /** Of each tile as it lies: how many are not on the board yet. */
  readonly left: readonly number[] = $derived.by(() =>
    tilesLeft(this.view.known.rules.options, placements(this.view.known)),
  );

  /** The player on turn places this tile, as it lies. Returns why that cannot be. */
  name(tile: Tile): Refusal | undefined {
    const { known } = this.view;
    // Any cell will do to make the draws fit; one where the tile may not go would fit none.
    const cell = CELLS_IN_ORDER.find((some) => judgePlacement(known, tile, some) === undefined);
    if (cell === undefined || nth(this.left, tile) <= 0)
      return newRefusal('B6', 'noneLeft', { tile: makeTile(tile) });
    const supposed = this.followed.suppose(makeTile(tile) + makeCell(cell));
    if (!supposed.ok) return supposed.error;
    this.isHandKnown = true;
    this.propose(placementCode(tile, cell));
    this.cancel();
    return undefined;
  }

  /** A move as the log writes it. What the board forbids needs no search for draws that allow it. */
  async enter(word: string): Promise<Refusal | undefined> {
    const placement = parsePlacement(word);
    const refusal = placement.ok
      ? judgePlacement(this.view.known, placement.value.tile, placement.value.cell)
      : undefined;
    if (refusal !== undefined) return refusal;
    const played = await this.followed.play(word);
    this.isHandKnown = false;
    return played.ok ? undefined : played.error;
  }

  /** The tile that is named, as it lies. */
  get named(): Tile | undefined {
    return this.tile;
  }

  override act(code: number): void {
    super.act(code);
    this.isHandKnown = false;
  }

  /** The board and all that everybody saw, to be counted; the players fill in the rest. */
  get content(): unknown {
    const { known } = this.view;
    const events = this.table.steps.flatMap((step) => step.events.map(ownEvent));
    return keepContent({ placements: placements(known), form: readForm(known, events) });
  }
}
