/** A log by turns: everything that one player's turn led to is one entry. */
import type { GameEvent, Seat } from '@guimard/engine/kit';
import type { TurnPart } from '../game-ui.ts';
import type { SeenStep } from './table-model.ts';

export interface Turn {
  /** Undefined for what nobody did, such as dealing. */
  readonly seat: Seat | undefined;
  /** The steps from `first` up to, and without, `end`. */
  readonly first: number;
  readonly end: number;
}

interface OpenTurn {
  seat: Seat | undefined;
  readonly first: number;
  end: number;
  /** What opened it is part of the next player's turn. */
  readonly isOpening: boolean;
  hasActed: boolean;
  readonly isApart: boolean;
}

/** Draws belong to the turn before them, unless the game says that they open one. */
export function turnsOf(
  steps: readonly SeenStep[],
  partOf: (event: GameEvent) => TurnPart | undefined,
): readonly Turn[] {
  const turns: OpenTurn[] = [];
  for (const { index, mover, events } of steps) {
    const parts = new Set(events.map(partOf));
    const turn = turns.at(-1);
    const seat = mover >= 0 ? mover : undefined;
    if (turn === undefined || !continues(turn, seat, parts)) {
      turns.push({
        seat,
        first: index,
        end: index + 1,
        isOpening: parts.has('opens'),
        hasActed: parts.has('acts'),
        isApart: parts.has('apart'),
      });
    } else {
      turn.seat ??= seat;
      turn.end = index + 1;
      turn.hasActed ||= parts.has('acts');
    }
  }
  return turns;
}

function continues(
  turn: OpenTurn,
  seat: Seat | undefined,
  parts: ReadonlySet<TurnPart | undefined>,
): boolean {
  if (turn.isApart || parts.has('apart') || parts.has('opens')) return false;
  if (turn.seat === undefined) return turn.isOpening;
  if (seat === undefined) return true;
  return seat === turn.seat && !(turn.hasActed && parts.has('acts'));
}
