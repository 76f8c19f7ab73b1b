/** What the oldest supported browsers can do, according to MDN's compatibility data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR } from '../../packages/web/build/floor.ts';

/** Read rather than imported: Vitest would translate all 20 MB of it first. */
const file = join(import.meta.dirname, '../../node_modules/@mdn/browser-compat-data/data.json');
const data: CompatData = JSON.parse(readFileSync(file, 'utf8'));
export const { api, css, html, javascript } = data;

/** Phones have the same engines; their entries differ where a phone has no mouse or no window. */
const OLDEST: readonly (readonly [BrowserName, string])[] = [
  ['chrome', FLOOR.chrome],
  ['edge', FLOOR.edge],
  ['firefox', FLOOR.firefox],
  ['safari', FLOOR.safari],
];

/** A feature that an oldest browser lacks. */
export interface Fault {
  readonly feature: string;
  /** Where the feature came later, or never. */
  readonly lacking: string;
}

/** `isUsed` tells whether the same code also has the feature under a prefixed or older name. */
export function lacking(
  feature: string,
  { support }: CompatStatement,
  isUsed: (name: string) => boolean = () => false,
): Fault | undefined {
  const missing = OLDEST.filter(([browser, floor]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some((statement) => isSupported(feature, statement, floor, isUsed));
  });
  if (missing.length === 0) return undefined;
  return { feature, lacking: missing.map(([browser]) => `${browser} ${added(support[browser])}`).join(', ') };
}

function isSupported(
  feature: string,
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  floor: string,
  isUsed: (name: string) => boolean,
): boolean {
  if (version_added === false || flags !== undefined) return false;
  if (prefix !== undefined && !isUsed(prefix + feature)) return false;
  if (alternative_name !== undefined && !isUsed(alternative_name)) return false;
  return (
    isAtMost(version_added, floor) && (version_removed === undefined || !isAtMost(version_removed, floor))
  );
}

/** Versions are dotted numbers, `≤` before what is old anyway; a preview is later than all. */
function isAtMost(version: string, floor: string): boolean {
  if (version === 'preview') return false;
  const a = version.replace('≤', '').split('.').map(Number);
  const b = floor.split('.').map(Number);
  for (let part = 0; part < Math.max(a.length, b.length); part++) {
    const difference = (a[part] ?? 0) - (b[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

function added(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined): string {
  const [version] = [support ?? []]
    .flat()
    .filter(({ version_added, flags, prefix }) => version_added !== false && !flags && !prefix)
    .map(({ version_added }) => version_added);
  return version === undefined || version === false ? 'never' : version;
}

/** The entry below, which may be missing at every step. */
export function entry(from: Identifier | undefined, ...path: string[]): Identifier | undefined {
  let at = from;
  for (const name of path) at = at !== undefined && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** All entries below, with their names. */
export function entries(from: Identifier | undefined): (readonly [string, Identifier])[] {
  return Object.keys(from ?? {}).flatMap((name) => {
    const below = name === '__compat' ? undefined : entry(from, name);
    return below === undefined ? [] : [[name, below] as const];
  });
}
