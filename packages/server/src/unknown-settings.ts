/** Environment variables that look like settings but are unknown: a typo must not go unnoticed. */
import { SETTINGS } from './settings.ts';

const PREFIX = 'GUIMARD_';

/** Read by our launchers, tests and tools, whose environment the server may inherit. */
const INTERNAL = [
  'GUIMARD_FAULTS',
  'GUIMARD_KILLS',
  'GUIMARD_LEAKS',
  'GUIMARD_RERUN',
  'GUIMARD_SEED',
  'GUIMARD_TESTS',
  'GUIMARD_URL',
];
const KNOWN: ReadonlySet<string> = new Set([...SETTINGS, ...INTERNAL]);
/** How many letters may be wrong, though never more than half of them. */
const MOST_SLIPS = 3;

/** One line each. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !KNOWN.has(name))
    .map((name) => {
      const meant = likeliest(name);
      return meant === undefined
        ? `Unknown setting ${name}. See --help`
        : `Unknown setting ${name}; did you mean ${meant}?`;
    });
}

function likeliest(name: string): string | undefined {
  const written = bare(name);
  const [nearest] = SETTINGS.map((meant) => ({ meant, slips: distance(written, bare(meant)) })).toSorted(
    (a, b) => a.slips - b.slips,
  );
  const isNear = nearest !== undefined && nearest.slips <= Math.min(MOST_SLIPS, written.length / 2);
  return isNear ? nearest.meant : undefined;
}

const bare = (name: string): string => name.replace(PREFIX, '').toUpperCase();

/** Levenshtein distance: letters to insert, remove or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.split('').entries()) {
    let last = i + 1;
    let diagonal = i;
    row = row.map((above, j) => {
      if (j > 0) last = Math.min(last + 1, above + 1, diagonal + (letter === to[j - 1] ? 0 : 1));
      diagonal = above;
      return last;
    });
  }
  return row.at(-1) ?? 0;
}
