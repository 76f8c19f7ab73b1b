/** The deal of a new table that is opened as dealt at another. */
import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result, refuse } from '@guimard/engine/kit';
import type { CreateTable, TableId } from '@guimard/protocol';
import { whyKnown } from '../domain/deal.ts';
import type { SharedDeal } from '../domain/entry.ts';
import type { Room } from './room.ts';

/** Undefined if the table is dealt anew. */
export async function dealFor(
  { asDealtAt, game }: CreateTable,
  options: object,
  secretHash: string,
  get: (table: TableId) => Promise<Room | undefined>,
): Promise<Result<SharedDeal | undefined>> {
  if (asDealtAt === undefined) return ok(undefined);
  const shared = await (await get(asDealtAt))?.shareDeal();
  if (shared === undefined) return refuse('no-table', 'unknownTable');
  if (!shared.ok) return shared;
  const { created, deal } = shared.value;
  if (created.game !== game || !isDeepStrictEqual(created.options, options))
    return refuse('deal', 'dealOfOtherGame');
  const known = whyKnown(deal, secretHash);
  return known === undefined ? ok(deal) : fail(known);
}
