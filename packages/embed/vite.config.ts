/** The element as a page loads it: one small module with a fixed name, and chunks beside it that it loads on demand. */
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from '../web/build/compress.ts';
import { BUILD_TARGET } from '../web/build/floor.ts';
import { messages } from '../web/build/messages.ts';
import { adoptedStyles, hostStyles } from './build/adopted-styles.ts';
import { declarations } from './build/declarations.ts';

const SOURCES = join(import.meta.dirname, 'src');
const ENTRY = join(SOURCES, 'guimard-board.ts');

export default defineConfig({
  root: import.meta.dirname,
  // Chunks are beside the entry, wherever that is.
  base: './',
  plugins: [
    svelte(),
    messages(),
    hostStyles(),
    adoptedStyles(join(SOURCES, 'styles.ts')),
    declarations(ENTRY),
    compress(),
  ],
  build: {
    target: BUILD_TARGET,
    manifest: true,
    modulePreload: false,
    lib: { entry: ENTRY, formats: ['es'] },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        entryFileNames: 'guimard-board.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // By default a library is left for its users to minify. Those of this one are pages.
        minify: true,
      },
    },
  },
  test: { name: 'embed', include: ['{src,build}/**/*.test.ts'] },
});
