// @ts-check
/**
 * A Chromium that comes as an npm package, for Linux machines without a browser and without an administrator. This
 * folder is a package of its own, so that its 65 MB are downloaded only where they are needed. A newer version must not
 * be one of those that trial.mjs refuses.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installLocked, say } from '../setup.mjs';
import { untar } from './untar.mjs';

const FOLDER = import.meta.dirname;
const PACKED = join(FOLDER, 'node_modules', '@sparticuz', 'chromium', 'bin');
/** npm empties the folder around it whenever the lock file has changed. */
const UNPACKED = join(FOLDER, 'node_modules', '.unpacked');

/** The only font: text has the same size on every machine. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** @param {string} platform @param {string} arch */
export const isShippedFor = (platform, arch) => platform === 'linux' && arch === 'x64';

/**
 * Downloads and unpacks it, unless already done; returns how to start it, or undefined if npm failed. It uses the
 * system's libraries where possible: they may suit an older system than the shipped ones.
 */
export function fetchShipped() {
  if (!installLocked(FOLDER, 'Fetching Chromium for the browser tests (once, 65 MB) …')) return [];
  if (!existsSync(UNPACKED)) {
    say('Unpacking Chromium (once, a few seconds) …');
    unpack(PACKED, UNPACKED);
  }
  const path = join(UNPACKED, 'chromium');
  const env = { FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf') };
  return [
    { path, env },
    { path, env: { ...env, LD_LIBRARY_PATH: join(UNPACKED, 'lib') } },
  ];
}

/**
 * All or nothing, whenever it is interrupted.
 * @param {string} packed @param {string} unpacked
 */
export function unpack(packed, unpacked) {
  const unfinished = `${unpacked}-${process.pid}`;
  /** @param {string} file */
  const read = (file) => brotliDecompressSync(readFileSync(join(packed, file)));
  /** @param {string} folder @param {string} archive */
  const writeFiles = (folder, archive) => {
    mkdirSync(join(unfinished, folder), { recursive: true });
    for (const { name, body } of untar(read(archive)))
      writeFileSync(join(unfinished, folder, basename(name)), body);
  };
  writeFiles('fonts', 'fonts.tar.br');
  writeFileSync(join(unfinished, 'fonts.conf'), FONTS_CONF);
  writeFiles('lib', 'al2023.tar.br');
  writeFileSync(join(unfinished, 'chromium'), read('chromium.br'));
  chmodSync(join(unfinished, 'chromium'), 0o755);
  renameSync(unfinished, unpacked);
}
