/** Messages as text, in both directions. */
import { fail, newRefusal, ok, type Refusal, type Result, refuse } from '@guimard/engine/kit';
import {
  type ClientMessage,
  clientMessage,
  commandKey,
  PROTOCOL,
  type ServerMessage,
  type Update,
} from '@guimard/protocol';
import { invalid } from './problem.ts';

/** Why a client's message is invalid, and its key if it had one. */
export interface Unreadable extends Refusal {
  readonly key?: string;
}

const OTHER_PROTOCOL = newRefusal('protocol', 'otherVersion');

export function readMessage(text: string): Result<ClientMessage, Unreadable> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('message', 'jsonOnly');
  }
  // Checked first: the rest of a message of another version cannot be judged.
  if (isHelloOfOtherVersion(raw)) return fail(OTHER_PROTOCOL);
  const message = clientMessage.safeParse(raw);
  if (message.success) return ok(message.data);
  const [issue] = message.error.issues;
  return fail({
    ...invalid('message', issue?.path.map(String).join('/') ?? '', issue?.message),
    ...keyOf(raw),
  });
}

function isHelloOfOtherVersion(raw: unknown): boolean {
  const { type, protocol } = fieldsOf(raw);
  return type === 'hello' && protocol !== undefined && protocol !== PROTOCOL;
}

/** So that a client knows which of its messages was refused. */
function keyOf(raw: unknown): { key?: string } {
  const { key, request } = fieldsOf(raw);
  const read = commandKey.safeParse(key ?? fieldsOf(request)['key']);
  return read.success ? { key: read.data } : {};
}

/** Any object may be asked for any field. */
const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

/** Messages to many clients are serialised once. */
const texts = new WeakMap<object, string>();

function textOf(part: object): string {
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** Updates of different viewers share their table; those that differ in their time, or in where they start, may share moves. */
const textOfUpdate = ({ table, from, moves, now }: Update): string =>
  `{"table":${textOf(table)},"from":${from},"moves":[${moves.map(textOf).join()}],"now":${now}}`;

const updates = new WeakMap<Update, string>();

function writeUpdate(update: Update): string {
  const text = updates.get(update) ?? `{"type":"update","update":${textOfUpdate(update)}}`;
  updates.set(update, text);
  return text;
}

export function writeMessage(message: ServerMessage): string {
  switch (message.type) {
    case 'welcome': {
      const { update, ...rest } = message;
      return `${JSON.stringify(rest).slice(0, -1)},"update":${textOfUpdate(update)}}`;
    }
    case 'update':
      return writeUpdate(message.update);
    case 'presence':
      return `{"type":"presence","presence":${textOf(message.presence)}}`;
    case 'chat':
      return `{"type":"chat","line":${textOf(message.line)}}`;
    default:
      return JSON.stringify(message);
  }
}
