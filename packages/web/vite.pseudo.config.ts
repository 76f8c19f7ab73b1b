/** The app as tests of the layout see it: it also speaks the languages that are made for them, and nobody downloads it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { pseudoMessages } from './build/pseudo-messages.ts';
import app from './vite.config.ts';

const speakUp: Plugin = {
  name: 'guimard:speak-up',
  transformIndexHtml: {
    // Vite bundles what the page asks for then.
    order: 'pre',
    handler: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/testing/speak-up.ts' }, injectTo: 'body' },
    ],
  },
};

export default defineConfig({
  ...app,
  plugins: [svelte(), pseudoMessages(), speakUp],
  build: { ...app.build, manifest: false, minify: false, outDir: 'pseudo/dist' },
});
