/** node tools/size.mjs: fails when visitors would have to load too much. */
import {
  EMBED_CORRESPONDANCES,
  EMBED_METRO,
  embedBrotliOf,
  embedScriptsOf,
  embedSizeOf,
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
import { ensureEmbedBuilt } from './embed-build.mjs';
import { giveUp, say } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

ensureWebBuilt();
ensureEmbedBuilt();
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
try {
  for (const { name, sources, limit } of [FIRST_SCREEN, GAME, PUZZLE]) {
    check(`${name}, JavaScript`, sizesOf(scriptsOf(sources)), limit);
  }
  for (const { name, sources, limit } of [EMBED_METRO, EMBED_CORRESPONDANCES]) {
    const scripts = embedScriptsOf(sources);
    check(`${name}, JavaScript`, sizesOf(scripts, embedSizeOf), limit);
    say(
      `  ${kB(scripts.reduce((sum, script) => sum + embedBrotliOf(script), 0))}  all of it, compressed by brotli`,
    );
  }
  check('fonts', fontSizes(), FONTS_LIMIT);
  check('all puzzles', sizesOf(puzzleFiles()), PUZZLES_LIMIT);
} catch (error) {
  giveUp(error.message);
}

function sizesOf(files, bytesOf = sizeOf) {
  return files.map((file) => ({ file, bytes: bytesOf(file) }));
}

function check(what, files, limit) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isWithin = total <= limit * 1000;
  if (!isWithin) process.exitCode = 1;
  say(`${isWithin ? '✓' : '✗'} ${what}: ${kB(total).trim()}, at most ${limit} kB`);
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) say(`  ${kB(bytes)}  ${file}`);
}
