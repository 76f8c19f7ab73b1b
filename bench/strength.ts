/**
 * npm run bench -- strength [--only NAME] [--scale S] [--seed TEXT] [--jobs N] [--agent SPEC]
 *
 * How strong the computer is, by `guimard arena`: paired deals, 95 % intervals by bootstrap over deals. Prints a line of a
 * table for each match as soon as it is over. --scale 2 plays twice as many deals. Hours on two cores, most of it at
 * level 8, which thinks 1.2 s for each move; --only plays one match, --agent another agent in the place of level 8.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MODULES } from '@guimard/engine/metro';

interface Match {
  readonly name: string;
  readonly args: string;
  readonly deals: number;
  /** The required share of wins, or ratio of means. */
  readonly goal: number;
}

const CITIES = MODULES.filter(({ city }) => city).map(({ name }) => name);

const MATCHES: readonly Match[] = [
  { name: 'base-3000', args: 'level:8 rollout:3000', deals: 30, goal: 0.9 },
  { name: 'base-30000', args: 'level:8 rollout:30000', deals: 30, goal: 0.75 },
  ...[2, 3, 4, 5, 6].map((level) => ladder(level, 100)),
  ladder(7, 50),
  ladder(8, 30),
  { name: 'four', args: 'level:8 rollout:3000 --players 4', deals: 15, goal: 0.5 },
  ...['companies', ...CITIES].map((module) => ({
    name: module,
    args: `level:8 rollout:3000 --with ${module}`,
    deals: 20,
    goal: 0.7,
  })),
  { name: 'solo', args: 'level:8 rollout:3000 --with solo', deals: 20, goal: 1.15 },
];

function ladder(level: number, deals: number): Match {
  return { name: `level-${level}`, args: `level:${level} level:${level - 1}`, deals, goal: 0.6 };
}

interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'strength' },
    jobs: { type: 'string' },
    agent: { type: 'string' },
  },
});

/** In a separate process, with this one's inlining limits. */
function arena(args: readonly string[]): string {
  const program = join(import.meta.dirname, '../../packages/cli/src/main.ts');
  const jobs = flags.jobs === undefined ? [] : ['--jobs', flags.jobs];
  return execFileSync(process.execPath, [...process.execArgv, program, 'arena', ...args, '--json', ...jobs], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const percent = ({ value, low, high }: Estimate): string =>
  `${(value * 100).toFixed(1)} % [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]`;
const points = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`;

function play({ name, args, deals, goal }: Match): string {
  const agents = flags.agent === undefined ? args : args.replace('level:8', flags.agent);
  const count = Math.max(2, Math.round(deals * Number(flags.scale)));
  const result = JSON.parse(arena([...agents.split(' '), '--deals', String(count), '--seed', flags.seed]));
  const ms = `${result.agents[0].msPerMove.toFixed(0)} ms`;
  if (result.pairings === undefined) {
    const [ours, theirs] = result.agents;
    // The arena reports ratios to the first agent.
    const { value, low, high } = theirs.ratio;
    const ratio = { value: 1 / value, low: 1 / high, high: 1 / low };
    const what = `${ours.mean.value.toFixed(1)} against ${theirs.mean.value.toFixed(1)}`;
    return row(name, agents, result.games, `× ${points2(ratio)}`, what, ms, `× ${goal}`, value <= 1 / goal);
  }
  const [{ share, margin, games }] = result.pairings;
  return row(name, agents, games, percent(share), points(margin), ms, `${goal * 100} %`, share.value >= goal);
}

const points2 = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;

const row = (...cells: readonly (string | number | boolean)[]): string =>
  `| ${cells.map((cell) => (cell === true ? 'reached' : cell === false ? '**missed**' : cell)).join(' | ')} |`;

console.log(row('match', 'agents', 'games', 'wins', 'margin', 'per move', 'goal', ''));
console.log(row(...Array<string>(8).fill('---')));
for (const match of MATCHES) {
  if (flags.only === undefined || flags.only.includes(match.name)) console.log(play(match));
}
