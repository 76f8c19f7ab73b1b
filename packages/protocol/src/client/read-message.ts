import { type ServerMessage, serverMessage } from '../message.ts';

/** A checked message of the server; undefined if it is invalid. */
export function readMessage(text: string): ServerMessage | undefined {
  try {
    return serverMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
