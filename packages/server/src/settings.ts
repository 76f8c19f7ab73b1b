/** What whoever starts the server may choose: by flag, else by the environment, else as it is here. */
import { parseArgs } from 'node:util';

export interface Settings {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
}
/** What to do: serve, or tell something and stop. */
export type Wish = { readonly serve: Settings } | { readonly tell: string } | { readonly refuse: string };

export const HELP = `Guimard: play in the browser.

  npm start                    installs and builds what is missing, then serves Guimard
  npm start -- --port 3000     at another port

  --port NUMBER   where to listen (or PORT in the environment; 8080 if neither; 0 for any free one)
  --host NAME     who may come in (or HOST): 127.0.0.1, this machine alone, unless you say otherwise;
                  0.0.0.0 for everybody on your network
  --help          this text

Ctrl-C stops it. To play in the terminal instead: npx guimard play`;

export function readWish(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Wish {
  let flags: { port?: string | undefined; host?: string | undefined; help?: boolean | undefined };
  try {
    flags = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    // The first sentence names the flag; the rest is about other ways to write arguments.
    const [reason] = (error as Error).message.split('. ');
    return { refuse: `${reason}. See npm start -- --help` };
  }
  if (flags.help === true) return { tell: HELP };

  const written = flags.port ?? (env['PORT'] || '8080');
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  if (!(port <= 65_535)) return { refuse: `A port is a number from 0 to 65535, not "${written}".` };
  return { serve: { host: flags.host ?? (env['HOST'] || '127.0.0.1'), port } };
}
