/** Sends a few bytes to somewhere outside, and hears no more than whether they came. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aim, type Network, type Target } from './target.ts';

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** For one try, from the first byte to the answer's status, in milliseconds. */
const PATIENCE = 5_000;
/** Before the second try, which is the last. */
const BREATH = 3_000;
/** Bytes of an answer's headers; its body is not read at all. */
const LONGEST_HEADERS = 8 * 1024;

export interface Pace {
  readonly patience: number;
  readonly breath: number;
}
export const PACE: Pace = { patience: PATIENCE, breath: BREATH };

/**
 * Tries, and tries once more if that may help. Answers the status; undefined if there was none, or if the address may not
 * be asked. A redirect is an answer like any other: nobody goes there.
 */
export async function post(
  address: string,
  message: Message,
  network: Network,
  { patience, breath }: Pace = PACE,
): Promise<number | undefined> {
  const first = await tryOnce(address, message, network, patience);
  if (first === 'refused') return undefined;
  if (first !== undefined && first !== 429 && first < 500) return first;
  await pause(breath, undefined, { ref: false });
  // Asked anew, checked anew.
  const second = await tryOnce(address, message, network, patience);
  return second === 'refused' ? undefined : second;
}

async function tryOnce(
  address: string,
  message: Message,
  network: Network,
  patience: number,
): Promise<number | undefined | 'refused'> {
  const target = await aim(address, network);
  return target.ok ? send(target.value, message, patience) : 'refused';
}

function send({ url, addresses }: Target, { headers, body }: Message, patience: number) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<number | undefined>((resolve) => {
    const asking = request(url, {
      method: 'POST',
      headers: { 'user-agent': 'Guimard', 'content-length': Buffer.byteLength(body), ...headers },
      lookup: lookupAmong(addresses),
      // No connection is used twice: it was made for another check.
      agent: false,
      maxHeaderSize: LONGEST_HEADERS,
      signal: AbortSignal.timeout(patience),
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
    if (all === true) answer(null, found);
    else answer(null, found[0].address, found[0].family);
  };
}
