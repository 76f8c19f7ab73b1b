import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { BIN, runProcess } from './testing/run.ts';

/** Flags that disable Node's TypeScript support. */
const TOO_OLD = [
  '--import',
  'data:text/javascript,Object.defineProperty(process.features,"typescript",{value:undefined})',
];

const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The launcher in another repository, for which this Node was fetched, if any; what it launches is ours. */
function inCopy(node?: string): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  const bin = join(copy, 'packages/cli/bin/guimard.mjs');
  cpSync(BIN, bin);
  symlinkSync(import.meta.dirname, join(copy, 'packages/cli/src'), 'junction');
  const fetched = join(copy, 'tools/node/node_modules/.bin');
  mkdirSync(fetched, { recursive: true });
  if (node !== undefined) symlinkSync(node, join(fetched, 'node'));
  return bin;
}

describe('the program as a process', () => {
  it('runs from anywhere', async () => {
    const { status, out, err } = await runProcess(['score', '--players', '2'], { input: 'bbbb05cbcb06' });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('"scores":[2,0]');
  });

  it('passes its status on', async () => {
    expect(await runProcess(['dance'])).toMatchObject({ status: 2, out: '' });
    expect(await runProcess(['score', '--players', '2'], { input: 'nonsense\n' })).toMatchObject({
      status: 1,
    });
  });

  it('runs the server, which says what is wrong with its settings', async () => {
    expect(await runProcess(['serve', '--port', 'eighty'])).toEqual({
      status: 1,
      out: '',
      err: 'A port is a number from 0 to 65535, not "eighty".\n',
    });
  });

  it('runs a worker, which says what it needs', async () => {
    expect(await runProcess(['worker'], { env: { DATABASE_URL: '', NATS_URL: '' } })).toEqual({
      status: 1,
      out: '',
      err: 'A worker thinks for servers that share a database: it needs their DATABASE_URL and NATS_URL.\n',
    });
  });

  it('says so when Node is too old and there is no other', async () => {
    const ran = await runProcess(['--version'], { node: TOO_OLD, bin: inCopy() });
    expect(ran.status).toBe(1);
    expect(ran.err).toBe(
      `guimard needs Node 22.18 or newer; this is ${process.version}. Run npm start once in this repository: it fetches one, or says what to install.\n`,
    );
  });

  it('says so when nothing is installed', async () => {
    const copy = mkdtempSync(join(folder, 'copy-'));
    cpSync(BIN, join(copy, 'bin/guimard.mjs'));
    mkdirSync(join(copy, 'src'));
    writeFileSync(join(copy, 'src/main.ts'), "import '@guimard/engine';\n");
    expect(await runProcess(['play'], { bin: join(copy, 'bin/guimard.mjs') })).toEqual({
      status: 1,
      out: '',
      err: 'guimard: something is not installed or not built here. Run npm start once in this repository.\n',
    });
  });

  it.each([['score --players 2'], ['options']])('stops quietly when its reader is gone: %s', async (args) => {
    const child = spawn(process.execPath, [BIN, ...args.split(' ')]);
    child.stdin.on('error', () => {});
    child.stdin.write('\n'.repeat(1_000_000));
    const err = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status] = await once(child, 'close');
    expect({ status, err: await err }).toEqual({ status: 0, err: '' });
  });

  it('ends with status 130 on Ctrl-C', async () => {
    const child = spawn(process.execPath, [BIN, 'play', '--seed', '1'], { detached: true });
    const err = text(child.stderr);
    const closed = once(child, 'close');
    await Promise.race([once(child.stdout, 'data'), closed]);
    // As a terminal does: to the whole group, unless the program has already ended, which the status shows.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT');
    const [status] = await closed;
    expect({ status, err: await err }).toEqual({ status: 130, err: '' });
  });
});

describe('with a Node that is too old, and its replacement', () => {
  const bin = inCopy(process.execPath);

  it('passes input, output and status on', async () => {
    const ran = await runProcess(['score', '--players', '2'], { node: TOO_OLD, bin, input: 'bbbb05cbcb06' });
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toContain('"scores":[2,0]');
    expect(await runProcess(['dance'], { node: TOO_OLD, bin })).toMatchObject({ status: 2, out: '' });
  });

  it.each([
    ['SIGINT', [130, null]],
    ['SIGTERM', [143, null]],
    ['SIGHUP', [129, null]],
    ['SIGKILL', [null, 'SIGKILL']],
  ] as const)('both end when the first gets %s', async (signal, end) => {
    // Input that does not end with the first process, or the second would end with it.
    const input = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    onTestFinished(() => void input.kill());
    const child = spawn(process.execPath, [...TOO_OLD, bin, 'play', '--seed', '1'], {
      stdio: [input.stdout, 'pipe', 'pipe'],
    });
    const err = text(child.stderr);
    // Output closes when no writer is left.
    const closed = once(child, 'close');
    await Promise.race([once(child.stdout, 'data'), closed]);
    child.kill(signal);
    expect(await closed).toEqual(end);
    expect(await err).toBe('');
  });
});
