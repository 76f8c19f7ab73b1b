/**
 * npm run bench -- strength [--only NAME] [--scale S] [--seed TEXT | --sealed] [--jobs N] [--agent SPEC]
 *
 * How strong the computer is, by `guimard arena`: a fixed list of opponents, paired deals, 95 % intervals by deal. Prints a
 * line of a table for each match as soon as it is over. --scale 2 plays twice as many deals, --only one match, --agent with
 * another agent in the place of level 8.
 *
 * Whatever is chosen by its results is chosen with other seeds than --sealed: those deals are for reporting alone.
 */
import { parseArgs } from 'node:util';
import { nth } from '@guimard/engine/kit';
import { MODULES } from '@guimard/engine/metro';
import { arena, type Estimate } from './strength/arena.ts';

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
  { name: 'base-30000', args: 'level:8 rollout:30000', deals: 30, goal: 0.9 },
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
  // At about equal time.
  {
    name: 'correspondances',
    args: 'search:450ms rollout:3000 --game correspondances',
    deals: 20,
    goal: 0.75,
  },
];

function ladder(level: number, deals: number): Match {
  return { name: `level-${level}`, args: `level:${level} level:${level - 1}`, deals, goal: 0.6 };
}

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'strength' },
    sealed: { type: 'boolean', default: false },
    jobs: { type: 'string' },
    agent: { type: 'string' },
  },
});

const seed = flags.sealed ? 'sealed' : flags.seed;
const jobs = flags.jobs === undefined ? [] : ['--jobs', flags.jobs];

const percent = ({ value, low, high }: Estimate): string =>
  `${(value * 100).toFixed(1)} % [${(low * 100).toFixed(1)}, ${(high * 100).toFixed(1)}]`;
const points = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`;

function play({ name, args, deals, goal }: Match): string {
  const agents = flags.agent === undefined ? args : args.replace('level:8', flags.agent);
  const count = Math.max(2, Math.round(deals * Number(flags.scale)));
  const result = arena([...agents.split(' '), '--deals', String(count), '--seed', seed, ...jobs]);
  const [ours, theirs] = [nth(result.agents, 0), nth(result.agents, 1)];
  const ms = [ours, theirs].map(({ msPerMove }) => `${msPerMove.toFixed(0)} ms`).join(' · ');
  if (result.pairings === undefined) {
    // The arena reports ratios to the first agent.
    const { value, low, high } = theirs.ratio;
    const ratio = { value: 1 / value, low: 1 / high, high: 1 / low };
    const what = `${ours.mean.value.toFixed(1)} against ${theirs.mean.value.toFixed(1)}`;
    return row(name, agents, result.games, `× ${points2(ratio)}`, what, ms, `× ${goal}`, value <= 1 / goal);
  }
  const { share, margin, games } = nth(result.pairings, 0);
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
