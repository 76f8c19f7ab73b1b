/** What Vite builds: from its sources, and again only when they have changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, runNode, say } from './setup.mjs';
import { isMadeFrom, sourcesHash } from './stamp.mjs';

/**
 * @param {{ name: string, folder: string, sources: readonly string[], config?: string, dist?: string }} what is built where,
 *   and everything it is made of; by which configuration and into which folder, if not as usual.
 */
export function stampedBuild({ name, folder, sources, config, dist = 'dist' }) {
  /** Records which sources the build was made from; Vite clears the folder first, so half a build has no record. */
  const stamp = `${folder}/${dist}/.sources`;
  const flags = config === undefined ? [] : ['--config', `${folder}/${config}`];
  const hash = () => sourcesHash(sources);

  /** Always builds; ends the program if that fails. */
  const build = () => {
    const made = hash();
    if (runNode(['node_modules/vite/bin/vite.js', 'build', folder, ...flags, '--logLevel', 'warn']) !== 0) {
      giveUp(`${name} could not be built: see the lines above.`);
    }
    writeFileSync(join(ROOT, stamp), made);
    say(`Built ${folder}/${dist}.`);
  };

  const ensureBuilt = () => {
    if (isMadeFrom(join(ROOT, stamp), hash())) return;
    say(`Building ${name} (once, a few seconds) …`);
    build();
  };

  return { stamp, sourcesHash: hash, build, ensureBuilt };
}
