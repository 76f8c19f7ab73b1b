/**
 * node tools/quoted-messages.mjs: browser tests name messages (e2e/words.ts) and quote none, or a changed sentence would break
 * them unseen until a browser runs.
 */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSources } from '../packages/messages/src/build.mjs';
import { compile } from '../packages/messages/src/compile.mjs';
import { quotesIn } from './quotes.mjs';
import { ROOT, say } from './setup.mjs';

/** Of English messages, what stands in every sentence made of them. */
const texts = [...compile(readSources()).english.values()].flatMap(({ messages }) =>
  [...messages.values()].flatMap(({ parts }) => parts.filter((part) => typeof part === 'string')),
);
const files = readdirSync(join(ROOT, 'e2e'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll(sep, '/'));
const read = texts.join('\n');
const faults = files.flatMap((file) => quotesIn(file, (words) => read.includes(words)));
for (const fault of faults) say(`✗ ${fault}`);
say(`${files.length} files quote ${faults.length} of ${texts.length} texts.`);
// Guards against a tool that reads nothing.
process.exitCode = faults.length === 0 && texts.length > 1000 && files.length > 20 ? 0 : 1;
