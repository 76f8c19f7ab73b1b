/** Posts a few bytes to an outside address, and learns only whether they arrived. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aim, type Network, type Target } from './target.ts';

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** For one attempt, from the first byte to the status of the response, in milliseconds. */
const TIMEOUT = 5_000;
/** Delay before the second and last attempt. */
const RETRY_DELAY = 3_000;
/** Bytes of a response's headers; its body is never read. */
const LONGEST_HEADERS = 8 * 1024;

export interface Pace {
  readonly timeout: number;
  readonly retryDelay: number;
}
export const PACE: Pace = { timeout: TIMEOUT, retryDelay: RETRY_DELAY };

/**
 * Tries, and retries once if that may help. Returns the status; undefined if there was none, or if nothing may be sent
 * to the address. Redirects are not followed.
 */
export async function post(
  address: string,
  message: Message,
  network: Network,
  { timeout, retryDelay }: Pace = PACE,
): Promise<number | undefined> {
  const first = await tryOnce(address, message, network, timeout);
  if (first === 'refused') return undefined;
  if (first !== undefined && first !== 429 && first < 500) return first;
  await pause(retryDelay, undefined, { ref: false });
  // The name is resolved and checked again.
  const second = await tryOnce(address, message, network, timeout);
  return second === 'refused' ? undefined : second;
}

async function tryOnce(
  address: string,
  message: Message,
  network: Network,
  timeout: number,
): Promise<number | undefined | 'refused'> {
  const target = await aim(address, network);
  return target.ok ? send(target.value, message, timeout) : 'refused';
}

function send({ url, addresses }: Target, { headers, body }: Message, timeout: number) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<number | undefined>((resolve) => {
    const asking = request(url, {
      method: 'POST',
      headers: { 'user-agent': 'Guimard', 'content-length': Buffer.byteLength(body), ...headers },
      lookup: lookupAmong(addresses),
      // No connection is reused: it was made for another check.
      agent: false,
      maxHeaderSize: LONGEST_HEADERS,
      signal: AbortSignal.timeout(timeout),
    });
    asking.on('response', (response) => {
      resolve(response.statusCode);
      response.destroy();
    });
    asking.on('error', () => resolve(undefined));
    asking.end(body);
  });
}

/** The name is not resolved again: these addresses were checked. */
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, answer) => {
    const [first] = found;
    if (all === true || first === undefined) answer(null, found);
    else answer(null, first.address, first.family);
  };
}
