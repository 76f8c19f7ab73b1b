/** Text that may take long to read: each header, path and field at full length, in the worst shapes that we know. */
import { SeededRng, shuffle } from '@guimard/engine/kit';
import type { Attack } from './attack.ts';
import type { Asked } from './client.ts';

/** Node reads no more of all headers together than 16 KiB, and we no more of a body than 8. */
const LONGEST = { header: 15_000, path: 15_000, body: 7_900 };
const ATTACKERS = 20;
/** As often as the limit of pages allows, in milliseconds. */
const EVERY = 100;
/** So many shapes that took longest are repeated: an attacker would. */
const WORST = 3;
/** Of those that took longest, the first time may have been bad luck. */
const SUSPECTS = 20;
const TRIES = 3;
/** The rest of the time, at least this share of it, they are repeated. */
const REPEATS = 1 / 3;

/** Parted by lines. */
const REPEATED =
  `,| |\t| ,|, |a,|a |;|;q=1,|q=|0.|(|[|{|\\|\\"|"|%41|%|-|a-|.|/|../|:|=|&a=|<|*|W/|0-|bytes=0-0,|é`.split(
    '|',
  );
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'sec-websocket-protocol',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
];
/** A page, a file, and what there is not. */
const PATHS = ['/', '/theme.js', '/api/nowhere'];
/** By the route that reads them. */
const BODIES = { key: 'commands', text: 'chat', nickname: 'seats', recovery: 'seats/recover' };

interface Shape {
  readonly name: string;
  readonly asked: Asked;
}

const filled = (text: string, length: number): string =>
  // Something else at the end: many patterns are slow only if they fail.
  `a${text.repeat(Math.ceil(length / text.length)).slice(0, length)}!`;

function shapes(): Shape[] {
  return REPEATED.flatMap((text) => {
    const quoted = JSON.stringify(text);
    const ofHeaders = HEADERS.flatMap((header) => {
      const headers = { [header]: filled(text, LONGEST.header) };
      return PATHS.map((path) => ({ name: `${header} of ${quoted} for ${path}`, asked: { path, headers } }));
    });
    const written = encodeURI(filled(text, LONGEST.path)).slice(0, LONGEST.path);
    const ofPaths = ['/', '/api/', '/online/', '/docs/', '/?lang=', '/api/tables/aaaaaaaa?moves='].map(
      (start) => ({ name: `path ${start} of ${quoted}`, asked: { path: start + written } }),
    );
    const ofBodies = Object.entries(BODIES).map(([field, route]) => ({
      name: `${field} of ${quoted}`,
      asked: {
        method: 'POST',
        path: `/api/tables/aaaaaaaa/${route}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [field]: filled(text, LONGEST.body / 2) }).slice(0, LONGEST.body),
      },
    }));
    return [...ofHeaders, ...ofPaths, ...ofBodies];
  });
}

export const slowText: Attack = {
  title: 'text that is slow to read',
  async run(battle) {
    const all = shapes();
    const order = all.map((_, i) => i);
    shuffle(order, new SeededRng('slow text'));
    const clients = battle.clients(ATTACKERS);
    const times = new Map<Shape, number>();
    battle.report(() => `${times.size} of ${all.length} shapes tried; ${describe(worst(times, WORST))}`);
    const repeatFrom = battle.left * REPEATS;
    /** One at a time, from one address after the other: what takes long takes long by itself. Its quickest time counts. */
    const tryAll = (list: readonly (Shape | undefined)[]) =>
      battle.repeat([clients], 0, async (from, round) => {
        const [shape, client] = [list[round], from[round % ATTACKERS]];
        if (shape === undefined || client === undefined || battle.left < repeatFrom) return false;
        const begun = performance.now();
        battle.tally.add(await client.outcome(shape.asked));
        const took = performance.now() - begun;
        times.set(shape, Math.min(took, times.get(shape) ?? took));
        return true;
      });
    await tryAll(order.map((i) => all[i]));
    for (let i = 0; i < TRIES; i++) await tryAll(worst(times, SUSPECTS).map(([shape]) => shape));
    const shown = worst(times, WORST);
    await battle.repeat(clients, EVERY, async (client, round) => {
      const [{ asked } = { asked: { path: '/' } }] = shown[round % WORST] ?? [];
      battle.tally.add(await client.outcome(asked));
    });
  },
};

const worst = (times: ReadonlyMap<Shape, number>, count: number): [Shape, number][] =>
  [...times].toSorted(([, a], [, b]) => b - a).slice(0, count);

const describe = (slowest: [Shape, number][]): string =>
  `slowest: ${slowest.map(([{ name }, ms]) => `${name} (${ms.toFixed(0)} ms)`).join('; ')}`;
