/** Shared by the parts of the benchmark: seats at a table, connections, and percentiles. */
import {
  CLOSED,
  type CommandResult,
  Connection,
  type CreateTable,
  HttpClient,
  newKeys,
  PROTOCOL,
  type Seated,
  type ServerMessage,
} from '@guimard/protocol';
import { Line } from './line.ts';
import type { Server } from './server-process.ts';

/** A seat that is taken. */
export interface Player {
  readonly server: Server;
  readonly place: Seated;
}

export async function must<T>(
  answer: Promise<{ ok: true; value: T } | { ok: false; error: object }>,
): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Whether the server has applied it; false if it was stopped meanwhile. Nothing here may be refused. */
export async function isDone(answer: Promise<CommandResult>): Promise<boolean> {
  const result = await answer;
  if (result.ok || result.error.rule === CLOSED) return result.ok;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
}

/** A new table with this seat beside ours. */
export const create = (url: string, other: CreateTable['seats'][number]): Promise<Seated> =>
  must(
    new HttpClient(url).create({
      game: 'metro',
      options: {},
      seats: [{ kind: 'me' }, other],
      nickname: 'Adèle',
      keys: newKeys(),
    }),
  );

/** Tables of two, each player at their own server. */
export const openTableAt =
  ([first, second]: readonly [Server, Server]) =>
  async (): Promise<readonly [Player, Player]> => {
    const place = await create(first.url, { kind: 'open' });
    const joined = new HttpClient(second.url).join(place.table, { nickname: 'Hector', keys: newKeys() });
    return [
      { server: first, place },
      { server: second, place: await must(joined) },
    ];
  };

/** Follows a table with as little work as possible: messages are not checked, and nothing is stored. */
export function follow(
  { port }: Server,
  { table, secret }: Seated,
  onMessage: (message: ServerMessage) => void,
): Connection {
  const connection = new Connection({
    open: () => new Line(port, table),
    secret,
    resumePoint: () => ({ moves: 0, version: 0 }),
    onMessage,
    // The server has stopped.
    onLink: (link) => link === 'cut' && connection.close(),
    // Unchecked: checking would slow down the load.
    read: (text): ServerMessage => JSON.parse(text),
  });
  connection.connect();
  return connection;
}

/** A spectator's connection: a hello is sent, and nothing else. Texts come as they are: parsing them costs much. */
export function spectate(port: number, table: string, onText: (text: string) => void, from?: string): Line {
  const line = new Line(port, table, from);
  line.onopen = () => line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  line.onmessage = ({ data }) => onText(String(data));
  return line;
}

/** The time that this share of all does not exceed. */
export const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
