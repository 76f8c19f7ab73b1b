/** The web app as shipped. */
import { stampedBuild } from './stamped-build.mjs';

const WEB = 'packages/web';

/** Everything that the build is made of. */
export const WEB_SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/engine/src',
  'packages/messages/locales',
  'packages/messages/src',
  'packages/ai/src',
  'packages/miniature/src',
  'packages/protocol/src',
  ...['build', 'index.html', 'public', 'src', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'].map(
    (name) => `${WEB}/${name}`,
  ),
];

export const webBuild = stampedBuild({ name: 'the web app', folder: WEB, sources: WEB_SOURCES });

export const ensureWebBuilt = webBuild.ensureBuilt;

/** The same with the languages that are made for tests. */
export const { ensureBuilt: ensurePseudoBuilt } = stampedBuild({
  name: 'the web app for tests of its layout',
  folder: WEB,
  sources: [...WEB_SOURCES, `${WEB}/vite.pseudo.config.ts`],
  config: 'vite.pseudo.config.ts',
  dist: 'pseudo/dist',
});
