/** A socket whose other end is the test. */
import type { ClientMessage, ServerMessage } from '@guimard/protocol';
import type { Socket } from '../connection.ts';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  isClosed = false;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    if (this.isClosed) throw new Error('sent over a closed socket');
    this.sent.push(JSON.parse(text) as ClientMessage);
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
