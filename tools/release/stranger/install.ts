/** Installs the tarballs into empty folders, once for all tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runNpm } from '../../setup.mjs';
import { PUBLISHED, tarballOf } from '../packages.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder where the libraries are installed. */
    libraries: string;
    /** A folder where the program is installed. */
    program: string;
  }
}

export default function install({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-packages-'));
  const installed = (name: string, packages: readonly string[]): string => {
    const target = mkdtempSync(join(folder, `${name}-`));
    writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages.map(tarballOf)];
    if (runNpm(args, target) !== 0)
      throw new Error(`${packages.join(', ')} could not be installed: see the lines above`);
    return target;
  };
  provide(
    'libraries',
    installed(
      'libraries',
      PUBLISHED.filter((name) => name !== 'guimard'),
    ),
  );
  provide('program', installed('program', ['guimard']));
  return () => rmSync(folder, { recursive: true, force: true });
}
