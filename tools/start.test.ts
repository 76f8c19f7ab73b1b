import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { folderForCopies, makeBareCopy, makeReadyCopy } from './testing/copy.ts';

const folder = folderForCopies();
/** Less than a whole test may take, so that it says what it has waited for. */
const WAIT = { timeout: 25_000, interval: 100 };

describe('npm start -- --help', () => {
  const copy = join(folder, 'bare');
  beforeAll(() => makeBareCopy(copy));

  test.each(['--help', '-h'])('%s needs nothing installed, and no TypeScript', (flag) => {
    const args = ['--no-experimental-strip-types', 'tools/start.mjs', flag];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('npm start -- --port 3000');
    expect(stdout).toContain(readFileSync(join(copy, 'packages/server/src/help.txt'), 'utf8'));
    expect(existsSync(join(copy, 'node_modules'))).toBe(false);
  });
});

describe('the server shuts down cleanly and nothing is left running', () => {
  const copy = join(folder, 'ready');
  beforeAll(() => makeReadyCopy(copy));
  const START = ['tools/start.mjs', '--port', '0'];

  /** Starts it; `ended` resolves when no process is left that could write. */
  async function start(command: string, args: readonly string[], options: SpawnOptions = {}) {
    const data = mkdtempSync(join(folder, 'data-'));
    const child: ChildProcess = spawn(command, args, {
      cwd: copy,
      // A separate process group, as in a terminal.
      detached: true,
      ...options,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, GUIMARD_DATA: join(data, 'guimard.sqlite'), ...options.env },
    });
    const group = -child.pid!;
    const ended = once(child, 'close');
    onTestFinished(async () => {
      if (child.stdout?.closed !== false) return;
      // Processes left after a failure.
      process.kill(group, 'SIGKILL');
      await ended;
    });
    const said = await Promise.race([once(child.stdout!, 'data'), ended.then(() => undefined)]);
    if (said === undefined) throw new Error('it ended instead of serving');
    // A database that was not closed has its journal beside it.
    const isOpen = () => readdirSync(data).includes('guimard.sqlite-wal');
    return { child, group, ended, isOpen };
  }

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('on %s to the launcher', async (signal) => {
    const { child, ended, isOpen } = await start(process.execPath, START);
    expect(isOpen()).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isOpen()).toBe(false);
  });

  test('when the launcher is killed', async () => {
    const { child, ended, isOpen } = await start(process.execPath, START);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(isOpen()).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'on %s to the whole group, which npm then passes on',
    async (signal) => {
      const { child, group, ended, isOpen } = await start(process.execPath, START);
      process.kill(group, signal);
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(isOpen()).toBe(false);
    },
  );

  test("when npm's shell is killed", async () => {
    const command = `"${process.execPath}" ${START.join(' ')}; exit`;
    const env = { npm_lifecycle_event: 'start' };
    const { child, ended, isOpen } = await start('sh', ['-c', command], { env });
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    expect(isOpen()).toBe(false);
  });

  describe('the documentation is built behind the server, which does not wait for it', () => {
    const program = join(copy, 'docs/build/main.ts');
    const site = join(copy, 'docs/.vitepress/dist/.sources');

    async function startWith(code: string) {
      rmSync(site, { force: true });
      writeFileSync(program, code);
      const { child, ended } = await start(process.execPath, START);
      let said = '';
      child.stdout!.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      return { child, ended, said: () => said };
    }

    test('and says where it is', async () => {
      const { child, ended, said } = await startWith('');
      await vi.waitFor(() => expect(said()).toBe('The documentation is built: it is at /docs.\n'), WAIT);
      expect(existsSync(site)).toBe(true);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    });

    test('or, in one line, that it failed', async () => {
      const { child, ended, said } = await startWith('console.error("a long story"); process.exitCode = 1;');
      const line = 'The documentation could not be built: npm run docs says why.\n';
      await vi.waitFor(() => expect(said()).toBe(line), WAIT);
      expect(existsSync(site)).toBe(false);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    });

    test('and is given up with the server', async () => {
      const mark = join(folder, 'building');
      const { child, ended, said } = await startWith(
        `import { rmSync, writeFileSync } from 'node:fs';
        process.on('disconnect', () => { rmSync(${JSON.stringify(mark)}); process.exit(1); });
        writeFileSync(${JSON.stringify(mark)}, '');
        setInterval(() => {}, 1000);`,
      );
      await vi.waitFor(() => expect(existsSync(mark)).toBe(true), WAIT);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await vi.waitFor(() => expect(existsSync(mark)).toBe(false), WAIT);
      expect(said()).toBe('');
    });
  });
});
