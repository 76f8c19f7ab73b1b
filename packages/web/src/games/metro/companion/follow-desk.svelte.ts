/** Following a game of Metro: a tile is named by its shape, then the cell where it was placed. */
import type { Refusal, Result } from '@guimard/engine/kit';
import {
  CELLS,
  type Cell,
  makeCell,
  makeTile,
  placementCode,
  placements,
  readForm,
  type Tile,
  tilesLeft,
} from '@guimard/engine/metro';
import type { Followed } from '../../../study/companion/followed.svelte.ts';
import { MetroDesk } from '../desk.svelte.ts';
import { ownEvent } from '../own.ts';
import { keepContent } from './content.ts';

export class FollowDesk extends MetroDesk {
  readonly followed: Followed;

  constructor(followed: Followed) {
    super(followed.table);
    this.followed = followed;
    this.isHandKnown = false;
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
    let refusal: Refusal | undefined;
    for (const cell of this.#reach()) {
      const supposed: Result<void, Refusal> = this.followed.suppose(makeTile(tile) + makeCell(cell));
      if (!supposed.ok) {
        refusal ??= supposed.error;
        continue;
      }
      this.isHandKnown = true;
      this.propose(placementCode(tile, cell));
      this.cancel();
      return undefined;
    }
    return refusal;
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

  /** B12: empty cells next to tiles, and on the rim. */
  #reach(): readonly Cell[] {
    const { reachLow, reachHigh } = this.view.known;
    return Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) => (((cell < 32 ? reachLow : reachHigh) >> (cell % 32)) & 1) === 1,
    );
  }
}
