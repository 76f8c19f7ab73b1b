/** docs/security.md promises: every line names its test. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** A file of tests, and the name of one of them. */
const NAMED = /`((?:server|protocol|web|cli|e2e)\/[^`]+\.(?:test|spec)\.ts)` › ([^|;]+?)(?= \(|;| \|)/g;

const model = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

it('every threat names a test', () => {
  const [, threats] = model.split(/^## (?:Hidden information|Dependencies)$/m);
  const lines = threats.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| threat |'));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !line.includes(' › '))).toEqual([]);
});

it('every test that the threat model names is there', () => {
  const named = [...model.matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, path, name]) => {
    const file = join(ROOT, path.startsWith('e2e/') ? path : `packages/${path}`);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(name.trim());
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
