import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { BUILD_TARGET } from './build/floor.ts';
import { messages } from './build/messages.ts';
import { oldBrowser } from './build/old-browser.ts';
import { serviceWorker } from './build/service-worker.ts';

/** The first screen with all that it needs is one file, and what all kinds of tables share another: dozens of small ones compress worse. */
const groups = [
  { name: 'first', test: /src\/(App\.svelte|pages\/(Home|pages|tables|shown)\b)/, priority: 2 },
  {
    name: 'table',
    test: /src\/table\/(Table|Seats|Scrubber|Panels|InWords|history)/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), messages(), oldBrowser(), serviceWorker(), compress()],
  worker: { format: 'es' },
  // While developing, a server of ours on its usual port answers for tables online.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  build: {
    target: BUILD_TARGET,
    manifest: true,
    // Most of the time goes into compressing, which is ours to spend.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
});
