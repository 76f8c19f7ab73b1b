/** The element <guimard-board> as shipped. It is made of parts of the web app. */
import { stampedBuild } from './stamped-build.mjs';
import { WEB_SOURCES } from './web-build.mjs';

const EMBED = 'packages/embed';

export const embedBuild = stampedBuild({
  name: 'the element for other pages',
  folder: EMBED,
  sources: [
    ...WEB_SOURCES,
    ...['build', 'src', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'].map(
      (name) => `${EMBED}/${name}`,
    ),
  ],
});

export const ensureEmbedBuilt = embedBuild.ensureBuilt;
