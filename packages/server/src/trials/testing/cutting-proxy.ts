/** A proxy that forwards messages, and cuts the connection at those that a test chooses. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** In the middle of the message, or just after it: the sender cannot know whether it arrived. */
export type Cut = 'torn' | 'after';

export interface CuttingProxy {
  readonly url: string;
  /** Forwarded messages, in both directions. */
  readonly passed: number;
  readonly cuts: number;
  close(): Promise<void>;
}

/** `whether` is called for each message with its number overall and within the connection. */
export async function cuttingProxy(
  port: number,
  whether: (message: number, ofConnection: number) => Cut | undefined,
): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const proxy = { url: '', passed: 0, cuts: 0, close };
  const server: Server = createServer((client) => {
    const inside = connect(port, '127.0.0.1');
    let count = 0;
    const cut = (): void => {
      client.destroy();
      inside.destroy();
    };
    const pass = (to: Socket) => (frame: Buffer, isMessage: boolean) => {
      const how = isMessage ? whether(proxy.passed++, count++) : undefined;
      to.write(how === 'torn' ? frame.subarray(0, frame.length >> 1) : frame, () => how && cut());
      if (how !== undefined) proxy.cuts++;
      return how === undefined;
    };
    for (const [from, to] of [[client, inside] as const, [inside, client] as const]) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', inFrames(pass(to)));
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;

  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Splits a stream into the head of the request or response, and the frames after it. */
function inFrames(pass: (piece: Buffer, isMessage: boolean) => boolean): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let hasHead = false;
  let isCut = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let length = lengthOf(rest, hasHead); length > 0 && !isCut; length = lengthOf(rest, hasHead)) {
      isCut = !pass(rest.subarray(0, length), hasHead);
      rest = rest.subarray(length);
      hasHead = true;
    }
  };
}

/** Length of the piece that starts here; 0 if it is incomplete. */
function lengthOf(bytes: Buffer, hasHead: boolean): number {
  if (!hasHead) return bytes.indexOf('\r\n\r\n') + (bytes.includes('\r\n\r\n') ? 4 : 1);
  if (bytes.length < 2) return 0;
  const short = bytes[1] & 0x7f;
  const extended = short === 127 ? 8 : short === 126 ? 2 : 0;
  if (bytes.length < 2 + extended) return 0;
  const body = extended === 0 ? short : bytes.readUIntBE(extended === 8 ? 4 : 2, extended === 8 ? 6 : 2);
  const whole = 2 + extended + (bytes[1] & 0x80 ? 4 : 0) + body;
  return bytes.length < whole ? 0 : whole;
}
