import { type ServerMessage, serverMessage } from '../message.ts';

/** What the server says, checked; undefined if it cannot be understood. */
export function readMessage(text: string): ServerMessage | undefined {
  try {
    return serverMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
