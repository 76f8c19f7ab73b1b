/** Choosing at places on the board: which can be chosen now, and whose options are shown. */
import type { Code } from '@guimard/engine/kit';
import type { Target } from './board/picture.ts';
import { type ChoosablePlace, type Decisions, isSamePlace } from './decisions.ts';
import type { BoardPlace } from './module-ui.ts';

/** What a desk knows that decides about places. */
interface Chooser {
  readonly table: { readonly canAct: boolean };
  readonly decisions: Decisions;
  /** The turn cannot go on without a choice. */
  readonly isAsked: boolean;
  /** One tap or click only shows what would happen. */
  readonly asksAgain: boolean;
  act(code: Code): void;
}

export class Places {
  readonly #desk: Chooser;
  /** The place that the player opened, or that the player closed it. */
  #opened = $state.raw<BoardPlace | 'none'>();

  constructor(desk: Chooser) {
    this.#desk = desk;
  }

  get all(): readonly ChoosablePlace[] {
    return this.#desk.table.canAct ? this.#desk.decisions.places : [];
  }

  at(target: Target): ChoosablePlace | undefined {
    const place: BoardPlace = target.type === 'departure' ? target : { type: 'cell', cell: target.cell };
    return this.all.find((one) => isSamePlace(one.place, place));
  }

  /** The place whose options are shown. The only place where the turn can go on opens by itself. */
  get open(): ChoosablePlace | undefined {
    if (this.#opened === 'none') return undefined;
    if (this.#opened !== undefined) return this.at(this.#opened);
    const { isAsked, decisions } = this.#desk;
    const [only, ...others] = this.all;
    return isAsked && others.length === 0 && decisions.groups.length === 0 ? only : undefined;
  }

  /** A tap, a click or a key on the board; returns whether something can be chosen there. */
  choose(target: Target): boolean {
    const found = this.at(target);
    if (found === undefined) return false;
    const [option, ...others] = found.options;
    if (option !== undefined && others.length === 0 && !this.#desk.asksAgain) this.#desk.act(option.code);
    else this.#opened = found.place;
    return true;
  }

  close(): void {
    this.#opened = 'none';
  }

  /** The turn goes on: nothing has been opened or closed yet. */
  reset(): void {
    this.#opened = undefined;
  }
}
