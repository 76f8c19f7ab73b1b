/** The server as a process. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tellAddress, tellFailure } from './address.ts';
import { buildApp } from './app.ts';
import { readWish, type Settings } from './settings.ts';

const WEB_APP = join(import.meta.dirname, '../../web/dist');

const wish = readWish(process.argv.slice(2), process.env);
if ('tell' in wish) console.log(wish.tell);
else if ('refuse' in wish) giveUp(wish.refuse);
else if (!existsSync(join(WEB_APP, 'index.html'))) giveUp('The web app is not built yet: npm run build');
else await serve(wish.serve);

function giveUp(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

async function serve(settings: Settings): Promise<void> {
  const app = await buildApp({ root: WEB_APP, logger: { level: 'warn', stream: process.stderr } });
  try {
    await app.listen(settings);
  } catch (error) {
    await app.close();
    giveUp(tellFailure(settings, error as NodeJS.ErrnoException));
    return;
  }
  // A second signal finds no listener and ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(tellAddress(settings.host, (app.server.address() as AddressInfo).port));
}
