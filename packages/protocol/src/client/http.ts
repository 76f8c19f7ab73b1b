/** HTTP requests to a server, outside a table's socket. Every response is checked. */
import { fail, ok, type Result, refuse } from '@guimard/engine/kit';
import { type CommandRequest, commandDone } from '../command.ts';
import {
  type DailyBoard,
  type DailyCounted,
  type DailySubmission,
  dailyBoard,
  dailyCounted,
} from '../daily.ts';
import { nickname } from '../ids.ts';
import { KEY_BYTES, keysFrom } from '../keys.ts';
import { type Update, update } from '../message.ts';
import {
  type NotificationAdded,
  type NotificationOffers,
  type NotificationRequest,
  notificationAdded,
  notificationOffers,
} from '../notifications.ts';
import { type Reach, reach } from '../reach.ts';
import { type Problem, problem, type Refused } from '../refusal.ts';
import {
  type createTable,
  type DealtTables,
  damagedGame,
  dealtTables,
  type FinishedGame,
  finishedGame,
  type JoinTable,
  type Lobby,
  lobby,
  type OwnSeat,
  ownSeat,
  type Seated,
  type SeatKeys,
  seated,
  type TableInfo,
} from '../table.ts';
import { z } from '../zod.ts';
import type { ResumePoint } from './connection.ts';
import { HOST, type Host } from './host.ts';

/** The rule of a refusal made here: the server could not be reached. */
export const OFFLINE = 'offline';
/** The same: its response is of another version. */
export const OUTDATED = 'outdated';

/** Refusals by the server come with a sentence; those made here do not. */
export type Reply<T> = Promise<Result<T, Refused | Problem>>;

interface Request {
  readonly secret?: string | undefined;
  readonly body?: object;
}

const NO_CONTENT = 204;
/** Before each retry, in milliseconds. */
const RETRY_DELAYS: readonly number[] = [300, 1000, 3000];
/** All moves are known: requests only the table. */
const NO_MOVES: ResumePoint = { moves: Number.MAX_SAFE_INTEGER, version: Number.MAX_SAFE_INTEGER };

const nothing = z.object({});
/** A player who goes on at another table already has the recovery code. */
const seatedAgain = seated.omit({ recovery: true });
const anyGame = z.union([finishedGame, damagedGame]);

/** For requesting a seat: repeated with the same keys until there is a response. */
export const newKeys = (host: Pick<Host, 'randomBytes'> = HOST): SeatKeys =>
  keysFrom(host.randomBytes(KEY_BYTES));

/**
 * Requests to a server outside a table's socket. Nothing throws: a refusal by the server has its rule, one made here
 * the rule `offline` or `outdated`. Requests that change something are repeated for a few seconds, which does no
 * harm.
 */
export class HttpClient {
  readonly #server: string;
  readonly #host: Host;

  /** The server without a slash at the end, such as https://play.example.org; a page uses its own. */
  constructor(server = '', host: Host = HOST) {
    this.#server = server;
    this.#host = host;
  }

  /** The public tables that can be joined or watched. */
  lobby(): Reply<Lobby> {
    return this.#ask(lobby, 'GET', '/api/tables');
  }

  /** What has happened at a table since, as the seat of the secret may know it. */
  look(id: string, since: ResumePoint, secret?: string): Reply<Update> {
    const query = Object.entries(since).map(([name, value]) => `${name}=${value}`);
    return this.#ask(update, 'GET', `${tablePath(id)}?${query.join('&')}`, { secret });
  }

  /** The public part of a table; its moves come over the socket. */
  async table(id: string): Reply<TableInfo> {
    const seen = await this.look(id, NO_MOVES);
    return seen.ok ? ok(seen.value.table) : seen;
  }

  /** Opens a table and takes a seat at it. */
  create(table: z.input<typeof createTable> & { readonly keys: SeatKeys }): Reply<Seated> {
    return this.#sitDown('/api/tables', table);
  }

  /** Takes a seat at a table. Names at a table are unique. */
  join(id: string, player: JoinTable & { readonly keys: SeatKeys }): Reply<Seated> {
    return this.#sitDown(`${tablePath(id)}/seats`, player);
  }

  /** Gets a seat back by its recovery code, with new keys. */
  recover(id: string, recovery: string, keys: SeatKeys): Reply<Seated> {
    const body = { recovery, keys };
    return this.#persist(() => this.#ask(seated, 'POST', `${tablePath(id)}/seats/recover`, { body }));
  }

  /** The seat that a secret belongs to. */
  ownSeat(id: string, secret: string): Reply<OwnSeat> {
    return this.#ask(ownSeat, 'GET', `${tablePath(id)}/seats/mine`, { secret });
  }

  /** Removes a seat's name and messages, for everyone; the seat stays. */
  eraseSeat(id: string, secret: string): Reply<object> {
    return this.#persist(() => this.#ask(nothing, 'DELETE', `${tablePath(id)}/seats/mine`, { secret }));
  }

  /** Asks for something at a table without a socket. */
  command(id: string, secret: string, request: CommandRequest): Reply<{ readonly version: number }> {
    const asked = { secret, body: request };
    return this.#persist(() => this.#ask(commandDone, 'POST', `${tablePath(id)}/commands`, asked));
  }

  /** The table where the same players go on, each with their existing secret. */
  rematch(id: string, secret: string): Reply<z.infer<typeof seatedAgain>> {
    const asked = { secret, body: {} };
    return this.#persist(() => this.#ask(seatedAgain, 'POST', `${tablePath(id)}/rematch`, asked));
  }

  /** A finished game, for anyone to check. */
  game(id: string): Reply<FinishedGame> {
    return this.#ask(finishedGame, 'GET', `${tablePath(id)}/game`);
  }

  /** What can still be read of a game, even if it cannot be played on. */
  async rescue(id: string, secret: string | undefined): Reply<FinishedGame['log']> {
    const game = await this.#ask(anyGame, 'GET', `${tablePath(id)}/game`, { secret });
    return game.ok ? ok(game.value.log) : game;
  }

  /** All tables with the same deal, and their results. */
  tablesDealtAs(id: string): Reply<DealtTables> {
    return this.#ask(dealtTables, 'GET', `${tablePath(id)}/deal`);
  }

  /** The results of those who played the deal of that date. */
  dailyBoard(date: string): Reply<DailyBoard> {
    return this.#ask(dailyBoard, 'GET', dailyPath(date));
  }

  /** The server plays the game through before it counts, which may take some seconds. */
  async submitDaily(date: string, body: DailySubmission): Reply<DailyCounted> {
    if (!nickname.safeParse(body.name).success) return refuse('nickname', 'nicknameInvalid');
    return this.#persist(() => this.#ask(dailyCounted, 'POST', dailyPath(date), { body }));
  }

  /** Removes the name from the result of this secret, for everyone; the result stays. */
  eraseDaily(date: string, secret: string): Reply<object> {
    return this.#persist(() => this.#ask(nothing, 'DELETE', `${dailyPath(date)}/mine`, { secret }));
  }

  /** Where others can reach the server, for invitations. */
  reach(): Reply<Reach> {
    return this.#ask(reach, 'GET', '/api/reach');
  }

  /** Which notifications the server offers. */
  notificationOffers(): Reply<NotificationOffers> {
    return this.#ask(notificationOffers, 'GET', '/api/notices');
  }

  /** Subscribes a seat to notifications of its turn. */
  notify(id: string, secret: string, body: NotificationRequest): Reply<NotificationAdded> {
    return this.#ask(notificationAdded, 'POST', `${tablePath(id)}/notices`, { secret, body });
  }

  /** Ends a subscription, by its id. */
  stopNotifying(id: string, secret: string, notification: string): Reply<object> {
    return this.#ask(nothing, 'DELETE', `${tablePath(id)}/notices/${notification}`, { secret });
  }

  /** An invalid name is not sent: the server would only call it a bad request. */
  async #sitDown(path: string, body: { readonly nickname: string }): Reply<Seated> {
    if (!nickname.safeParse(body.nickname).success) return refuse('nickname', 'nicknameInvalid');
    return this.#persist(() => this.#ask(seated, 'POST', path, { body }));
  }

  /** For idempotent requests: a response may have been lost. */
  async #persist<T>(ask: () => Reply<T>): Reply<T> {
    for (const delay of RETRY_DELAYS) {
      const answer = await ask();
      if (answer.ok || answer.error.rule !== OFFLINE) return answer;
      await new Promise<void>((resolve) => this.#host.setTimeout(resolve, delay));
    }
    return ask();
  }

  async #ask<T>(
    schema: z.ZodType<T>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { secret, body }: Request = {},
  ): Reply<T> {
    try {
      const answer = await this.#host.fetch(this.#server + path, {
        method,
        headers: {
          ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const said: unknown = answer.status === NO_CONTENT ? {} : await answer.json();
      if (!answer.ok) {
        const refused = problem.safeParse(said);
        return refused.success ? fail(refused.data) : noAnswer(`${answer.status} ${answer.statusText}`);
      }
      const read = schema.safeParse(said);
      return read.success ? ok(read.data) : refuse(OUTDATED, 'otherVersion');
    } catch (error) {
      return noAnswer(causeOf(error));
    }
  }
}

/** For network operators. */
const noAnswer = (detail: string) => refuse(OFFLINE, 'offline', { detail });

const dailyPath = (date: string): string => `/api/daily/${date}`;
const tablePath = (id: string): string => `/api/tables/${id}`;

/** Node reports in the cause what went wrong with the network. */
function causeOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
}
