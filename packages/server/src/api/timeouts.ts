/** How long sockets are waited for, in milliseconds. */
export interface Timeouts {
  /** For the first message. */
  readonly hello: number;
  /** Between two pings. */
  readonly ping: number;
  /** For the other side to close the socket, too. */
  readonly close: number;
}
export const TIMEOUTS: Timeouts = { hello: 10_000, ping: 25_000, close: 1_000 };
