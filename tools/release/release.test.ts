import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../setup.mjs';
import { release } from './steps.mjs';

const top = mkdtempSync(join(tmpdir(), 'guimard-release-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const VERSION = '0.2.0';
const REPOSITORY = { type: 'git', url: 'git+https://example.org/guimard.git' };
/** Named so that the alphabet is not the order in which they can be published. */
const PACKAGES = [
  { name: '@guimard/ai', dependencies: { '@guimard/engine': VERSION } },
  { name: '@guimard/engine' },
  { name: 'guimard', dependencies: { '@guimard/ai': VERSION, '@guimard/protocol': VERSION } },
  { name: '@guimard/protocol', dependencies: { '@guimard/engine': VERSION, zod: '4.6.7' } },
];
const ORDER = ['@guimard/engine', '@guimard/ai', '@guimard/protocol', 'guimard'];

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** A repository with packed packages, ready to be released. */
function makeRepository({ isNamed = true } = {}): string {
  const repository = isNamed ? REPOSITORY : undefined;
  const root = mkdtempSync(join(top, 'root-'));
  const manifest = { name: '@guimard/repository', version: VERSION, private: true, repository };
  const lock = { name: manifest.name, version: VERSION, packages: { '': { version: VERSION } } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    `# Changes\n\n## ${VERSION}\n\n- **News**.\n\n## 0.1.0\n\n- Old.\n`,
  );
  writeFileSync(join(root, '.gitignore'), 'release\n');
  for (const described of PACKAGES) pack(root, { ...described, repository });
  git(root)('init', '--quiet');
  commit(root);
  return root;
}

function pack(root: string, described: { name: string; [key: string]: unknown }, readme = 'Read me.'): void {
  const file = `${described.name.replace('@', '').replace('/', '-')}-${VERSION}.tgz`;
  const folder = mkdtempSync(join(top, 'packed-'));
  mkdirSync(join(folder, 'package'));
  mkdirSync(join(root, 'release'), { recursive: true });
  const manifest = { version: VERSION, license: 'MIT', ...described };
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package/LICENSE'), 'MIT');
  writeFileSync(join(folder, 'package/README.md'), readme);
  run('tar', '--create', '--gzip', '--file', join(root, 'release', file), '--directory', folder, 'package');
}

const git =
  (root: string) =>
  (...args: string[]) =>
    run('git', '-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args);

function commit(root: string): void {
  git(root)('add', '--all');
  git(root)('commit', '--quiet', '--allow-empty', '--message', 'A commit');
}

/** A registry behind a program that answers like npm. `fault` may break any call. */
function makeRegistry(fault: (args: readonly string[]) => string | undefined = () => undefined) {
  const published = new Map<string, string>();
  const order: string[] = [];
  const npm = (...args: string[]) => {
    const broken = fault(args);
    if (broken !== undefined)
      return {
        status: 1,
        stdout: '',
        stderr: `npm warn\nnpm error code E\nnpm error ${broken}\nnpm error A log.\n`,
      };
    const [command, subject = ''] = args;
    if (command === 'view') {
      const integrity = published.get(subject);
      if (integrity !== undefined) return { status: 0, stdout: JSON.stringify(integrity), stderr: '' };
      return { status: 1, stdout: JSON.stringify({ error: { code: 'E404' } }), stderr: '' };
    }
    expect(args.slice(2)).toEqual(['--provenance', '--access', 'public']);
    const name = JSON.parse(run('tar', '-xzOf', subject, 'package/package.json')).name;
    published.set(
      `${name}@${VERSION}`,
      `sha512-${createHash('sha512').update(readFileSync(subject)).digest('base64')}`,
    );
    order.push(name);
    return { status: 0, stdout: '', stderr: '' };
  };
  return { npm, order, published };
}

function tryRelease(root: string, npm: unknown, options: { dryRun?: boolean; environment?: object } = {}) {
  const lines: string[] = [];
  const failure = release({
    root,
    folder: join(root, 'release'),
    dryRun: false,
    environment: {},
    say: (text: string) => lines.push(text),
    git: git(root),
    npm,
    ...options,
  });
  return { failure, output: lines.join('\n') };
}

describe('publishing', () => {
  test('publishes each package after those it depends on', () => {
    const { npm, order } = makeRegistry();
    expect(tryRelease(makeRepository(), npm).failure).toBeUndefined();
    expect(order).toEqual(ORDER);
  });

  test.each(ORDER)('goes on where it stopped when %s fails once', (name) => {
    const root = makeRepository();
    let failures = 1;
    const { npm, order } = makeRegistry(([command, file = '']) => {
      const isIt = command === 'publish' && file.includes(`/${name.replace('@', '').replace('/', '-')}-0`);
      return isIt && failures-- > 0 ? 'The connection was lost.' : undefined;
    });
    expect(tryRelease(root, npm).failure).toBe(
      `${name}@0.2.0 could not be published: The connection was lost. Run npm run release -- --packed again: what is published is skipped.`,
    );
    expect(order).toEqual(ORDER.slice(0, ORDER.indexOf(name)));
    expect(tryRelease(root, npm).failure).toBeUndefined();
    expect(order).toEqual(ORDER);
  });

  test('publishes nothing when one package is already there with other contents', () => {
    const root = makeRepository();
    const { npm, order, published } = makeRegistry();
    published.set('guimard@0.2.0', 'sha512-of something else');
    const { failure, output } = tryRelease(root, npm);
    expect(failure).toBe('Not ready: one thing stands in the way.');
    expect(output).toContain('guimard@0.2.0 is already published with other contents: release a new version');
    expect(order).toEqual([]);
  });

  test('without the registry, a dry run shows the rest and publishing stops', () => {
    const root = makeRepository();
    const { npm } = makeRegistry(() => 'getaddrinfo ENOTFOUND');
    const dry = tryRelease(root, npm, { dryRun: true });
    expect(dry.failure).toBeUndefined();
    expect(dry.output).toContain('the registry does not answer');
    expect(tryRelease(root, npm).failure).toBe('Not ready: 4 things stand in the way.');
  });
});

describe('a dry run', () => {
  test('shows every package and publishes nothing', () => {
    const root = makeRepository();
    const { npm, order } = makeRegistry();
    const { failure, output } = tryRelease(root, npm, { dryRun: true });
    expect(failure).toBeUndefined();
    expect(order).toEqual([]);
    expect(output).toMatch(
      /@guimard\/ai 0\.2\.0: to be published\n {2}guimard-ai-0\.2\.0\.tgz, 0\.\d kB packed/,
    );
    expect(output).toMatch(/ {2}3 files: .*LICENSE/);
    expect(output).toContain('Tag: v0.2.0');
  });

  test('writes checksums that sha256sum accepts', () => {
    const root = makeRepository();
    tryRelease(root, makeRegistry().npm, { dryRun: true });
    const sums = readFileSync(join(root, 'release/SHA256SUMS'), 'utf8');
    expect(sums.trim().split('\n')).toHaveLength(4);
    for (const line of sums.trim().split('\n')) {
      const [sum, file = ''] = line.split('  ');
      const packed = readFileSync(join(root, 'release', file));
      expect(createHash('sha256').update(packed).digest('hex')).toBe(sum);
    }
  });
});

describe('what stands in the way', () => {
  const obstacles = (root: string, environment = {}) =>
    tryRelease(root, makeRegistry().npm, { dryRun: true, environment })
      .output.split('Before this can be published:\n')[1]
      ?.split('\n')
      .map((line) => line.replace(/^ {2}- /, ''));

  test('uncommitted changes', () => {
    const root = makeRepository();
    writeFileSync(join(root, 'new'), '');
    expect(obstacles(root)).toEqual(['1 uncommitted changes (git status): commit them first']);
  });

  test('a tag at another commit, but not one at this commit', () => {
    const root = makeRepository();
    git(root)('tag', 'v0.2.0');
    expect(obstacles(root)).toBeUndefined();
    commit(root);
    expect(obstacles(root)).toEqual([
      'the tag v0.2.0 is at another commit: check it out, or release a new version',
    ]);
  });

  test('a workflow started by the tag of another version', () => {
    const environment = { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v0.3.0' };
    expect(obstacles(makeRepository(), environment)).toEqual(['the tag v0.3.0 is not v0.2.0']);
  });

  test.each([
    ['no section', '# Changes\n\n## 0.1.0\n\n- Old.\n', 'CHANGELOG.md says nothing about 0.2.0'],
    [
      'an empty one',
      '# Changes\n\n## 0.2.0\n\n## 0.1.0\n\n- Old.\n',
      'CHANGELOG.md says nothing about 0.2.0',
    ],
    [
      'unreleased changes',
      '# Changes\n\n## Unreleased\n\n- More.\n\n## 0.2.0\n\n- News.\n',
      'there are unreleased changes: run npm run release:version first',
    ],
  ])('a changelog with %s', (_, changelog, expected) => {
    const root = makeRepository();
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    commit(root);
    expect(obstacles(root)).toEqual([expected]);
  });

  test('no repository to name in the provenance', () => {
    const root = makeRepository({ isNamed: false });
    expect(obstacles(root)?.[0]).toMatch(/^package\.json has no "repository"/);
  });

  test('another repository than the one in which it is built', () => {
    const environment = { GITHUB_SERVER_URL: 'https://example.org', GITHUB_REPOSITORY: 'somebody/fork' };
    expect(obstacles(makeRepository(), environment)).toEqual([
      'package.json says git+https://example.org/guimard.git, but this is git+https://example.org/somebody/fork.git',
    ]);
  });

  test('a package that is private, stale or under another licence', () => {
    const root = makeRepository();
    const engine = { name: '@guimard/engine', repository: REPOSITORY };
    pack(root, { ...engine, private: true, version: '0.1.0', license: 'UNLICENSED' });
    expect(obstacles(root)).toEqual([
      'guimard-engine-0.2.0.tgz does not say that its licence is MIT',
      'guimard-engine-0.2.0.tgz is at 0.1.0: run npm run pack again',
      'guimard-engine-0.2.0.tgz is private: it must be packed by npm run pack',
    ]);
  });

  test('a dependency under a licence that nobody has checked', () => {
    const root = makeRepository();
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    lock.packages['node_modules/odd'] = { version: '1.0.0', license: 'GPL-3.0-only' };
    lock.packages['node_modules/tool'] = { version: '1.0.0', license: 'GPL-3.0-only', dev: true };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    commit(root);
    expect(obstacles(root)).toEqual([
      'node_modules/odd has the licence GPL-3.0-only, which nobody has checked',
    ]);
  });
});

test('npm run release says in one line which flags there are', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/release/release.mjs', '--now'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "Unknown option '--now'. Flags: --dry-run, --packed.\n",
  });
});
