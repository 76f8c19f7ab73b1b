/** Messages as they come over the wire: checked before anybody believes them. */
import type { GameEvent, Step } from '@guimard/engine/kit';
import { type MoveSeen, type ServerMessage, serverMessage } from '@guimard/protocol';

/** What the server says; undefined if it cannot be understood. */
export function readMessage(text: string): ServerMessage | undefined {
  try {
    const read = serverMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** A move as a step of the game. The server tells what it did, not which word it was. */
export const stepOf = ({ mover, events }: MoveSeen, index: number): Step<GameEvent> => ({
  index,
  mover,
  action: '',
  events: events as unknown as readonly GameEvent[],
});
