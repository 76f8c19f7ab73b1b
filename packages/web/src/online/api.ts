/** What is asked of the server outside a table's socket. Every answer is checked. */
import { fail, ok } from '@guimard/engine/kit';
import {
  type CreateTable,
  type FinishedGame,
  finishedGame,
  KEY_BYTES,
  keysFrom,
  lobby,
  nickname as nicknameSchema,
  ownSeat,
  type Seated,
  type SeatKeys,
  seated,
  type TableInfo,
  update,
} from '@guimard/protocol';
import { type Answer, ask, type Fields, OFFLINE } from './ask.ts';
import type { Socket } from './connection.ts';

type LobbyLine = ReturnType<typeof lobby.parse>['tables'][number];
/** Who is there is told in the lobby alone. */
export type LobbyTable = Omit<LobbyLine, 'present'> & Partial<Pick<LobbyLine, 'present'>>;

type Read<T> = (body: Fields) => T | undefined;

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

const readSeatAgain = by(seated.omit({ recovery: true }));

/** What cannot be read is as good as no answer. */
async function askFor<T>(read: Read<T>, ...question: Parameters<typeof ask>): Answer<T> {
  const answer = await ask(...question);
  const value = answer.ok ? read(answer.value) : undefined;
  if (!answer.ok) return answer;
  return value === undefined ? fail({ rule: OFFLINE, reason: '' }) : ok(value);
}

const TABLES = '/api/tables';

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
  const answer = await askFor(by(lobby), 'GET', TABLES);
  return answer.ok ? ok(answer.value.tables) : answer;
};

/** What everybody may know of a table; its moves come over the socket. */
export const tableCalled = async (id: string): Answer<TableInfo> => {
  const answer = await askFor(by(update), 'GET', `${TABLES}/${id}?moves=${Number.MAX_SAFE_INTEGER}`);
  return answer.ok ? ok(answer.value.table) : answer;
};

/** Asks for a seat under a name. One that cannot be used is not sent: the server would only call it a bad request. */
async function sitDown(
  path: string,
  body: { readonly nickname: string; readonly keys: SeatKeys },
): Answer<Seated> {
  const { success } = nicknameSchema.safeParse(body.nickname);
  if (!success) return fail({ rule: 'nickname', reason: '' });
  return persist(() => askFor(by(seated), 'POST', path, { body }));
}

export const createTable = (wish: CreateTable & { readonly keys: SeatKeys }): Answer<Seated> =>
  sitDown(TABLES, wish);

export const joinTable = (id: string, nickname: string, keys: SeatKeys): Answer<Seated> =>
  sitDown(`${TABLES}/${id}/seats`, { nickname, keys });

export const recoverSeat = (id: string, recovery: string, keys: SeatKeys): Answer<Seated> =>
  persist(() => askFor(by(seated), 'POST', `${TABLES}/${id}/seats/recover`, { body: { recovery, keys } }));

/** The seat that a secret belongs to. */
export const seatOfSecret = (id: string, secret: string): Answer<{ seat: number; name: string }> =>
  askFor(by(ownSeat), 'GET', `${TABLES}/${id}/seats/mine`, { secret });

/** Removes the name of a seat and what was said from it, for everybody; the seat stays. */
export const eraseSeat = (id: string, secret: string): Answer<Fields> =>
  persist(() => ask('DELETE', `${TABLES}/${id}/seats/mine`, { secret }));

/** For a seat that is asked for: as long as no answer came, it is asked for again with the same. */
export const newKeys = (): SeatKeys => keysFrom(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** The table where the same players go on, each with the secret they have. */
export const rematchOf = (id: string, secret: string): Answer<Omit<Seated, 'recovery'>> =>
  persist(() => askFor(readSeatAgain, 'POST', `${TABLES}/${id}/rematch`, { secret, body: {} }));

export const gameOf = (id: string): Answer<FinishedGame> =>
  askFor(by(finishedGame), 'GET', `${TABLES}/${id}/game`);

export function openSocket(id: string): Socket {
  const { protocol, host } = location;
  return new WebSocket(
    `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${id}/socket`,
  ) as unknown as Socket;
}
