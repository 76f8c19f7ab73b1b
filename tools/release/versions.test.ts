import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup.mjs';
import { folderForCopies, makeReadyCopy } from '../testing/copy.ts';
import { sectionOf, textOfChangeset, withSection } from './changelog.mjs';
import { readJson, statedVersions } from './versions.mjs';

const folder = folderForCopies();

test('all manifests, internal dependencies and the lock file state one version', () => {
  const stated = statedVersions(ROOT);
  // Ten workspaces and the root, each with a manifest and an entry in the lock file.
  expect(stated.length).toBeGreaterThan(22);
  const { version } = readJson(join(ROOT, 'package.json'));
  expect(stated.filter(([, said]) => said !== version)).toEqual([]);
});

test('npm run release:version raises every version and collects the texts of the changesets', () => {
  const copy = join(folder, 'copy');
  makeReadyCopy(copy);
  for (const name of changesetsOf(copy)) rmSync(join(copy, '.changeset', name));
  const before = readJson(join(copy, 'package.json')).version;
  const [major, minor] = before.split('.').map(Number);
  const after = `${major}.${minor + 1}.0`;
  writeFileSync(join(copy, '.changeset/one.md'), '---\n"@guimard/engine": minor\n---\n\n**Tunnels**: new.\n');
  writeFileSync(join(copy, '.changeset/two.md'), '---\nguimard: patch\n---\n\n**Ports**: a fix.\n');
  const { status, stderr } = spawnSync(process.execPath, ['tools/release/version.mjs'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  expect(statedVersions(copy).filter(([, said]) => said !== after)).toEqual([]);
  expect(changesetsOf(copy)).toEqual([]);
  const changelog = readFileSync(join(copy, 'CHANGELOG.md'), 'utf8');
  expect(sectionOf(changelog, after)).toMatch(/- \*\*Tunnels\*\*: new\.\n- \*\*Ports\*\*: a fix\.$/);
  expect(sectionOf(changelog, 'Unreleased')).toBeUndefined();
  expect(sectionOf(changelog, before)).toBe(
    sectionOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), before),
  );

  const again = spawnSync(process.execPath, ['tools/release/version.mjs'], { cwd: copy, encoding: 'utf8' });
  expect(again.stderr).toBe('There are no changesets: nothing to release. See .changeset/README.md.\n');
  expect(again.status).toBe(1);
});

const changesetsOf = (root: string) =>
  readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');

test('the section of a new version has what was unreleased, then the texts as points', () => {
  const changelog = '# Changes\n\n## Unreleased\n\n- **Kept**.\n\n## 0.1.0\n\n- Old.\n';
  expect(withSection(changelog, '0.2.0', ['**One**: first\nsecond line.', '', '- **Two**.'])).toBe(
    '# Changes\n\n## 0.2.0\n\n- **Kept**.\n- **One**: first\n  second line.\n- **Two**.\n\n## 0.1.0\n\n- Old.\n',
  );
  expect(withSection('# Changes\n\n## 0.1.0\n\n- Old.\n', '0.2.0', ['New.'])).toBe(
    '# Changes\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- Old.\n',
  );
});

test('the text of a changeset is what follows the list of packages', () => {
  expect(textOfChangeset('---\nguimard: minor\n---\n\nA line\n\n---\n\nafter a rule.\n')).toBe(
    'A line\n\n---\n\nafter a rule.',
  );
  expect(textOfChangeset('---\r\nguimard: patch\r\n---\r\n\r\nFrom Windows.\r\n')).toBe('From Windows.');
  expect(textOfChangeset('---\nguimard: patch\n---\n')).toBe('');
});
