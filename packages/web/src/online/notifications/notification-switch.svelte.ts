/** Whether this browser is told of a seat's turns, and changing that. */
import {
  isBlocked,
  isSubscribed,
  type NotificationSeat,
  pushKey,
  subscribe,
  unsubscribe,
} from './subscribe.ts';

export class NotificationSwitchState {
  readonly #seat: NotificationSeat;
  #key = $state.raw<string>();
  isOn = $state(false);
  isBlocked = $state(false);
  hasFailed = $state(false);

  constructor(seat: NotificationSeat) {
    this.#seat = seat;
  }

  /** Server and browser can do it. */
  get isOffered(): boolean {
    return this.#key !== undefined;
  }

  async look(): Promise<void> {
    const key = await pushKey();
    if (key === undefined) return;
    this.isBlocked = isBlocked();
    this.isOn = await isSubscribed(this.#seat);
    this.#key = key;
  }

  async change(isOn: boolean): Promise<void> {
    const key = this.#key;
    if (key === undefined) return;
    // At once, as the player left the switch: it goes back if that was too much.
    this.isOn = isOn;
    this.hasFailed = false;
    if (!isOn) return unsubscribe(this.#seat);
    this.isOn = await subscribe(this.#seat, key);
    this.isBlocked = isBlocked();
    // Dismissing the question without an answer is no error.
    this.hasFailed = !this.isOn && Notification.permission === 'granted';
  }
}
