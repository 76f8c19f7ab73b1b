/** A client that speaks HTTP, for tests. */
import { randomUUID } from 'node:crypto';
import { type Command, type CreateTable, type Seated, seated, type Update, update } from '@guimard/protocol';
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

export const WISH = {
  game: 'metro',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  nickname: 'Adèle',
} as const;

export async function openTable(server: Running, wish: Partial<CreateTable> = {}): Promise<Seated> {
  return seated.parse((await ask(server, 'POST', '/api/tables', { body: { ...WISH, ...wish } })).body);
}

export async function joinTable(server: Running, table: string, nickname = 'Hector'): Promise<Seated> {
  return seated.parse((await ask(server, 'POST', `/api/tables/${table}/seats`, { body: { nickname } })).body);
}

export async function look(server: Running, table: string, secret?: string, query = ''): Promise<Update> {
  const answer = await ask(
    server,
    'GET',
    `/api/tables/${table}${query}`,
    secret === undefined ? {} : { secret },
  );
  return update.parse(answer.body);
}

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
  wish: Partial<CreateTable> = {},
): Promise<readonly [Seated, Seated]> {
  const first = await openTable(server, wish);
  const second = await joinTable(server, first.table);
  await command(server, first, 0, { type: 'ready', isReady: true });
  await command(server, second, 0, { type: 'ready', isReady: true });
  return [first, second];
}
