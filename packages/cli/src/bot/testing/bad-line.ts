/** A bad connection to a server: it breaks again and again, always when a request has no response yet. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BadLine {
  readonly url: string;
  /** How often it broke. */
  readonly cuts: () => number;
  close(): void;
}

/** How many chunks of an open socket get through. */
const PIECES = 4;

export async function badLine(url: string): Promise<BadLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    let pieces = -1;
    near.on('data', (piece) => {
      far.write(piece);
      if (pieces >= 0 || /^upgrade: websocket/im.test(piece.toString('latin1'))) pieces++;
      if (pieces < PIECES) return;
      cuts++;
      near.destroy();
      far.end();
    });
    near.on('close', () => far.end());
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
