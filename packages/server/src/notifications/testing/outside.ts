/** A server that stands for one outside: tests reach it at this machine's address. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type TestNetwork, testNetwork } from './network.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Outside {
  /** In order. */
  readonly got: Heard[];
  readonly port: number;
  /** A network in which it is called hook.example and can be reached. */
  readonly network: TestNetwork;
  readonly address: string;
}

export async function outside(answer: (response: ServerResponse) => void): Promise<Outside> {
  const got: Heard[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url = '', headers } = request;
    got.push({ path: url, headers, body: Buffer.concat(chunks).toString() });
    answer(response);
  };
  // A request that is cut off in the middle does not count.
  const server = createServer((request, response) => void hear(request, response).catch(() => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const network = testNetwork(
    { 'hook.example': [['127.0.0.1']] },
    { ports: [port, 443], isAllowed: (address) => address === '127.0.0.1' },
  );
  return { got, port, network, address: `http://hook.example:${port}/turn` };
}
