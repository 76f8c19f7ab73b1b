/** Where NATS is, from a URL: credentials are taken out of it, so that they appear in no message. */

export interface NatsAddress {
  /** Host and port of each server. */
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  /** Present: only encrypted. */
  readonly tls?: object;
}

const DEFAULT_PORT = '4222';

/** Such as nats://localhost:4222 or tls://name:password@one,two:4333. Undefined if it is malformed. */
export function natsAddressOf(written: string): NatsAddress | undefined {
  const [first = '', ...others] = written.split(',').map((part) => part.trim());
  const scheme = /^(nats|tls):\/\//.exec(first)?.[0];
  if (scheme === undefined) return undefined;
  const urls = [first, ...others.map((part) => (part.includes('://') ? part : scheme + part))].map((part) =>
    part.startsWith(scheme) && URL.canParse(part) ? new URL(part) : undefined,
  );
  const servers: string[] = [];
  for (const url of urls) {
    if (url === undefined || url.hostname === '' || !['', '/'].includes(url.pathname) || url.search !== '')
      return undefined;
    servers.push(`${url.hostname}:${url.port || DEFAULT_PORT}`);
  }
  const { username = '', password = '' } = urls.find((url) => url?.username !== '') ?? {};
  if (![username, password].every(isDecodable)) return undefined;
  return {
    servers,
    ...credentialsOf(decodeURIComponent(username), decodeURIComponent(password)),
    ...(scheme === 'tls://' && { tls: {} }),
  };
}

const isDecodable = (written: string): boolean => /^([^%]|%[\da-f]{2})*$/i.test(written);

/** A name without a password is a token. */
function credentialsOf(user: string, pass: string): Pick<NatsAddress, 'user' | 'pass' | 'token'> {
  if (user === '') return {};
  return pass === '' ? { token: user } : { user, pass };
}
