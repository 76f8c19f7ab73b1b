/** The messages with the languages that are made for tests, from memory: `dist/` is what everybody else reads. */
import { dirname, join, relative, sep } from 'node:path';
import { faultLine, LOCALES, readSources } from '@guimard/messages/build';
import { compile } from '@guimard/messages/compile';
import { PSEUDO } from '@guimard/messages/pseudo';
import type { Plugin } from 'vite';

const DIST = join(LOCALES, '../dist');

export function pseudoMessages(): Plugin {
  let modules: ReadonlyMap<string, string> = new Map();
  const pathOf = (id: string): string => relative(DIST, id).split(sep).join('/');
  return {
    name: 'guimard:pseudo-messages',
    buildStart() {
      const { files, faults } = compile(readSources(), PSEUDO);
      if (faults.length > 0) this.error(faults.map(faultLine).join('\n'));
      modules = files;
    },
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      const id = join(dirname(importer), source);
      return modules.has(pathOf(id)) ? id : undefined;
    },
    load: (id) => modules.get(pathOf(id)),
  };
}
