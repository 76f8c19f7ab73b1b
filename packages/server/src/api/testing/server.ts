/** A real server on a free port, for tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Deps } from '../../app.ts';
import type { Computers } from '../../room/deps.ts';
import { memoryStore } from '../../store/memory.ts';

/** Plays the first legal move. */
export const COMPUTERS: Computers = {
  choose: async (_table, _game, { legal }) => legal[0],
  forget: () => {},
};

export interface Running {
  readonly app: FastifyInstance;
  /** Such as http://127.0.0.1:12345 */
  readonly url: string;
  /** Everything that was logged. */
  readonly log: string[];
  /** May be called more than once. */
  close(): Promise<void>;
}

export function tempFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'guimard-server-'));
  return { path, remove: () => rmSync(path, { recursive: true }) };
}

export async function startServer(deps: Partial<Deps> = {}): Promise<Running> {
  const root = tempFolder();
  writeFileSync(join(root.path, 'index.html'), '<!doctype html><head><title>Guimard</title></head>');
  const log: string[] = [];
  const app = await buildApp({
    root: root.path,
    log: { level: 'debug', stream: { write: (line) => void log.push(line) } },
    store: deps.store ?? memoryStore(),
    computers: COMPUTERS,
    now: Date.now,
    date: Date.now,
    limits: undefined,
    publicUrl: undefined,
    trustProxy: false,
    ...deps,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close().then(() => root.remove());
    return closing;
  };
  return { app, url: `http://127.0.0.1:${port}`, log, close };
}
