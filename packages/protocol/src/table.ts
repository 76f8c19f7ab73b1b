/** A table: the request for it, and its public part. */

import { digest, nickname, recoveryCode, seatSecret, tableId } from './ids.ts';
import { z } from './zod.ts';

/** The time control. Seconds are real time; days are for correspondence games. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** For each move. */
  z.object({ kind: z.literal('move'), seconds: z.int().min(10).max(3600) }),
  /** For the whole game, with an increment after each move. */
  z.object({
    kind: z.literal('bank'),
    seconds: z.int().min(60).max(36_000),
    increment: z.int().min(0).max(600),
  }),
  /** For each move, in correspondence games. */
  z.object({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]);
/** The time control of a table. */
export type Clock = z.infer<typeof clock>;

/** What happens to a player whose time is up: the computer plays on for them, or they lose. */
export const atZero = z.enum(['computer', 'forfeit']);
/** Whether the lobby lists the table, or only those who have the link find it. */
export const visibility = z.enum(['public', 'link']);
/** How much the screen helps: not at all, by tracing lines, by previewing moves, or by advice. */
export const assistance = z.enum(['purist', 'tracing', 'preview', 'coach']);

/** The number of a seat at a table. */
export const place = z.int().min(0).max(5);
/** How well a computer plays. */
export const level = z.int().min(1).max(8);

/** Who takes a seat: the player who asks, anyone, or a computer. */
export const seatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('computer'), level }),
]);

/**
 * A seat's keys. A client may bring random ones when taking a seat: if it missed the response, it asks again with the
 * same keys and gets the same seat. Otherwise the server makes them.
 */
export const seatKeys = z.object({
  secret: seatSecret,
  /** Anyone who has it gets the seat back on another device. */
  recovery: recoveryCode,
});
/** The secret and the recovery code of a seat. */
export type SeatKeys = z.infer<typeof seatKeys>;

/** Values of options are checked by the game itself. */
const options = z.record(
  z.string().max(40),
  z.union([z.string().max(40), z.number(), z.boolean(), z.array(z.string().max(40)).max(12)]),
);

/** A new table, and the seat of whoever opens it. */
export const createTable = z.object({
  game: z.string().max(40),
  options,
  seats: z.array(seatWish).min(1).max(6),
  visibility: visibility.default('link'),
  clock: clock.default({ kind: 'none' }),
  atZero: atZero.default('computer'),
  assistance: assistance.default('preview'),
  /** A finished table: the same tiles come in the same order. Game, options and number of seats must be the same. */
  asDealtAt: tableId.optional(),
  nickname,
  keys: seatKeys.optional(),
});
/** A new table, with defaults filled in. */
export type CreateTable = z.infer<typeof createTable>;

/** Whoever takes a seat. */
export const joinTable = z.object({
  nickname,
  /** The first free one, if left out. */
  seat: place.optional(),
  keys: seatKeys.optional(),
});
/** Whoever takes a seat. */
export type JoinTable = z.infer<typeof joinTable>;

/** A seat at a table, for the player who has just taken it. The secret is sent once and never again. */
export const seated = z.object({ table: tableId, seat: z.int(), ...seatKeys.shape });
/** A seat just taken, with its keys. */
export type Seated = z.infer<typeof seated>;

/** The seat that a secret belongs to. */
export const ownSeat = seated.pick({ seat: true }).extend({ name: z.string() });
/** The seat that a secret belongs to. */
export type OwnSeat = z.infer<typeof ownSeat>;

/** With its recovery code a seat gets new keys; the old ones become invalid. */
export const recoverSeat = z.object({ recovery: z.string().max(120), keys: seatKeys.optional() });

/** A seat, as everyone sees it. */
export const seatInfo = z.object({
  kind: z.enum(['open', 'person', 'computer']),
  name: z.string(),
  /** Of a computer. */
  level: z.int().optional(),
  /** Before the start: ready to start. */
  isReady: z.boolean(),
  /** To the shares that its client adds to the chance of the game (shares.ts). */
  commitment: digest.optional(),
  /** The computer plays for this person, who may return at any time. */
  isReplaced: z.boolean(),
  hasResigned: z.boolean(),
  /** Milliseconds left when the table was at this version, if there is a clock. */
  timeLeft: z.number().optional(),
});
/** A seat, as everyone sees it. */
export type SeatInfo = z.infer<typeof seatInfo>;

/** Before the start, during the game, stopped by consent, finished. */
export const phase = z.enum(['waiting', 'running', 'paused', 'over']);

/** A player's request that the others must agree to. */
export const request = z.object({
  what: z.enum(['undo', 'pause', 'resume']),
  seat: z.int(),
  /** Seats that have agreed, including the one that asks. */
  agreed: z.array(z.int()),
});

/**
 * A seed that draws follow from. The server's is published as a hash before use, and itself at the end of the game; there
 * is a further one for each time that a server opened the game again. A player's share is public once it counts.
 */
export const commitment = z.object({
  /** How many random outcomes came before it. */
  from: z.int(),
  /** The SHA-256 of the seed. */
  hash: z.string(),
  seed: z.string().optional(),
  /** Whose share it is; left out for the server's seeds. */
  seat: z.int().optional(),
});
/** A seed that draws follow from, or its hash. */
export type Commitment = z.infer<typeof commitment>;

/** How draws follow from the seeds (draws.ts); absent for games of earlier servers. */
const draws = z.literal('piles');

/** The public part of a table. */
export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  /** The server's version of the game's rules. */
  rules: z.int(),
  options,
  /** The fingerprint of the game's state: changes of a move can be sent only to a client with the same layout. */
  layout: z.string(),
  phase,
  seats: z.array(seatInfo),
  clock,
  atZero,
  visibility,
  assistance,
  /** Milliseconds, as Date.now() counts. */
  created: z.number(),
  /** How many entries the table's log has. */
  version: z.int(),
  request: request.optional(),
  /** All random draws of the game follow from these. */
  commitments: z.array(commitment),
  /** From the start on: how they follow. */
  draws: draws.optional(),
  /** An absent player may be replaced, or their seat freed, only after this many milliseconds. */
  grace: z.number(),
  /**
   * Before the start: the seat that may free any other, or let a computer play there. Others may free this one after so
   * many milliseconds of absence.
   */
  opener: z.object({ seat: z.int(), grace: z.number() }).optional(),
  /** Since when the clock of the seat on turn has been running, in the server's time; left out while it is stopped. */
  runningSince: z.number().optional(),
  /** The table where the same players go on. */
  rematch: tableId.optional(),
  /** The table that had this deal first: it is over, so whoever has looked at it knows what comes. */
  asDealtAt: tableId.optional(),
  scores: z.array(z.number()),
  winners: z.array(z.int()).optional(),
});
/** The public part of a table. */
export type TableInfo = z.infer<typeof tableInfo>;

/** A finished game, for anyone to check. */
export const finishedGame = z.object({
  log: z.object({
    game: z.string(),
    rules: z.int(),
    options,
    actions: z.array(z.string()),
  }),
  seeds: z.array(commitment.required({ seed: true })),
  draws: draws.optional(),
  /** Who had each seat at the start, and what its client was committed to; absent at earlier servers. */
  seats: z.array(seatInfo.pick({ kind: true, commitment: true })).optional(),
});
/** A finished game with its seeds. */
export type FinishedGame = z.infer<typeof finishedGame>;

/** The readable part of a table that cannot be played on. Its seeds are left out: it may yet be restored. */
export const damagedGame = finishedGame.pick({ log: true }).extend({ damaged: z.literal(true) });

/** A table in the lobby. */
export const lobbyTable = tableInfo
  .pick({
    id: true,
    game: true,
    options: true,
    phase: true,
    seats: true,
    clock: true,
    created: true,
    asDealtAt: true,
  })
  /** Who is connected, seat by seat. */
  .extend({ present: z.array(z.boolean()) });
/** The tables that anyone may join or watch. */
export const lobby = z.object({ tables: z.array(lobbyTable) });
/** The tables that anyone may join or watch. */
export type Lobby = z.infer<typeof lobby>;

/** A table as others with the same deal see it. Unlisted tables are left out until they are over: their code lets anyone in. */
export const dealtTable = tableInfo.pick({
  id: true,
  phase: true,
  seats: true,
  scores: true,
  winners: true,
  created: true,
});
/** All tables with one deal, the first one first. */
export const dealtTables = z.object({
  tables: z.array(dealtTable),
  /** How many are left out. */
  others: z.int(),
});
/** All tables with one deal. */
export type DealtTables = z.infer<typeof dealtTables>;
