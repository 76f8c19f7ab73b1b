/**
 * What a table stores: a list of entries that only grows. Everything else about a table follows from it, so a restarted
 * server knows what it knew.
 *
 * Schemas of stored entries are more lenient than those of requests: what an earlier version was right to store must
 * stay readable for ever, whatever is required today.
 */
import { assistance, atZero, visibility } from '@guimard/protocol';
import { z } from 'zod';

const seat = z.int();

/** A seat as it was created, before anyone took it. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('computer'), level: z.int(), name: z.string() }),
]);
export type SeatSetup = Readonly<z.infer<typeof place>>;

const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('move'), seconds: z.number() }),
  z.object({ kind: z.literal('bank'), seconds: z.number(), increment: z.number() }),
  z.object({ kind: z.literal('days'), days: z.number() }),
]);

const deal = z.object({
  /** The table that had the deal first. */
  table: z.string(),
  seed: z.string(),
  /** The hashes of the secrets of those who had a seat at the tables that it comes from. */
  played: z.array(z.string()),
});
export type SharedDeal = Readonly<z.infer<typeof deal>>;

/** The hashes of a seat's secrets. */
const hashes = { secretHash: z.string(), recoveryHash: z.string() };

export const entry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('created'),
    game: z.string(),
    /** The version of the game's rules. */
    rules: z.int(),
    /** With all defaults, as the game made them. */
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    places: z.array(place),
    clock,
    atZero,
    visibility,
    assistance,
    /** In milliseconds; absent in tables of earlier versions of Guimard. */
    grace: z.number().exactOptional(),
    /** Of a table that is dealt as another was. */
    deal: deal.exactOptional(),
  }),
  z.object({ type: z.literal('joined'), seat, name: z.string(), ...hashes }),
  /** The seat has a new secret: it moved to another device. */
  z.object({ type: z.literal('moved'), seat, ...hashes }),
  /** The seat is free again: its player has got up, or is absent; or, by the seat that may free any (see `openerAt`), was asked to. */
  z.object({ type: z.literal('left'), seat, by: seat.exactOptional() }),
  /** A computer has the seat. */
  z.object({ type: z.literal('filled'), seat, level: z.int(), name: z.string() }),
  /** With what the seat's client is committed to, if it adds shares to the chance of the game (protocol/src/shares.ts). */
  z.object({ type: z.literal('ready'), seat, isReady: z.boolean(), commitment: z.string().exactOptional() }),
  /** A seat's share: from here on draws follow from it, too. */
  z.object({ type: z.literal('revealed'), seat, share: z.string() }),
  z.object({
    type: z.literal('started'),
    /** Of a table that is dealt as another was, and in tables of earlier versions of Guimard. */
    seed: z.string().exactOptional(),
    opening: z.string().exactOptional(),
    /** How draws follow from the seeds (protocol/src/draws.ts); absent in tables of earlier versions of Guimard. */
    draws: z.literal('piles').exactOptional(),
  }),
  /**
   * The table was opened for the first time, or again, perhaps from a backup: draws that were seen must not be repeated. The
   * seed never leaves the server before the game is over.
   */
  z.object({ type: z.literal('reseeded'), seed: z.string(), opening: z.string() }),
  /** A player's move, or a random outcome (by −1), as a word of the game's log. */
  z.object({ type: z.literal('acted'), by: seat, action: z.string() }),
  z.object({ type: z.literal('asked'), seat, what: z.enum(['undo', 'pause', 'resume']) }),
  z.object({ type: z.literal('agreed'), seat }),
  z.object({ type: z.literal('declined'), seat }),
  /** The seat's last move is undone. */
  z.object({ type: z.literal('undone'), seat }),
  z.object({ type: z.literal('paused') }),
  z.object({ type: z.literal('resumed') }),
  z.object({ type: z.literal('replaced'), seat }),
  z.object({ type: z.literal('returned'), seat }),
  z.object({ type: z.literal('resigned'), seat }),
  /** The seat's time is up. */
  z.object({ type: z.literal('flagged'), seat }),
  /** The player had their name removed, also from earlier entries. */
  z.object({ type: z.literal('erased'), seat }),
  z.object({ type: z.literal('rematch'), table: z.string() }),
]);
export type Entry = Readonly<z.infer<typeof entry>>;

/** A stored entry: its time, and the command it answers, if a player sent one. */
export interface StoredEntry {
  /** The date, in milliseconds as Date.now() counts: for people to read. */
  readonly at: number;
  /** The service time in milliseconds, used for clocks and deadlines (see service-time.ts). */
  readonly time: number;
  readonly entry: Entry;
  /** The command's key (see `storedKey`), on the last of its entries. */
  readonly key?: string;
}
