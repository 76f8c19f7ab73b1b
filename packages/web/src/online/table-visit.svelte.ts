/** A table's address in the browser: finding the table, sitting down, getting up. */
import { CLOSED, newKeys, OFFLINE, type Reply, type Seated, type SeatKeys } from '@guimard/protocol';
import { gameCalled, loadGame } from '../games.ts';
import { go } from '../route.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { changeSettings } from '../setup/apply-settings.ts';
import { openTableSocket, server } from './api.ts';
import { carryNotifications } from './notifications/carry.ts';
import { OnlineTable } from './online-table.svelte.ts';
import { tellOnline } from './refusals.ts';
import { SeatLink } from './seat-link.svelte.ts';
import { forgetRecovery, forgetSeat, seatAt, storeSeat, storeSecret, storeShares } from './seats.ts';

/** A server that could not be reached is looked for again after so long. */
const RETRY_MS = 4000;

export class TableVisit {
  readonly code: string;
  /** The moment to begin with. */
  readonly #at: number | undefined;
  /** The link that led here may carry a seat. */
  readonly seatLink: SeatLink | undefined;
  table = $state.raw<OnlineTable>();
  /** The rule of what went wrong when the table was looked for. */
  problem = $state<string>();
  /** What else went wrong, in words. */
  trouble = $state('');
  /** Words to write down. */
  recovery = $state<string>();
  isBusy = $state(false);
  /** For the seat that is asked for here. */
  #keys = newKeys();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    code: string,
    { at, secret }: { readonly at?: number | undefined; readonly secret?: string | undefined } = {},
  ) {
    this.code = code;
    this.#at = at;
    this.seatLink = secret === undefined ? undefined : new SeatLink(code, secret);
  }

  /** Finds the table and takes the seat that this browser has there, or looks on. */
  async open(): Promise<void> {
    clearTimeout(this.#retry);
    await this.seatLink?.check();
    const found = await server.table(this.code);
    if (this.#isClosed) return;
    this.problem = undefined;
    const entry = found.ok ? gameCalled(found.value.game) : undefined;
    if (!found.ok || entry === undefined) {
      this.problem = found.ok ? 'outdated' : found.error.rule;
      if (this.problem === OFFLINE) this.#retry = setTimeout(() => void this.open(), RETRY_MS);
      return;
    }
    const seat = seatAt(this.code);
    const opened = OnlineTable.open(await loadGame(entry), found.value, {
      open: () => openTableSocket(this.code),
      secret: seat?.secret,
      shares: seat?.shares,
      onShares: (shares) => storeShares(this.code, shares),
      name: settings.name,
    });
    this.table?.disconnect();
    this.recovery = seat?.recovery;
    if (opened === undefined) this.problem = 'outdated';
    else {
      this.table = opened;
      this.table.connect();
      if (this.#at !== undefined) this.table.lookOnceKnown(this.#at);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.table?.disconnect();
  }

  wake(): void {
    if (this.table === undefined) void this.open();
    else this.table.wake();
  }

  lose(): void {
    this.table?.lose();
  }

  /** Asks the server once more about the seat that a link has brought. */
  async checkLink(): Promise<void> {
    if ((await this.seatLink?.check()) === true) await this.open();
  }

  /** Gives up the seat that is held here for the one that a link has brought. */
  async switchSeat(): Promise<void> {
    this.seatLink?.accept();
    await this.open();
  }

  async join(nickname: string): Promise<void> {
    await changeSettings({ name: nickname });
    await this.#sit((keys) => server.join(this.code, { nickname, keys }));
  }

  async recover(words: string): Promise<void> {
    await this.#sit((keys) => server.recover(this.code, words.trim(), keys));
  }

  /** Gives up the place before the start. */
  async leave(): Promise<void> {
    const left = await this.table?.do({ type: 'leave' });
    // The server closes the wire of a seat that is nobody's any more, perhaps before it has answered.
    if (left !== undefined && !left.ok && left.error.rule !== CLOSED) return;
    forgetSeat(this.code);
    go({ page: 'online' });
  }

  /** The seat is another player's: from now on the visitor is a spectator. */
  async spectate(): Promise<void> {
    forgetSeat(this.code);
    await this.open();
  }

  /** Has the player's name and messages removed; answers whether they are. */
  async erase(): Promise<boolean> {
    const seat = seatAt(this.code);
    if (seat === undefined) return false;
    const erased = await this.#ask(() => server.eraseSeat(this.code, seat.secret));
    if (erased === undefined) return false;
    this.table?.tryAgain();
    return true;
  }

  noteRecovery(): void {
    forgetRecovery(this.code);
    this.recovery = undefined;
  }

  /** Goes on with the same players at another table. */
  async rematch(): Promise<void> {
    const seat = seatAt(this.code);
    if (seat === undefined) return;
    const again = await this.#ask(() => server.rematch(this.code, seat.secret));
    if (again === undefined) return;
    storeSecret(again.table, again.secret);
    void carryNotifications(this.code, again);
    go({ page: 'online', code: again.table });
  }

  async #sit(ask: (keys: SeatKeys) => Reply<Seated>): Promise<void> {
    const seated = await this.#ask(() => ask(this.#keys));
    if (seated === undefined) return;
    this.#keys = newKeys();
    storeSeat(seated);
    await this.open();
  }

  async #ask<T>(ask: () => Reply<T>): Promise<T | undefined> {
    this.isBusy = true;
    const answer = await ask();
    this.isBusy = false;
    this.trouble = answer.ok ? '' : tellOnline(answer.error, this.table?.ui);
    return answer.ok ? answer.value : undefined;
  }
}
