/** Socket timeouts, in milliseconds. */
export interface Timeouts {
  /** For the first message. */
  readonly hello: number;
  /** Between two pings. */
  readonly ping: number;
  /** For the other side to close the socket as well. */
  readonly close: number;
}
export const TIMEOUTS: Timeouts = { hello: 10_000, ping: 25_000, close: 1_000 };
