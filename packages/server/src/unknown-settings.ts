/** Names in the environment that look like settings and are not: a typo must not go unnoticed. */
import { SETTINGS } from './settings.ts';

const PREFIX = 'GUIMARD_';

/** Read by our launchers, tests and tools, whose environment the server may inherit. */
const INTERNAL = ['GUIMARD_KILLS', 'GUIMARD_LEAKS', 'GUIMARD_RERUN', 'GUIMARD_URL'];
const KNOWN: ReadonlySet<string> = new Set([...SETTINGS, ...INTERNAL]);
/** So many letters may be wrong, though never more than half of them. */
const MOST_SLIPS = 3;

/** One line for each. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !KNOWN.has(name))
    .map((name) => {
      const meant = likeliest(name);
      return meant === undefined
        ? `Unknown setting ${name}. See npm start -- --help`
        : `Unknown setting ${name}; did you mean ${meant}?`;
    });
}

function likeliest(name: string): string | undefined {
  const written = bare(name);
  const [nearest] = SETTINGS.map((meant) => ({ meant, slips: distance(written, bare(meant)) })).toSorted(
    (a, b) => a.slips - b.slips,
  );
  return nearest.slips <= Math.min(MOST_SLIPS, written.length / 2) ? nearest.meant : undefined;
}

const bare = (name: string): string => name.replace(PREFIX, '').toUpperCase();

/** By Levenshtein: letters to insert, remove or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (from[i] === to[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length];
}
