/** What is asked of the server outside a table's socket. Every answer is checked. */
import { fail, type Log, ok, parseLog, type Result } from '@guimard/engine/kit';
import {
  type CreateTable,
  KEY_BYTES,
  keysFrom,
  lobby,
  type Seated,
  type SeatKeys,
  seated,
  type TableInfo,
  update,
} from '@guimard/protocol';
import type { Refused, Socket } from './connection.ts';

/** The rule of a refusal that the server knows nothing of: it could not be reached, or not be understood. */
export const OFFLINE = 'offline';

type LobbyLine = ReturnType<typeof lobby.parse>['tables'][number];
/** Who is there is told in the lobby alone. */
export type LobbyTable = Omit<LobbyLine, 'present'> & Partial<Pick<LobbyLine, 'present'>>;
export type Answer<T> = Promise<Result<T, Refused>>;

/** A finished game, and the seed that its chance follows from. */
export interface FinishedGame {
  readonly log: Log;
  readonly seed: string;
}

type Read<T> = (body: unknown) => T | undefined;

/** The part of a schema that is needed. */
interface Schema<T> {
  safeParse(body: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}
const by =
  <T>(schema: Schema<T>): Read<T> =>
  (body) => {
    const read = schema.safeParse(body);
    return read.success ? read.data : undefined;
  };

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const readSeatAgain = by(seated.omit({ recovery: true }));

function readGame(body: unknown): FinishedGame | undefined {
  const { log, seed } = fieldsOf(body);
  const read = parseLog(log);
  return read.ok && typeof seed === 'string' ? { log: read.value, seed } : undefined;
}

async function ask<T>(path: string, read: Read<T>, init: RequestInit = {}): Answer<T> {
  try {
    const response = await fetch(`/api/tables${path}`, init);
    const body: unknown = await response.json();
    const { rule, reason } = fieldsOf(body);
    if (!response.ok && typeof rule === 'string' && typeof reason === 'string') return fail({ rule, reason });
    const answer = response.ok ? read(body) : undefined;
    return answer === undefined ? fail({ rule: OFFLINE, reason: response.statusText }) : ok(answer);
  } catch (error) {
    return fail({ rule: OFFLINE, reason: String(error) });
  }
}

function post<T>(path: string, read: Read<T>, body: object, secret?: string): Answer<T> {
  return ask(path, read, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Before each further try, in milliseconds. */
const PAUSES: readonly number[] = [300, 1000, 3000];

/** For what is done once however often it is asked for: an answer may have been lost. */
async function persist<T>(ask: () => Answer<T>): Answer<T> {
  for (const pause of PAUSES) {
    const answer = await ask();
    if (answer.ok || answer.error.rule !== OFFLINE) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask();
}

export const listTables = async (): Answer<readonly LobbyTable[]> => {
  const answer = await ask('', by(lobby));
  return answer.ok ? ok(answer.value.tables) : answer;
};

/** What everybody may know of a table; its moves come over the socket. */
export const tableCalled = async (id: string): Answer<TableInfo> => {
  const answer = await ask(`/${id}?moves=${Number.MAX_SAFE_INTEGER}`, by(update));
  return answer.ok ? ok(answer.value.table) : answer;
};

export const createTable = (wish: CreateTable & { readonly keys: SeatKeys }): Answer<Seated> =>
  persist(() => post('', by(seated), wish));

export const joinTable = (id: string, nickname: string, keys: SeatKeys): Answer<Seated> =>
  persist(() => post(`/${id}/seats`, by(seated), { nickname, keys }));

export const recoverSeat = (id: string, recovery: string, keys: SeatKeys): Answer<Seated> =>
  persist(() => post(`/${id}/seats/recover`, by(seated), { recovery, keys }));

/** For a seat that is asked for: as long as no answer came, it is asked for again with the same. */
export const newKeys = (): SeatKeys => keysFrom(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** The table where the same players go on, each with the secret they have. */
export const rematchOf = (id: string, secret: string): Answer<Omit<Seated, 'recovery'>> =>
  persist(() => post(`/${id}/rematch`, readSeatAgain, {}, secret));

export const gameOf = (id: string): Answer<FinishedGame> => ask(`/${id}/game`, readGame);

export function openSocket(id: string): Socket {
  const { protocol, host } = location;
  return new WebSocket(
    `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${id}/socket`,
  ) as unknown as Socket;
}
