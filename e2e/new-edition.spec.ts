/** A server that is updated, or goes away, under a page that a service worker keeps alive. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { infoAt } from '../packages/protocol/src/client/testing/messages.ts';
import { test as base, expect } from './no-complaints.ts';
import { kept } from './offline.ts';
import { words } from './words.ts';

const DIST = join(import.meta.dirname, '../packages/web/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** An address that the app does not know. */
const OF_SERVER = '/about/server';

/** The app as it is built, and after an update: the page says which edition it is, and so the service worker differs. */
class Editions {
  edition = 1;
  readonly #server: Server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/tables/')) {
      const table = infoAt(1, { layout: 'of another edition' });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ table, from: 0, moves: [], now: 0 }));
      return;
    }
    if (pathname === OF_SERVER) {
      response.setHeader('content-type', 'text/plain').end('answered by the server');
      return;
    }
    const file = join(DIST, extname(pathname) === '' ? 'index.html' : pathname);
    if (!existsSync(file)) response.writeHead(404).end();
    else
      response
        .setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
        .end(this.#read(file));
  });

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }

  #read(file: string): string | Buffer {
    const bytes = readFileSync(file);
    if (file.endsWith('index.html'))
      return bytes.toString().replace('<html', `<html data-edition="${this.edition}"`);
    // The name of its cache; a font is called so, too.
    return file.endsWith('sw.js')
      ? bytes.toString().replaceAll(/(?<=[`'"])guimard-/g, `guimard-edition-${this.edition}-`)
      : bytes;
  }
}

/* oxlint-disable no-empty-pattern -- Playwright wants to see what a fixture needs */
const test = base.extend<{ server: Editions }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture needs
  server: async ({}, use) => {
    const server = new Editions();
    await server.start();
    await use(server);
    await server.close();
  },
});

test.use({ storesApp: true });

test('the new edition takes over, and a page that still does not match says so', async ({ server, page }) => {
  const edition = page.locator('html');
  await page.goto(server.url);
  await kept(page);
  await expect(edition).toHaveAttribute('data-edition', '1');
  server.edition = 2;
  // The service worker keeps the old edition alive.
  await page.reload();
  await expect(edition).toHaveAttribute('data-edition', '1');
  await page.goto(`${server.url}/t/abcdefgh`);
  await expect(page.getByRole('heading', { name: words.online.ends.outdated.title })).toBeVisible();
  await expect(edition).toHaveAttribute('data-edition', '2');
});

test('an unknown address is the server’s while it is there, and then the app’s', async ({ server, page }) => {
  const { url } = server;
  await page.goto(url);
  await kept(page);
  await page.goto(url + OF_SERVER);
  await expect(page.getByText('answered by the server')).toBeVisible();
  // The browser still believes itself online.
  await server.close();
  await page.goto(url + OF_SERVER);
  await expect(page.getByRole('heading', { name: words.shell.app.unknownTitle })).toBeVisible();
  await page.goto(`${url}/rules/metro/B12`);
  await expect(page.locator('[aria-current]')).toContainText('B12');
});
