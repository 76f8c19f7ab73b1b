/** Types of settings: each parses a text, or says in a sentence what it must be. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { type NatsAddress, natsAddressOf } from './bus/nats-address.ts';
import { isDatabaseUrl } from './store/data.ts';

/** A text that `isValid`; `wanted` completes the sentence about what it must be instead. */
const text = (isValid: (written: string) => boolean, wanted: string) =>
  z.string().refine(isValid, { error: ({ input }) => `${wanted}, not "${String(input)}".` });

export const port = () =>
  text(
    (written) => /^\d{1,5}$/.test(written) && Number(written) <= 65_535,
    'A port is a number from 0 to 65535',
  ).transform(Number);

export const count = (name: string) =>
  text(
    (written) => /^\d{1,7}$/.test(written) && Number(written) > 0,
    `${name} is a number from 1 to 9999999`,
  ).transform(Number);

/** Such as create=20,join=30: omitted names keep their value. Off is undefined; nothing is 0. */
export function counts<Counts extends Readonly<Record<string, number>>>(name: string, usual: Counts) {
  const pair = new RegExp(`^(${Object.keys(usual).join('|')})=(0*[1-9]\\d{0,5})$`);
  const pairsIn = (written: string) => written.split(',').map((one) => pair.exec(one.trim()));
  const example = Object.entries(usual)
    .map(([kind, number]) => `${kind}=${number}`)
    .join(',');
  return text(
    (written) => ['on', 'off'].includes(written) || pairsIn(written).every((one) => one !== null),
    `${name} is on, off, or a list of numbers from 1 such as ${example}`,
  ).transform((written): Readonly<Record<keyof Counts, number>> | undefined => {
    if (written === 'off') return undefined;
    const chosen = pairsIn(written).flatMap((one) => (one === null ? [] : [[one[1], Number(one[2])]]));
    return { ...usual, ...Object.fromEntries(chosen) };
  });
}

/** Such as https://guimard.example. */
export const origin = (name: string) =>
  text(isOrigin, `${name} is an address such as https://guimard.example`).transform(
    (written) => new URL(written).origin,
  );

/** Such as postgres://guimard@db.example/guimard. Not quoted: it may contain a password. */
export const databaseUrl = (name: string) =>
  z
    .string()
    .refine(isReadableUrl, `${name} is an address such as postgres://user:password@host:5432/database.`);

function isReadableUrl(written: string): boolean {
  if (!isDatabaseUrl(written) || !URL.canParse(written)) return false;
  const { username, password, pathname } = new URL(written);
  return [username, password, pathname].every((part) => /^([^%]|%[\da-f]{2})*$/i.test(part));
}

/** Not quoted: it may contain a password. */
export const natsUrl = (name: string) =>
  z.string().transform((written, context): NatsAddress => {
    const address = natsAddressOf(written);
    if (address !== undefined) return address;
    context.addIssue(
      `${name} is an address such as nats://user:password@host:4222, or several, separated by commas.`,
    );
    return z.NEVER;
  });

function isOrigin(written: string): boolean {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isBare = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isBare && /^https?:$/.test(url.protocol);
}

/** Off is false. */
export const proxies = (name: string) =>
  text(
    (written) => written === 'off' || /^[1-9]$/.test(written) || addressesIn(written).every(isAddress),
    `${name} is off, how many proxies there are (1 to 9), or their addresses`,
  ).transform((written): false | number | string[] => {
    if (written === 'off') return false;
    return /^[1-9]$/.test(written) ? Number(written) : addressesIn(written);
  });

const addressesIn = (written: string): string[] => written.split(',').map((address) => address.trim());

/** One address, or all that share a prefix of this many bits. */
function isAddress(written: string): boolean {
  const [address = '', bits, ...more] = written.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return version > 0 && isRange && more.length === 0;
}
