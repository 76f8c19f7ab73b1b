/** Properties of commands, whatever they lead to. */
import type { Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import type { Entry } from './entry.ts';
import { type RoomState, seatAt } from './state.ts';

/** Whether such commands must be limited in number: moves end with the game, and nobody may be kept from resigning. */
export const isUnbounded = ({ type }: Command): boolean => type !== 'act' && type !== 'resign';

/** Whether a command depends on the position it was sent in. */
export const answersPosition = ({ type }: Command): boolean => ['act', 'answer', 'ask'].includes(type);

/** A replaced player who sends a command takes over again: the entries before the command's own. */
export function entriesBefore(room: RoomState, seat: Seat, { type }: Command): readonly Entry[] {
  const { isReplaced, hasResigned } = seatAt(room, seat);
  return isReplaced && !hasResigned && type !== 'return' && type !== 'resign'
    ? [{ type: 'returned', seat }]
    : [];
}
