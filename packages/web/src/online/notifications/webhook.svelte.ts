/** Whether an address of the player's is told of a seat's turns, and changing that. */
import { newRefusal } from '@guimard/engine/kit';
import { OUTDATED, type Refused } from '@guimard/protocol';
import { server } from '../api.ts';
import type { OwnSeat } from '../seats.ts';
import { notificationOffers } from './offers.ts';
import { forgetWebhook, type StoredWebhook, storedWebhook, storeWebhook } from './stored-webhooks.ts';

export class WebhookState {
  readonly #seat: OwnSeat;
  #stored = $state.raw<StoredWebhook>();
  /** The server can do it. */
  isOffered = $state(false);
  /** As the player writes it, or as it is told. */
  address = $state('');
  /** Notices are signed by it. The server tells it once, and it is not kept. */
  key = $state<string>();
  isBusy = $state(false);
  refusal = $state.raw<Refused>();

  constructor(seat: OwnSeat) {
    this.#seat = seat;
    this.#stored = storedWebhook(seat.table, seat.since);
    this.address = this.#stored?.address ?? '';
  }

  get isOn(): boolean {
    return this.#stored !== undefined;
  }

  async look(): Promise<void> {
    this.isOffered = (await notificationOffers()).webhook;
  }

  async change(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = undefined;
    this.refusal = await (this.#stored === undefined ? this.#turnOn() : this.#turnOff(this.#stored));
    this.isBusy = false;
  }

  async #turnOn(): Promise<Refused | undefined> {
    const { table, secret, since } = this.#seat;
    const address = this.address.trim();
    const added = await server.notify(table, secret, { kind: 'webhook', address });
    if (!added.ok) return added.error;
    const { id, key } = added.value;
    if (key === undefined) return newRefusal(OUTDATED, 'otherVersion');
    this.#stored = { table, since, id, address };
    this.key = key;
    storeWebhook(this.#stored);
    return undefined;
  }

  /** Only if the server does it: nobody else can stop what goes out. */
  async #turnOff({ id }: StoredWebhook): Promise<Refused | undefined> {
    const { table, secret } = this.#seat;
    const removed = await server.stopNotifying(table, secret, id);
    if (!removed.ok) return removed.error;
    this.#stored = undefined;
    this.key = undefined;
    forgetWebhook(table);
    return undefined;
  }
}
