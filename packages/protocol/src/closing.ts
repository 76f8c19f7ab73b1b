/** Why the server closes a socket, and how a client reacts. */

/** The codes and reasons that a server closes sockets with. */
export const CLOSING = {
  /** Reconnect in a moment, with the number of moves you have. */
  restart: { code: 1012, reason: 'service restart' },
  slow: { code: 4013, reason: 'too slow: resume' },
  noHello: { code: 4008, reason: 'no hello' },
  fault: { code: 1011, reason: 'something went wrong' },
  /** Reconnect more slowly. */
  tooMany: { code: 4029, reason: 'too many messages' },
  /** Reconnecting does not help. */
  wrongSecret: { code: 4001, reason: 'wrong secret' },
  seatMoved: { code: 4003, reason: 'the seat is somebody else’s now' },
  seatFreed: { code: 4005, reason: 'the seat was freed by whoever opened the table' },
  noTable: { code: 4004, reason: 'no such table' },
  damaged: { code: 4010, reason: 'damaged' },
  rules: { code: 4010, reason: 'rules' },
  /** The client speaks another version of the protocol. */
  protocol: { code: 4026, reason: 'reload the page' },
} as const;
/** One of them. */
export type Closing = (typeof CLOSING)[keyof typeof CLOSING];

/** Why a connection has ended for good. Outdated: client and server are incompatible. */
export type End = 'wrongSecret' | 'seatMoved' | 'seatFreed' | 'noTable' | 'damaged' | 'rules' | 'outdated';

/** Why a closed socket must not be opened again; undefined if reconnecting may help. */
export function endOf(code: number, reason: string): End | undefined {
  switch (code) {
    case CLOSING.wrongSecret.code:
      return 'wrongSecret';
    case CLOSING.seatMoved.code:
      return 'seatMoved';
    case CLOSING.seatFreed.code:
      return 'seatFreed';
    case CLOSING.noTable.code:
      return 'noTable';
    case CLOSING.damaged.code:
      return reason === CLOSING.rules.reason ? 'rules' : 'damaged';
    case CLOSING.protocol.code:
      return 'outdated';
    default:
      return undefined;
  }
}
