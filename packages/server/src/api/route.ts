/** What routes about a table share. */
import { newRefusal, ok, type Result, type Seat, SPECTATOR } from '@guimard/engine/kit';
import { problem, type Refused, seatSecret, type TableInfo, tableId } from '@guimard/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Room } from '../room/room.ts';
import type { Context } from './context.ts';
import { NO_TABLE, WRONG_SECRET } from './refusal.ts';

/** Checks requests and responses against the protocol's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export const tableParams = z.object({ id: tableId });

/** Every route may refuse. */
export const REFUSALS = { '4xx': problem, '5xx': problem };
/** Players authenticate with their seat's secret. */
export const WITH_SECRET = { security: [{ seat: [] }] };

export const ONLY_PLAYERS = newRefusal('secret', 'playersOnly');

export interface Visit {
  readonly room: Room;
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
}
export interface SeatedVisit extends Visit {
  readonly secret: string;
}

/** The table and the viewer: the seat whose secret is in the request, or a spectator. */
export async function visit(
  { rooms }: Context,
  table: string,
  request: FastifyRequest,
): Promise<Result<Visit & { readonly secret?: string }, Refused>> {
  const room = await rooms.get(table);
  if (room === undefined) return { ok: false, error: NO_TABLE };
  if (request.headers.authorization === undefined) return ok({ room, viewer: SPECTATOR });
  const secret = secretOf(request);
  const viewer = secret === undefined ? undefined : await room.findSeat(secret);
  if (secret === undefined || viewer === undefined) return { ok: false, error: WRONG_SECRET };
  return ok({ room, viewer, secret });
}

/** What has the form of one. */
export function secretOf({ headers }: FastifyRequest): string | undefined {
  return seatSecret.safeParse(/^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]).data;
}

/** The same, for players only. */
export async function visitSeat(
  context: Context,
  table: string,
  request: FastifyRequest,
): Promise<Result<SeatedVisit, Refused>> {
  const found = await visit(context, table, request);
  if (!found.ok) return found;
  const { secret } = found.value;
  if (secret !== undefined) return ok({ ...found.value, secret });
  return { ok: false, error: ONLY_PLAYERS };
}

/** Empty if the player had it deleted. */
export const nameAt = ({ seats }: TableInfo, seat: Seat): string => seats[seat]?.name ?? '';
