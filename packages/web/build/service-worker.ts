/** Writes `sw.js`: src/offline/service-worker.ts with the list of all files of this build and a name for it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { builtFiles } from './files.ts';
import { BUILD_TARGET } from './floor.ts';

const SOURCE = join(import.meta.dirname, '../src/offline/service-worker.ts');

/** What the service worker keeps, and under which name. */
interface Edition {
  readonly version: string;
  /** Paths as the browser asks for them; the page itself is `/`. */
  readonly files: readonly string[];
  /** Those of the messages, by language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

export function serviceWorker(): Plugin {
  return {
    name: 'guimard:service-worker',
    apply: 'build',
    // By now everything is written, what public/ holds included.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) writeFileSync(join(dir, 'sw.js'), await compile(edition(dir)));
      },
    },
  };
}

/** The same files make the same edition, whenever and wherever they are built. */
export function edition(folder: string): Edition {
  const paths = builtFiles(folder).filter((path) => path !== 'sw.js' && !/\.(br|gz|map)$/.test(path));
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  const languages = languagesIn(folder);
  const spoken = new Set(Object.values(languages).flat());
  return {
    version: hash.digest('hex').slice(0, 12),
    files: paths
      .map((path) => (path === 'index.html' ? '/' : `/${path}`))
      .filter((path) => !spoken.has(path)),
    languages,
  };
}

/** By what Vite says of the sources of each file. */
function languagesIn(folder: string): Record<string, string[]> {
  const manifest: Record<string, { readonly file: string }> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const languages: Record<string, string[]> = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = /messages\/dist\/([\w-]+)\/[^/]+\.js$/.exec(source)?.[1];
    if (language !== undefined) languages[language] = [...(languages[language] ?? []), `/${file}`];
  }
  return languages;
}

async function compile({ version, files, languages }: Edition): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      VERSION: JSON.stringify(version),
      FILES: JSON.stringify(files),
      LANGUAGES: JSON.stringify(languages),
    },
    build: {
      write: false,
      target: BUILD_TARGET,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', codeSplitting: false } },
    },
  });
  // Without watching and with one output, it is one result.
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk.code;
}
