/** How much a visitor loads: scripts before there is something to see and something to play, fonts, and puzzles. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../packages/web/dist');
const EMBED = join(import.meta.dirname, '../packages/embed/dist');

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

/** A page with one game, in one language. */
export const EMBED_METRO: Budget = {
  name: 'game of Metro on another page',
  limit: 90,
  sources: embedSources('metro'),
};
export const EMBED_CORRESPONDANCES: Budget = {
  name: 'game of Correspondances on another page',
  limit: 60,
  sources: embedSources('correspondances'),
};

function embedSources(game: string): readonly string[] {
  const words = ['embed', game].map((subject) => `../messages/dist/en/${subject}.js`);
  return ['src/guimard-board.ts', 'src/show.svelte.ts', `src/games/${game}/shown.ts`, ...words];
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** All scripts of the app that come with these sources, as paths under the folder of its build. */
export const scriptsOf = (sources: readonly string[]): string[] => [
  'old-browser.js',
  'theme.js',
  ...chunksOf(WEB, sources),
];

/** The same of the element for other pages. */
export const embedScriptsOf = (sources: readonly string[]): string[] => chunksOf(EMBED, sources);

function chunksOf(folder: string, sources: readonly string[]): string[] {
  const manifest = readManifest(folder);
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
  return [...seen];
}

/** All fonts together, in kB; most visitors need only those for Western Europe. */
export const FONTS_LIMIT = 60;

/** In bytes; fonts are compressed as they are. */
export function fontSizes(): { readonly file: string; readonly bytes: number }[] {
  const folder = join(WEB, 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((file) => ({ file, bytes: statSync(join(folder, file)).size }));
}

/** All puzzles, in kB. One page loads the list and one of the other files; the service worker keeps them all. */
export const PUZZLES_LIMIT = 400;

export const puzzleFiles = (): string[] =>
  Object.entries(readManifest(WEB))
    .filter(([source]) => source.startsWith('src/study/puzzles/data/'))
    .map(([, { file }]) => file);

/** In bytes, compressed by gzip. */
export const sizeOf = (script: string): number => statSync(join(WEB, `${script}.gz`)).size;
export const embedSizeOf = (script: string): number => statSync(join(EMBED, `${script}.gz`)).size;
export const embedBrotliOf = (script: string): number => statSync(join(EMBED, `${script}.br`)).size;
