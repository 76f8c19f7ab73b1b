/** Runs inside a container: prints the folders in which a file can be made. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KERNEL = ['/proc', '/sys', '/dev'];

function foldersIn(folder) {
  if (KERNEL.includes(folder)) return [];
  let inside = [];
  try {
    inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  } catch {
    // It may not be read, but perhaps written.
  }
  return [folder, ...inside.flatMap(({ name }) => foldersIn(join(folder, name)))];
}

function isWritable(folder) {
  const file = join(folder, '.written');
  try {
    writeFileSync(file, '');
  } catch {
    return false;
  }
  rmSync(file);
  return true;
}

const folders = foldersIn('/');
process.stdout.write(JSON.stringify({ folders: folders.length, writable: folders.filter(isWritable) }));
