/** Properties of commands, whatever they lead to. */
import type { Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import type { Entry } from './entry.ts';
import { isSameChance, isSamePosition, type RoomState, seatAt } from './state.ts';

/**
 * Whether such commands must be limited in number: moves end with the game, shares are one for each seed of the server, and
 * nobody may be kept from resigning.
 */
export const isUnbounded = ({ type }: Command): boolean => !['act', 'resign', 'reveal'].includes(type);

/** Whether something has happened since that version which a command depends on. */
export function isOutdated(room: RoomState, { type }: Command, version: number): boolean {
  // A share that was revealed for one seed is known when the server adds the next one.
  if (type === 'reveal') return !isSameChance(room, version);
  return ['act', 'answer', 'ask'].includes(type) && !isSamePosition(room, version);
}

/** What programs send by themselves, and what ends the absence anyway. */
const ALSO_ABSENT: readonly Command['type'][] = ['return', 'resign', 'reveal'];

/** A replaced player who sends a command takes over again: the entries before the command's own. */
export function entriesBefore(room: RoomState, seat: Seat, { type }: Command): readonly Entry[] {
  const { isReplaced, hasResigned } = seatAt(room, seat);
  return isReplaced && !hasResigned && !ALSO_ABSENT.includes(type) ? [{ type: 'returned', seat }] : [];
}
