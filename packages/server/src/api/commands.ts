/** Players' commands, over HTTP or a socket. */
import type { Result, Seat } from '@guimard/engine/kit';
import type { CommandRequest, Refused } from '@guimard/protocol';
import { Buckets } from '../limits/bucket.ts';
import type { Metrics } from '../metrics.ts';
import type { Done } from '../room/deps.ts';
import type { Room } from '../room/room.ts';
import { COMMANDS, type Limits } from './limits.ts';
import { TOO_FAST } from './refusal.ts';

export class Commands {
  readonly #metrics: Metrics;
  readonly #buckets: Buckets;
  readonly #now: () => number;

  constructor(metrics: Metrics, limits: Limits | undefined, now: () => number) {
    this.#metrics = metrics;
    this.#buckets = new Buckets(limits && COMMANDS);
    this.#now = now;
  }

  async give(room: Room, seat: Seat, request: CommandRequest): Promise<Result<Done, Refused>> {
    const mayGo = this.#buckets.take(`${room.id}/${seat}`, this.#now());
    const done: Result<Done, Refused> = mayGo
      ? await room.command(seat, request)
      : { ok: false, error: TOO_FAST };
    if (done.ok) this.#metrics.accepted.add();
    else this.#metrics.refused.add(done.error.rule);
    return done;
  }
}
