/** The files of a finished build. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All that a browser may ask for, as paths under the folder with `/`: what the build keeps for itself starts with a dot. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort();
}
