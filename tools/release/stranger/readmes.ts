/** The examples of the readmes that packages come with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, examplesIn } from '../../docs/examples.ts';
import { manifestOf } from '../packages.mjs';

/** The libraries that run in Node. */
const LIBRARIES = ['engine', 'ai', 'protocol'];

/** Programs that run as they are, from the packages in a folder. */
export const programsIn = (folder: string): Example[] =>
  LIBRARIES.flatMap((name) => programsOf(folder, name, ''));

/** Programs that need a page. */
export const pageProgramsIn = (folder: string): Example[] => programsOf(folder, 'embed', 'browser');

function programsOf(folder: string, name: string, wanted: string): Example[] {
  const file = join(folder, 'node_modules', manifestOf(name).name, 'README.md');
  return examplesIn(readFileSync(file, 'utf8'), `@guimard/${name}`).filter(
    ({ language, marker }) => ['js', 'ts'].includes(language) && marker === wanted,
  );
}
