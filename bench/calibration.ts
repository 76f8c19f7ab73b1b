/**
 * npm run bench -- calibration [--games N] [--only KEY] [--seed TEXT] [--records FILE] [--read FILE] [--fit]
 *
 * Do the chances of a review come true? The computer plays against itself; at some positions of each game it says what it
 * expects, and the tables compare that with the result. --only metro-3-companies plays one kind of game, --agent lets
 * another agent play. --records appends every prediction to a file, --read reports on such files instead of
 * playing. --fit fits the corrections to the predictions and writes them to packages/ai/src/review/calibrated.ts, where
 * other kinds of games keep theirs; check them with games of another seed.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Basis,
  calibrationKey,
  coefficientsFor,
  GAMES,
  type Playable,
  parseAgentSpec,
  UNCALIBRATED,
} from '@guimard/ai';
import { nth, SeededRng } from '@guimard/engine/kit';
import { fit, spread } from './calibration/fit.ts';
import { type Prediction, playAndPredict } from './calibration/predict.ts';
import { report } from './calibration/report.ts';

const OUTPUT = join(import.meta.dirname, '../../packages/ai/src/review/calibrated.ts');
const POSITIONS = 10;
const SEARCH = 600;
const PLAYOUTS = 300;

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    only: { type: 'string', multiple: true },
    agent: { type: 'string', default: 'search:60' },
    seed: { type: 'string', default: 'calibration' },
    records: { type: 'string' },
    read: { type: 'string', multiple: true },
    fit: { type: 'boolean', default: false },
  },
});

/** Every kind of game with every number of players, and the presets it is played with. */
function kindsOf(subject: Playable): Map<string, object[]> {
  const { game } = subject;
  const [least, most] = game.meta.players;
  const settings = game.presets.flatMap(({ options }) =>
    Array.from({ length: most - least + 1 }, (_, i) => game.options({ ...options, players: least + i })),
  );
  const kinds = new Map<string, object[]>();
  for (const options of settings) {
    if (!options.ok) continue;
    const state = game.create(options.value);
    const key = calibrationKey(subject, state);
    kinds.set(key, [...(kinds.get(key) ?? []), options.value]);
  }
  return kinds;
}

const isWanted = (key: string): boolean =>
  flags.only === undefined || flags.only.includes(key.replaceAll(' ', '-'));

async function playAll(): Promise<Prediction[]> {
  const spec = parseAgentSpec(flags.agent);
  if (!spec.ok) throw new Error(spec.error.code);
  const predictions: Prediction[] = [];
  for (const subject of GAMES) {
    for (const [key, settings] of kindsOf(subject)) {
      if (!isWanted(key)) continue;
      for (let i = 0; i < Number(flags.games); i++) {
        const seed = `${flags.seed}/${key}/${i}`;
        const rng = new SeededRng(seed);
        // Half of the games are plain, as the first preset of a kind is.
        const options = nth(settings, rng.below(2) * rng.below(settings.length));
        const played = await playAndPredict({
          subject,
          options,
          spec: spec.value,
          positions: POSITIONS,
          search: SEARCH,
          playouts: PLAYOUTS,
          seed,
        });
        predictions.push(...played);
        if (flags.records !== undefined)
          appendFileSync(flags.records, played.map((one) => `${JSON.stringify(one)}\n`).join(''));
        console.error(`${key}: game ${i + 1}`);
      }
    }
  }
  return predictions;
}

/** Our own records. */
function read(file: string): Prediction[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line): Prediction => JSON.parse(line)).filter(({ key }) => isWanted(key));
}

/** The same game and kind, whatever the number of players: what they have in common is where each number starts. */
const familyOf = (key: string): string => key.replace(/ \d+/, '');

function entryOf(key: string, members: readonly Prediction[], family: readonly Prediction[]): string {
  const written = (basis: Basis): string =>
    JSON.stringify(fit(members, basis, fit(family, basis, UNCALIBRATED)));
  const games = new Set(members.map(({ game }) => game)).size;
  return `  // ${members.length} positions of ${games} games
  '${key}': { spread: ${spread(members)}, move: ${written('move')}, position: ${written('position')} },
`;
}

/** What the file says about each kind, as it is written there. */
function keptEntries(): Map<string, string> {
  const entries = readFileSync(OUTPUT, 'utf8').matchAll(
    /^ {2}\/\/ [^\n]*\n {2}'([^']+)': \{.*?^ {2}\},\n/gms,
  );
  return new Map(Array.from(entries, ([entry, key = '']) => [key, entry]));
}

function writeFit(predictions: readonly Prediction[]): void {
  const families = Map.groupBy(predictions, ({ key }) => familyOf(key));
  const entries = keptEntries();
  for (const [key, members] of Map.groupBy(predictions, ({ key }) => key))
    entries.set(key, entryOf(key, members, families.get(familyOf(key)) ?? members));
  const sorted = [...entries].sort(([a], [b]) => a.localeCompare(b)).map(([, entry]) => entry);
  writeFileSync(
    OUTPUT,
    `/** Made by bench/calibration.ts from games of ${flags.agent} against itself (bench/calibration.md): do not edit. */
import type { Calibrated } from './calibration.ts';

export const CALIBRATED: Calibrated = {
${sorted.join('')}};
`,
  );
  console.log(`Written to ${OUTPUT}.`);
}

const predictions = flags.read === undefined ? await playAll() : flags.read.flatMap(read);
if (flags.fit) writeFit(predictions);
else console.log(report(predictions, coefficientsFor));
