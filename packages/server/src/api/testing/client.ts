/** An HTTP client for tests. */
import { randomUUID } from 'node:crypto';
import type { Result } from '@guimard/engine/kit';
import {
  type Command,
  type CreateTable,
  HttpClient,
  newKeys,
  type Refused,
  type ResumePoint,
  type Seated,
  type Update,
} from '@guimard/protocol';
import type { Running } from './server.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export async function ask(
  { url }: Pick<Running, 'url'>,
  method: 'GET' | 'POST',
  path: string,
  { secret, body }: { readonly secret?: string; readonly body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

export const NEW_TABLE = {
  game: 'metro',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  nickname: 'Adèle',
} as const;

/** Expects success; tests of refusals send their own requests. */
export async function must<T>(answer: Promise<Result<T, Refused>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const openTable = ({ url }: Running, draft: Partial<CreateTable> = {}): Promise<Seated> =>
  must(
    new HttpClient(url).create({
      ...NEW_TABLE,
      seats: [...NEW_TABLE.seats],
      ...draft,
      keys: draft.keys ?? newKeys(),
    }),
  );

export const joinTable = ({ url }: Running, table: string, nickname = 'Hector'): Promise<Seated> =>
  must(new HttpClient(url).join(table, { nickname, keys: newKeys() }));

export const look = (
  { url }: Running,
  table: string,
  secret?: string,
  since: ResumePoint = { moves: 0, version: 0 },
): Promise<Update> => must(new HttpClient(url).look(table, since, secret));

export const newKey = (): string => randomUUID();

export function command(
  server: Running,
  { table, secret }: Pick<Seated, 'table' | 'secret'>,
  version: number,
  asked: Command,
  key = newKey(),
): Promise<Answer> {
  return ask(server, 'POST', `/api/tables/${table}/commands`, {
    secret,
    body: { key, version, command: asked },
  });
}

/** Two players, both ready. */
export async function startGame(
  server: Running,
  draft: Partial<CreateTable> = {},
): Promise<readonly [Seated, Seated]> {
  const first = await openTable(server, draft);
  const second = await joinTable(server, first.table);
  await command(server, first, 0, { type: 'ready', isReady: true });
  await command(server, second, 0, { type: 'ready', isReady: true });
  return [first, second];
}
