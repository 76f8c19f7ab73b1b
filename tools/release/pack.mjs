/** npm run pack [-- --built]: builds everything, unless it was built before, and packs what would be published into release/. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureInstalled, giveUp, runNode, runNpm, say } from '../setup.mjs';
import { PUBLISHED, RELEASE, tarballOf } from './packages.mjs';
import { stage } from './stage.mjs';

ensureInstalled();
const isBuilt = process.argv.includes('--built');
if (!isBuilt && runNode(['tools/build.mjs']) !== 0)
  giveUp('Nothing was packed: the build failed, see the lines above.');

mkdirSync(RELEASE, { recursive: true });
for (const file of readdirSync(RELEASE)) if (file.endsWith('.tgz')) rmSync(join(RELEASE, file));
for (const name of PUBLISHED) {
  const args = ['pack', stage(name), '--pack-destination', RELEASE, '--silent'];
  if (runNpm(args, RELEASE, { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0)
    giveUp(`${name} could not be packed.`);
  const file = tarballOf(name);
  say(`Packed release/${basename(file)}, ${(statSync(file).size / 1000).toFixed(0)} kB.`);
}
