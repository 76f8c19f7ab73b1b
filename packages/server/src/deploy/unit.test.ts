/** The units for systemd start what exists, with settings that exist, and lets it do no more than it needs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SETTINGS } from '../settings.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (unit: string): string => readFileSync(join(ROOT, 'deploy', unit), 'utf8');
const UNIT = read('guimard.service');
const BACKUP = read('guimard-backup.service');
const TIMER = 'guimard-backup.timer';

const isSecret = (name: string): boolean => /URL$|KEY$/.test(name) && name !== 'GUIMARD_PUBLIC_URL';
/** The highest exposure that systemd-analyze may find, in tenths. */
const EXPOSURE = 15;

const valuesOf = (key: string, unit = UNIT): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

test.each([
  ['the server', UNIT, []],
  ['its backup', BACKUP, ['--to', 'backups', '--keep', '48']],
])('%s runs a command of the program', (_what, unit, flags) => {
  const [start = ''] = valuesOf('ExecStart', unit);
  const [program, command = '', ...more] = start.split(' ');
  expect([program, more]).toEqual(['/opt/guimard/bin/guimard', flags]);
  // Where the package puts its command with npm install --prefix=/opt/guimard.
  expect(UNIT).toContain('npm install --global --prefix=/opt/guimard ./release/guimard-');
  const main = join(ROOT, 'packages/cli/src/main.ts');
  const { status, stdout } = spawnSync(process.execPath, [main, command, '--help'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain(`guimard ${command}`);
  for (const flag of flags.filter((word) => word.startsWith('--'))) expect(stdout).toContain(flag);
});

test('the backup has the user, the folder and the settings of the server, no network, and may do no more than it', () => {
  const settings = (unit: string, without: RegExp) =>
    unit.split('\n').filter((line) => /^\w+=/.test(line) && !without.test(line));
  const [, server = ''] = UNIT.split('[Service]');
  const OWN =
    /^(Type|ExecStart|Restart|RestartSec|TimeoutStopSec|RestrictAddressFamilies|MemoryMax|TasksMax|LimitNOFILE|WantedBy)=/;
  expect(settings(BACKUP, /^$/)).toEqual(expect.arrayContaining(settings(server, OWN)));
  expect([valuesOf('User', BACKUP), valuesOf('PrivateNetwork', BACKUP)]).toEqual([['guimard'], ['yes']]);
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
  const analyze = (unit: string, ...args: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // A timer is verified with what it starts. Guimard is hardly installed here.
    for (const name of ['guimard.service', 'guimard-backup.service', TIMER])
      writeFileSync(join(folder, name), read(name).replace('/opt/guimard/bin/guimard', process.execPath));
    const all = [...args, join(folder, unit)];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', all, { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };

  test.each(['guimard.service', 'guimard-backup.service', TIMER])('systemd finds no fault in %s', (unit) => {
    expect(analyze(unit, 'verify', '--man=no', '--recursive-errors=no')).toEqual({ status: 0, said: '' });
  });

  test.each(['guimard.service', 'guimard-backup.service'])('systemd finds %s hardened', (unit) => {
    const flags = ['security', '--offline=true', '--no-pager', `--threshold=${EXPOSURE}`];
    const { status, said } = analyze(unit, ...flags);
    expect(status, said).toBe(0);
  });
}
