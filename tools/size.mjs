/** npx node tools/size.mjs: fails when visitors would have to load too much. */
import { FIRST_SCREEN, GAME, scriptsOf, sizeOf } from './budgets.ts';
import { giveUp, say } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

ensureWebBuilt();
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
try {
  for (const budget of [FIRST_SCREEN, GAME]) if (!isWithin(budget)) process.exitCode = 1;
} catch (error) {
  giveUp(error.message);
}

function isWithin(budget) {
  const scripts = scriptsOf(budget.sources).map((script) => ({ script, bytes: sizeOf(script) }));
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const within = total <= budget.limit * 1000;
  say(`${within ? '✓' : '✗'} ${budget.name}: ${kB(total).trim()} of JavaScript, at most ${budget.limit} kB`);
  scripts.sort((a, b) => b.bytes - a.bytes);
  for (const { script, bytes } of scripts) say(`  ${kB(bytes)}  ${script}`);
  return within;
}
