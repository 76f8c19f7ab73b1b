/** What a server may send, whatever it receives. */
import { allRefusals } from '@guimard/messages/all-refusals';
import { explain } from '@guimard/messages/explain';
import { refusal } from '@guimard/protocol';

/** The server's condition: without limits, with those of a real server, or with a store that fails now and then. */
export type Condition = 'free' | 'limited' | 'failing';

/** Refusals that must not happen: the server itself is at fault. */
const FAULTS = ['server', 'damaged', 'rules'];
const MORE_FAULTS: Readonly<Record<Condition, readonly string[]>> = {
  free: ['store', 'rate', 'quota', 'full-server'],
  limited: ['store'],
  failing: ['rate', 'quota', 'full-server'],
};

/** Codes a socket may be closed with, whatever was sent. */
const CLOSINGS: Readonly<Record<Condition, readonly number[]>> = {
  // Too many messages.
  limited: [4029],
  // The table could not be read at hello.
  failing: [1011],
  free: [],
};

/** Length of a message from which on a socket may be closed. */
const LONGEST_MESSAGE = 4096;
/** The second is what remains if the connection is gone before the code has been read. */
const TOO_LONG = [1009, 1006];
const OTHER_PROTOCOL = 4026;
const SEAT_MOVED = 4003;

const catalogues = await allRefusals('en');

const isSentence = (text: unknown): boolean => typeof text === 'string' && /^\S.*[.!?]$/su.test(text);

/** File names and lines of our own code, or of our dependencies. */
const STACK = /\bat .{1,200}:\d+:\d+|node_modules|node:internal|\.ts:\d+/;

export class Law {
  readonly condition: Condition;

  constructor(condition: Condition) {
    this.condition = condition;
  }

  /** Whether it was refused by a rule that has a message, and not by a fault. */
  checkRefusal(refused: unknown, answer: string): void {
    const { data } = refusal.safeParse(refused);
    if (data === undefined || data.rule === '' || !isSentence(explain(catalogues, data)))
      throw new Error(`refused without a rule or without words: ${answer}`);
    if ([...FAULTS, ...MORE_FAULTS[this.condition]].includes(data.rule))
      throw new Error(`refused by a fault: ${answer}`);
    this.checkText(answer);
  }

  /** Only where the server is full, or the store fails, may it say that it cannot. */
  checkStatus(status: number): void {
    if (status >= 500 && (status !== 503 || this.condition === 'free'))
      throw new Error(`answered by ${status}`);
  }

  checkText(text: string): void {
    if (STACK.test(text)) throw new Error(`a stack trace was told: ${text}`);
  }

  /** Whether a socket may be closed with that code after those messages. */
  checkClosing(code: number, sent: readonly string[]): void {
    if (CLOSINGS[this.condition].includes(code) || code === SEAT_MOVED) return;
    if (code === OTHER_PROTOCOL && sent.some((text) => text.includes('hello'))) return;
    if (TOO_LONG.includes(code) && sent.some((text) => Buffer.byteLength(text) > LONGEST_MESSAGE)) return;
    throw new Error(`the socket was closed with ${code}`);
  }
}
