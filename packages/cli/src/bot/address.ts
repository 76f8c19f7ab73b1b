/** Finds a table from what people copy: an invitation link, a URL of the API, or the code alone. */
import { fail, ok, type Result } from '@guimard/engine/kit';
import { type TableId, tableId } from '@guimard/protocol';

export interface Address {
  /** Without a slash at the end, such as http://localhost:8080. */
  readonly server: string;
  readonly table: TableId;
}

const USUAL_SERVER = 'http://localhost:8080';
const EXAMPLE = 'http://localhost:8080/t/abcdefgh';

/** Says in a sentence what is wrong with an invalid address. */
export function parseAddress(text: string, server = USUAL_SERVER): Result<Address, string> {
  const base = parseUrl(server);
  if (base === undefined) return fail(`"${server}" is no address of a server; one is ${USUAL_SERVER}`);
  const code = tableId.safeParse(text.toLowerCase());
  if (code.success) return ok({ server: withoutSlash(base.href), table: code.data });
  const url = parseUrl(text);
  const [, table] =
    /\/(?:t|online|tables)\/([a-z2-7]{8})(?:[/?]|$)/.exec(`${url?.pathname}${url?.hash}`) ?? [];
  if (url === undefined || table === undefined)
    return fail(`"${text}" leads to no table; an address is ${EXAMPLE}`);
  const [path] = url.pathname.split(/\/(?:api|t)\//);
  return ok({ server: withoutSlash(`${url.origin}${path}`), table });
}

function parseUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
