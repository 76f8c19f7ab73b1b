/** The unit for systemd starts what exists, with settings that exist, and lets it do no more than it needs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SETTINGS } from '../settings.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, '../../../..');
const UNIT = readFileSync(join(ROOT, 'deploy/guimard.service'), 'utf8');

const isSecret = (name: string): boolean => /URL$|KEY$/.test(name) && name !== 'GUIMARD_PUBLIC_URL';
/** The highest exposure that systemd-analyze may find, in tenths. */
const EXPOSURE = 15;

const valuesOf = (key: string): string[] =>
  [...UNIT.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

test('it runs a command of the program', () => {
  const [start = ''] = valuesOf('ExecStart');
  const [program, command = '', ...more] = start.split(' ');
  expect([program, more]).toEqual(['/opt/guimard/bin/guimard', []]);
  // Where the package puts its command with npm install --prefix=/opt/guimard.
  expect(UNIT).toContain('npm install --global --prefix=/opt/guimard guimard');
  const main = join(ROOT, 'packages/cli/src/main.ts');
  const { status, stdout } = spawnSync(process.execPath, [main, command, '--help'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain(`guimard ${command}`);
});

test('its settings are in a file that may be for root alone, and not in it, where everyone can read them', () => {
  expect(valuesOf('EnvironmentFile')).toEqual(['-/etc/guimard.env']);
  const names = valuesOf('Environment').map((pair) => pair.split('=')[0]!);
  expect(names.filter((name) => !SETTINGS.includes(name) || isSecret(name))).toEqual([]);
});

test.each([
  ['DynamicUser', 'yes'],
  ['StateDirectory', 'guimard'],
  ['WorkingDirectory', '%S/guimard'],
  ['UMask', '0077'],
  ['NoNewPrivileges', 'yes'],
  ['CapabilityBoundingSet', ''],
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'yes'],
  ['PrivateTmp', 'yes'],
  ['PrivateDevices', 'yes'],
  ['PrivateUsers', 'yes'],
  ['ProtectProc', 'invisible'],
  ['RestrictAddressFamilies', 'AF_INET AF_INET6 AF_UNIX AF_NETLINK'],
  ['RestrictNamespaces', 'yes'],
  ['SystemCallArchitectures', 'native'],
  ['Restart', 'on-failure'],
  ['TimeoutStopSec', '15'],
])('%s=%s', (key, value) => {
  expect(valuesOf(key)).toEqual([value]);
});

test('Node may compile', () => {
  expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
});

// .ci/run installs it; the tests above need nothing.
if (spawnSync('systemd-analyze', ['--version']).status === 0) {
  const analyze = (...args: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'guimard.service');
    // Guimard is hardly installed here.
    writeFileSync(file, UNIT.replace('/opt/guimard/bin/guimard', process.execPath));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };

  test('systemd finds no fault in it', () => {
    expect(analyze('verify', '--man=no', '--recursive-errors=no')).toEqual({ status: 0, said: '' });
  });

  test('systemd finds it hardened', () => {
    const { status, said } = analyze('security', '--offline=true', '--no-pager', `--threshold=${EXPOSURE}`);
    expect(status, said).toBe(0);
  });
}
