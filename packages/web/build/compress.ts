/** Writes every text file of the build compressed beside itself, so that the server need not do it again and again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtFiles } from './files.ts';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function compress(): Plugin {
  return {
    name: 'guimard:compress',
    apply: 'build',
    // After all others, one after the other: what they write is to be compressed too.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir !== undefined) compressFiles(dir);
      },
    },
  };
}

export function compressFiles(folder: string): void {
  for (const path of builtFiles(folder).filter((name) => TEXT.test(name))) {
    const file = join(folder, path);
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  }
}
