/** Why the server closes a socket. A client that knows the code knows whether to come back. */

export const CLOSING = {
  /** Come back in a moment, with the number of moves you have. */
  restart: { code: 1012, reason: 'service restart' },
  slow: { code: 4013, reason: 'too slow: resume' },
  /** Come back more slowly. */
  tooMany: { code: 4029, reason: 'too many messages' },
  /** Coming back does not help. */
  wrongSecret: { code: 4001, reason: 'wrong secret' },
  seatMoved: { code: 4003, reason: 'the seat is somebody else’s now' },
  noTable: { code: 4004, reason: 'no such table' },
  damaged: { code: 4010, reason: 'damaged' },
  rules: { code: 4010, reason: 'rules' },
  noHello: { code: 4008, reason: 'no hello' },
  /** The page must be loaded again first. */
  protocol: { code: 4026, reason: 'reload the page' },
  fault: { code: 1011, reason: 'something went wrong' },
} as const;

export type Closing = (typeof CLOSING)[keyof typeof CLOSING];
