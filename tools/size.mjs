/** npx node tools/size.mjs: fails when visitors would have to load too much. */
import {
  FIRST_SCREEN,
  FONTS_LIMIT,
  fontSizes,
  GAME,
  PUZZLE,
  PUZZLES_LIMIT,
  puzzleFiles,
  scriptsOf,
  sizeOf,
} from './budgets.ts';
import { giveUp, say } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

ensureWebBuilt();
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
try {
  for (const { name, sources, limit } of [FIRST_SCREEN, GAME, PUZZLE]) {
    check(`${name}, JavaScript`, sizesOf(scriptsOf(sources)), limit);
  }
  check('fonts', fontSizes(), FONTS_LIMIT);
  check('all puzzles', sizesOf(puzzleFiles()), PUZZLES_LIMIT);
} catch (error) {
  giveUp(error.message);
}

function sizesOf(files) {
  return files.map((file) => ({ file, bytes: sizeOf(file) }));
}

function check(what, files, limit) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isWithin = total <= limit * 1000;
  if (!isWithin) process.exitCode = 1;
  say(`${isWithin ? '✓' : '✗'} ${what}: ${kB(total).trim()}, at most ${limit} kB`);
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) say(`  ${kB(bytes)}  ${file}`);
}
