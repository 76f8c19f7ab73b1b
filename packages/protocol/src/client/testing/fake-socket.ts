/** A socket whose other end is the test. */
import type { ClientMessage, ServerMessage } from '../../message.ts';
import type { Socket } from '../host.ts';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  isClosed = false;
  readonly sent: ClientMessage[] = [];
  readonly #onSend: ((message: ClientMessage) => void) | undefined;

  constructor(onSend?: (message: ClientMessage) => void) {
    this.#onSend = onSend;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error('sent over a closed socket');
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    this.#onSend?.(message);
  }
  close(): void {
    this.isClosed = true;
  }

  /** What the other end does. */
  open(): void {
    this.onopen?.();
  }
  say(message: ServerMessage | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  cut(code = 1006, reason = ''): void {
    this.isClosed = true;
    this.onclose?.({ code, reason });
  }
}
