/** Seats at tables, followed as programs of players do it: they reconnect, and send again what was not answered. */
import type { Rng, Seat as SeatNumber } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { type CreateTable, KnownGame, newKeys, type Seated, TableClient } from '@guimard/protocol';
import { must } from '../server/game.ts';
import { Line } from '../server/line.ts';
import type { Client } from './client.ts';

type Wish = CreateTable['seats'][number];
export const ME: Wish = { kind: 'me' };
export const OPEN: Wish = { kind: 'open' };
export const computer = (level: number): Wish => ({ kind: 'computer', level });

/** Rejects if it is refused. */
export const openTable = ({ http }: Client, seats: Wish[], isPublic = false): Promise<Seated> =>
  must(
    http.create({
      game: 'metro',
      options: {},
      seats,
      visibility: isPublic ? 'public' : 'link',
      nickname: 'Adèle',
      keys: newKeys(),
    }),
  );

export const joinTable = ({ http }: Client, table: string): Promise<Seated> =>
  must(http.join(table, { nickname: 'Hector', keys: newKeys() }));

/** `onUpdate` after each change that it has heard of, `onCut` whenever the connection is lost. */
export async function followSeat(
  { port, address, http }: Client,
  { table, secret }: Seated,
  onUpdate: (client: TableClient) => void,
  onCut: () => void = () => {},
): Promise<TableClient> {
  const info = await must(http.table(table));
  const known = KnownGame.open(metro, info);
  if (!known.ok) throw new Error(known.error);
  const client = new TableClient({
    open: () => new Line(port, table, address),
    secret,
    known: known.value,
    info,
    onUpdate: () => onUpdate(client),
    onLink: (link) => link === 'cut' && onCut(),
  });
  client.connect();
  return client;
}

/** A legal move, if it is this seat's turn. */
export function moveOf({ info, known }: TableClient, seat: SeatNumber, rng: Rng): string | undefined {
  if (info.phase !== 'running') return undefined;
  const { game } = known;
  const state = known.stateAfter();
  return game.toMove(state) === seat ? game.format(game.decode(state, game.pick(state, rng))) : undefined;
}
