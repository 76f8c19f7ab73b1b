/**
 * npm run bench -- modules [--json]
 *
 * Random complete games, four players (solo: one), chance by weight and every decision uniformly among the legal
 * actions: the base game, companies, companies with central stations and each city, and solo.
 */
import { execFileSync } from 'node:child_process';
import { copy, playOut, SeededRng } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { median } from './statistics.ts';

const ROUNDS = 5;
const MILLISECONDS = 400;

const cities = metro.presets.flatMap(({ id, options }) => {
  const isCity = String(options['with']) === id && !['companies', 'solo'].includes(id);
  return isCity ? [['companies', 'central-stations', id]] : [];
});
const SETS: readonly (readonly string[])[] = [
  [],
  ['companies'],
  ['companies', 'central-stations'],
  ...cities,
  ['solo'],
];

function measure(names: readonly string[]): {
  gamesPerSecond: number;
  actionsPerGame: number;
  heapBytesPerGame: number;
} {
  const players = names.includes('solo') ? 1 : 4;
  const options = metro.options({ players, with: names });
  if (!options.ok) throw new Error(options.error.code);
  const fresh = metro.create(options.value);
  const state = metro.create(options.value);
  const rng = new SeededRng(names.join());
  const playGames = (milliseconds: number): { games: number; seconds: number } => {
    const begun = performance.now();
    let games = 0;
    while (performance.now() - begun < milliseconds) {
      for (let i = 0; i < 50; i++) {
        copy(fresh, state);
        playOut(metro, state, rng);
      }
      games += 50;
    }
    return { games, seconds: (performance.now() - begun) / 1000 };
  };
  playGames(2 * MILLISECONDS);
  const rates = Array.from({ length: ROUNDS }, () => {
    const { games, seconds } = playGames(MILLISECONDS);
    return games / seconds;
  });
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const { games } = playGames(MILLISECONDS);
  const heap = process.memoryUsage().heapUsed - before;
  return {
    gamesPerSecond: Math.round(median(rates)),
    actionsPerGame: countActions(fresh, rng),
    heapBytesPerGame: Number((heap / games).toFixed(1)),
  };
}

/** The mean number of actions over some games, random outcomes included. */
function countActions(fresh: ReturnType<typeof metro.create>, rng: SeededRng): number {
  const state = metro.create(metro.optionsOf(fresh));
  let actions = 0;
  const counted = {
    ...metro,
    play: (...args: Parameters<typeof metro.play>) => {
      actions++;
      metro.play(...args);
    },
  };
  for (let i = 0; i < 100; i++) {
    copy(fresh, state);
    playOut(counted, state, rng);
  }
  return Math.round(actions / 100);
}

/** Each in a separate process, as in a table's worker: rules compiled for others would slow it down. */
function measureAlone(names: readonly string[]): ReturnType<typeof measure> {
  const args = [...process.execArgv, import.meta.filename, `--only=${names.join()}`];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
if (only !== undefined) {
  console.log(JSON.stringify(measure(only === '' ? [] : only.split(','))));
} else {
  const results = Object.fromEntries(
    SETS.map((names) => [names.join(' + ') || 'base game', measureAlone(names)]),
  );
  if (process.argv.includes('--json')) console.log(JSON.stringify(results));
  else console.table(results);
}
