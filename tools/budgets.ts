/** How much a visitor loads: scripts before there is something to see and something to play, fonts, and puzzles. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../packages/web/dist');

/** The parts of Vite's manifest that matter here. */
interface Chunk {
  readonly file: string;
  /** Chunks loaded with it; others are loaded on demand. */
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Budget {
  readonly name: string;
  /** In kB of 1,000 bytes, compressed by gzip. */
  readonly limit: number;
  /** The sources that are loaded: the entry, and what is always asked for after it. */
  readonly sources: readonly string[];
}

export const FIRST_SCREEN: Budget = {
  name: 'first screen',
  limit: 80,
  sources: ['index.html', '../messages/dist/en/shell.js'],
};
export const GAME: Budget = {
  name: 'game of Metro',
  limit: 200,
  sources: [
    ...FIRST_SCREEN.sources,
    'src/table/TablePage.svelte',
    'src/table/open.ts',
    '../messages/dist/en/table.js',
    '../messages/dist/en/deals.js',
    'src/games/metro/ui.ts',
    '../messages/dist/en/metro.js',
    '../messages/dist/en/refusals-kit.js',
    '../messages/dist/en/refusals-metro.js',
  ],
};

export const PUZZLE: Budget = {
  name: 'puzzle of Metro, without the puzzles',
  limit: 210,
  sources: [
    ...FIRST_SCREEN.sources,
    'src/study/puzzles/PuzzlePage.svelte',
    'src/study/puzzles/open-puzzle.ts',
    ...['puzzles', 'study', 'table', 'metro', 'refusals-kit', 'refusals-metro'].map(
      (subject) => `../messages/dist/en/${subject}.js`,
    ),
    'src/games/metro/ui.ts',
  ],
};

const readManifest = (): Manifest => JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** All scripts of the build that come with these sources, as paths under its folder. */
export function scriptsOf(sources: readonly string[]): string[] {
  const manifest = readManifest();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) {
      throw new Error(`${name} is no chunk of its own any more: correct the lists in tools/budgets.ts.`);
    }
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return ['old-browser.js', 'theme.js', ...seen];
}

/** All fonts together, in kB; most visitors need only those for Western Europe. */
export const FONTS_LIMIT = 60;

/** In bytes; fonts are compressed as they are. */
export function fontSizes(): { readonly file: string; readonly bytes: number }[] {
  const folder = join(DIST, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((file) => ({ file, bytes: statSync(join(folder, file)).size }));
}

/** All puzzles, in kB. One page loads the list and one of the other files; the service worker keeps them all. */
export const PUZZLES_LIMIT = 400;

export const puzzleFiles = (): string[] =>
  Object.entries(readManifest())
    .filter(([source]) => source.startsWith('src/study/puzzles/data/'))
    .map(([, { file }]) => file);

/** In bytes, compressed. */
export const sizeOf = (script: string): number => statSync(join(DIST, `${script}.gz`)).size;
