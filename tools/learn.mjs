/**
 * npm run learn [-- lines | ranking | shares]: learns what the computer knows about Metro again, from nothing, in that
 * order. The first two write a file of numbers in packages/ai/src/games/metro, the last says how to set one. An hour of
 * processor time, and reproducible.
 */
import { runBundled } from './bundled.mjs';
import { ensureInstalled, giveUp } from './setup.mjs';

ensureInstalled();
const PARTS = ['lines', 'ranking', 'shares'];
const [part, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (part !== undefined && !PARTS.includes(part)))
  giveUp(`npm run learn, or npm run learn -- PART, where PART is one of: ${PARTS.join(', ')}.`);
for (const name of part === undefined ? PARTS : [part]) {
  process.exitCode = await runBundled(`tools/learn/${name}.ts`, []);
  if (process.exitCode !== 0) break;
}
