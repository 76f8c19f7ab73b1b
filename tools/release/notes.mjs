/** node tools/release/notes.mjs: what the changelog says about this version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, say } from '../setup.mjs';
import { sectionOf } from './changelog.mjs';
import { readJson } from './versions.mjs';

const { version } = readJson(join(ROOT, 'package.json'));
const section = sectionOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
if (section === undefined) giveUp(`CHANGELOG.md says nothing about ${version}.`);
say(section);
