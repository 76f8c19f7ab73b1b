/** The app as tests of the layout see it: it also speaks the languages that are made for them, and nobody downloads it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { pseudoMessages } from './build/pseudo-messages.ts';
import app from './vite.config.ts';

export default defineConfig({
  ...app,
  plugins: [svelte(), pseudoMessages()],
  build: { ...app.build, manifest: false, minify: false, outDir: 'dist-pseudo' },
});
