/**
 * The secret of a seat that came with a link. Anybody can make somebody's browser open a link, so what is stored here
 * changes only when the server knows the secret, and, if another seat would be given up, when the person agrees.
 */
import type { Refused } from '@guimard/protocol';
import { server } from './api.ts';
import { isSecret, type OwnSeat, seatAt, storeSecret } from './seats.ts';

interface NamedSeat {
  readonly seat: number;
  readonly name: string;
}
type HeldSeat = NamedSeat & Pick<OwnSeat, 'secret' | 'recovery'>;

export type SeatLinkState =
  /** Not checked yet, or nothing left to do. */
  | { readonly is: 'open' | 'settled' }
  /** No seat of this table has this secret; or nobody could say. */
  | { readonly is: 'wrong' | 'unreachable' }
  /** Another seat of this table is held here. */
  | { readonly is: 'asking'; readonly held: HeldSeat; readonly offered: NamedSeat };

export class SeatLink {
  readonly #table: string;
  /** In memory alone until it is accepted. */
  readonly #secret: string;
  state = $state.raw<SeatLinkState>({ is: 'open' });

  constructor(table: string, secret: string) {
    this.#table = table;
    this.#secret = secret;
  }

  /** Answers whether the seat is now held here, and was not before. */
  async check(): Promise<boolean> {
    if (this.state.is !== 'open' && this.state.is !== 'unreachable') return false;
    if (seatAt(this.#table)?.secret === this.#secret) return this.#end('settled');
    if (!isSecret(this.#secret)) return this.#end('wrong');
    const offered = await server.ownSeat(this.#table, this.#secret);
    if (!offered.ok) return this.#end(isWrong(offered.error) ? 'wrong' : 'unreachable');
    const own = seatAt(this.#table);
    if (own === undefined) return this.#take();
    const held = await server.ownSeat(this.#table, own.secret);
    if (!held.ok) return isWrong(held.error) ? this.#take() : this.#end('unreachable');
    const { secret, recovery } = own;
    const keys = recovery === undefined ? { secret } : { secret, recovery };
    this.state = { is: 'asking', held: { ...held.value, ...keys }, offered: offered.value };
    return false;
  }

  /** The person agrees to give up the seat that is held here. */
  accept(): void {
    if (this.state.is === 'asking') this.#take();
  }

  /** Nothing is stored, and the secret is not asked about again. */
  dismiss(): void {
    this.#end('settled');
  }

  #take(): true {
    storeSecret(this.#table, this.#secret);
    this.#end('settled');
    return true;
  }

  #end(is: 'settled' | 'wrong' | 'unreachable'): false {
    this.state = { is };
    return false;
  }
}

const isWrong = ({ rule }: Refused): boolean => rule === 'secret';
