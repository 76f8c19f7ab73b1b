/** The program, installed into an empty folder or run by npx. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { must } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { HttpClient, KnownGame, newKeys, openSocket, TableClient } from '@guimard/protocol';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { isNightly } from '../../nightly.mjs';
import { manifestOf, tarballOf } from '../packages.mjs';
import { NEW_ENOUGH, TOO_OLD } from './nodes.ts';

const guimard = join(inject('program'), 'node_modules/guimard/dist/guimard.js');
const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'guimard-empty-'));

/** Where it listens, once it says so. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`it ended and had said: ${said}`);
}

/** A whole game against its computer, by the first legal move each time. */
async function playOnline(address: string): Promise<readonly number[]> {
  const server = new HttpClient(address);
  const seats = [{ kind: 'me' } as const, { kind: 'computer', level: 1 } as const];
  const opened = await server.create({
    game: 'metro',
    options: { players: 2 },
    seats,
    nickname: 'Stranger',
    keys: newKeys(),
  });
  const { table, secret } = must(opened);
  const info = must(await server.table(table));
  const known = must(KnownGame.open(metro, info));
  return new Promise((resolve) => {
    const act = async (): Promise<void> => {
      const { phase, scores } = client.info;
      if (phase === 'over') {
        client.close();
        resolve(scores);
        return;
      }
      const view = phase === 'running' ? known.view(0) : undefined;
      if (phase === 'waiting' && client.info.seats[0]?.isReady === false)
        await client.command({ type: 'ready', isReady: true });
      else if (view?.legal[0] !== undefined) {
        const { game } = known;
        await client.command({ type: 'act', action: game.format(game.decode(view.known, view.legal[0])) });
      }
    };
    const client = new TableClient({
      open: () => openSocket(address, table),
      secret,
      known,
      info,
      onUpdate: () => void act(),
      onLink: () => {},
    });
    client.connect();
  });
}

describe.each(NEW_ENOUGH)('with %s', (_name, node) => {
  const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) };

  test('plays in the terminal', () => {
    const args = ['play', '--seat', 'level:1', '--seat', 'level:2', '--seed', 'stranger'];
    const { status, stdout, stderr } = spawnSync(node, [guimard, ...args], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/wins/);
  });

  test('serves the web app, and a whole game online', async () => {
    const cwd = emptyFolder();
    const server = spawn(node, [guimard, 'serve', '--port', '0'], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const address = await addressOf(server);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
    expect((await fetch(address + script)).headers.get('content-type')).toContain('javascript');
    const scores = await playOnline(address);
    expect(scores.every((points) => points > 0)).toBe(true);
    expect(existsSync(join(cwd, 'data/guimard.sqlite'))).toBe(true);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});

test.each(TOO_OLD)('%s is too old, which a line says', (_, node) => {
  const { status, stdout, stderr } = spawnSync(node, [guimard, 'serve', '--port', '0'], {
    cwd: emptyFolder(),
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^This needs SQLite as in Node 22\.18 or newer.*\n$/);
});

// It is installed a second time.
test.runIf(isNightly)('npx runs the tarball from an empty folder', () => {
  const args = ['exec', '--yes', `--package=${tarballOf('guimard')}`, '--', 'guimard', '--version'];
  const { stdout } = spawnSync('npm', args, {
    cwd: emptyFolder(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stdout).toBe(`guimard ${manifestOf('cli').version}\n`);
});
