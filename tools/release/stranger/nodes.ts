/** The versions of Node that packages are tried with: the oldest that they support, and the current ones; by day this one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isNightly } from '../../nightly.mjs';
import { ROOT } from '../../setup.mjs';

type Named = readonly [name: string, path: string];

const FETCHED = join(ROOT, 'tools/release/nodes/node_modules');
const fetched = (name: string): Named => [name, join(FETCHED, name, 'bin/node')];
const isThere = ([, path]: Named): boolean => isNightly && existsSync(path);
/** For kinds of machines that have none to fetch. */
const THIS: Named = ['this Node', process.execPath];

/** Too old for the program, which needs SQLite. */
export const TOO_OLD = [fetched('node-20')].filter(isThere);
const CURRENT = [fetched('node-22'), fetched('node-24')].filter(isThere);
export const NEW_ENOUGH = CURRENT.length === 0 ? [THIS] : CURRENT;
export const ALL = [...TOO_OLD, ...NEW_ENOUGH];
