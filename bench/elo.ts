/**
 * npm run bench -- elo [--only NAME] [--scale S] [--seed TEXT] [--jobs N]
 *
 * How far the levels are apart, for each game and number of players: every level plays the one below, and their differences
 * add up from level 1, which is 0. With more than two seats, level N has one and level N − 1 all the others. Paired deals,
 * 95 % intervals by deal. Prints a row of a table for each game as soon as it is over.
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '@guimard/ai';
import { nth } from '@guimard/engine/kit';
import { arena, type Estimate } from './strength/arena.ts';

const GAMES: Readonly<Record<string, string>> = {
  'Metro, 2': '--players 2',
  'Metro, 3': '--players 3',
  'Metro, 4': '--players 4',
  'Metro, 6': '--players 6',
  'companies, 2': '--players 2 --with companies',
  'Paris, 2': '--players 2 --with paris',
  'Correspondances, 2': '--players 2 --game correspondances',
  'Correspondances, 4': '--players 4 --game correspondances',
};
/** The deals that level 2 plays against level 1, level 3 against level 2, and so on: fewer where moves take longer. */
const DEALS = [100, 100, 100, 100, 100, 40, 12];

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'elo' },
    jobs: { type: 'string' },
  },
});
const jobs = flags.jobs === undefined ? [] : ['--jobs', flags.jobs];

/** By how much a level is stronger than the one below. */
function step(game: string, level: number): Estimate {
  const deals = Math.max(2, Math.round(nth(DEALS, level - 2) * Number(flags.scale)));
  const agents = [`level:${level}`, `level:${level - 1}`];
  const { pairings = [] } = arena([
    ...agents,
    ...game.split(' '),
    '--deals',
    String(deals),
    '--seed',
    flags.seed,
    ...jobs,
  ]);
  return nth(pairings, 0).elo;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const rounded = (elo: number): string => (Number.isFinite(elo) ? elo.toFixed(0) : '∞');

console.log(row(['game', ...LEVELS.map((_, i) => i + 1)]));
console.log(row(Array<string>(LEVELS.length + 1).fill('---')));
for (const [name, game] of Object.entries(GAMES)) {
  if (flags.only !== undefined && !flags.only.includes(name)) continue;
  let elo = 0;
  const cells = ['0'];
  for (let level = 2; level <= LEVELS.length; level++) {
    const { value, low, high } = step(game, level);
    elo += value;
    cells.push(`${rounded(elo)} (+${rounded(value)} [${rounded(low)}, ${rounded(high)}])`);
  }
  console.log(row([name, ...cells]));
}
