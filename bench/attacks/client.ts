/** A client with an address of its own: all of 127.0.0.0/8 is this machine. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { HOST, HttpClient } from '@guimard/protocol';

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Milliseconds until a client gives up. */
const PATIENCE = 30_000;

/** The i-th address of a group of clients. */
export const addressOf = (group: number, i: number): string => `127.${group}.${i >> 7}.${(i & 127) + 1}`;

export class Client {
  readonly port: number;
  readonly address: string;
  readonly http: HttpClient;
  readonly #agent: Agent;

  constructor(port: number, address: string) {
    this.port = port;
    this.address = address;
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
    this.http = new HttpClient('', {
      ...HOST,
      fetch: async (path, asked) => {
        const { status, body } = await this.ask({ path, ...asked });
        return {
          ok: status >= 200 && status < 300,
          status,
          statusText: '',
          json: async () => JSON.parse(body),
        };
      },
    });
  }

  /** Rejects if there is no answer. */
  ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.port, agent: this.#agent, timeout: PATIENCE };
      const asked = request({ ...options, method, path, headers: { ...headers } }, (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((said) => resolve({ status, body: said }), reject);
      });
      asked.on('timeout', () => asked.destroy(new Error('timeout')));
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** The status, or that there was no answer. */
  async outcome(asked: Asked): Promise<string> {
    try {
      return String((await this.ask(asked)).status);
    } catch {
      return 'closed';
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}
