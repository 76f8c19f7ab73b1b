/**
 * npm run bench -- duel OURS THEIRS [--against FOLDER] [--game ID] [--options JSON] [--deals N] [--seed TEXT] [--jobs N]
 *
 * Two agents, the second of them from another checkout of this repository (--against; else this one), so that a change of
 * the computer is measured against what it was. Time is the processor's, for both and whatever they ask for: a busy
 * machine makes the match slower, not weaker. Paired deals, 95 % intervals by deal; solo games give a ratio of means.
 * The other checkout needs its dependencies (npm ci there), and rules that agree with these code by code.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { agentSeed, chanceSeed, type Estimate, type Playable, Schedule, Tally } from '@guimard/ai';
import { CHANCE, nth, OVER, SeededRng } from '@guimard/engine/kit';
import { mean } from './statistics.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '.' },
    against: { type: 'string', default: '.' },
    game: { type: 'string', default: 'metro' },
    options: { type: 'string', default: '{"players":2}' },
    deals: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    /** Set for the processes that play. */
    lane: { type: 'string' },
  },
});
const [ours = '', theirs = ours] = positionals;
const jobs = Number(flags.jobs);

interface Played {
  readonly index: number;
  readonly scores: readonly number[];
  /** Processor time and number of decisions, by agent. */
  readonly spent: readonly number[];
  readonly moves: readonly number[];
}

/** The computer and the rules of one checkout. */
interface Side {
  readonly ai: typeof import('@guimard/ai');
  readonly kit: typeof import('@guimard/engine/kit');
}

async function load(folder: string): Promise<Side> {
  const at = (path: string): string => join(resolve(folder), 'packages', path);
  return { ai: await import(at('ai/src/index.ts')), kit: await import(at('engine/src/kit/index.ts')) };
}

// The repository itself runs on Node 22.18, too.
if (process.threadCpuUsage === undefined)
  throw new Error('duels need Node 23.9: it tells a thread its processor time');
const seconds = (): number => process.threadCpuUsage().user / 1e6;

/** One game. Each side keeps its own state and follows by the codes. */
async function play(sides: readonly Side[], schedule: Schedule, index: number): Promise<Played> {
  const fixture = schedule.fixture(index);
  const tables = sides.map(({ ai, kit }, side) => {
    const playable = playableOf(ai);
    const options = playable.game.options({ first: 0, ...JSON.parse(flags.options) });
    const spec = ai.parseAgentSpec(nth([ours, theirs], side));
    if (!options.ok || !spec.ok) throw new Error('options or agents are not legal');
    const state = playable.game.create(options.value);
    return {
      game: playable.game,
      state,
      kit,
      make: (seed: string) => ai.createAgent(playable, spec.value, seed),
    };
  });
  const { game, state } = nth(tables, 0);
  const agents = fixture.seating.map((side, seat) =>
    nth(tables, side).make(agentSeed(flags.seed, fixture, seat)),
  );
  const chance = new SeededRng(chanceSeed(flags.seed, fixture.deal));
  const spent = [0, 0];
  const moves = [0, 0];
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    let code = 0;
    if (mover === CHANCE) code = game.pick(state, chance);
    else {
      const side = nth(fixture.seating, mover);
      const table = nth(tables, side);
      const view = table.kit.viewOf(table.game, table.state, mover);
      const begun = seconds();
      code = await nth(agents, mover).choose(view);
      spent[side] = nth(spent, side) + seconds() - begun;
      moves[side] = nth(moves, side) + 1;
    }
    for (const table of tables) table.game.play(table.state, code);
  }
  const scores = new Int32Array(game.seats(state));
  game.scores(state, scores);
  return { index, scores: Array.from(scores), spent, moves };
}

function playableOf(ai: Side['ai']): Playable {
  const playable = ai.GAMES.find(({ game }) => game.meta.id === flags.game);
  if (playable === undefined) throw new Error(`there is no game "${flags.game}"`);
  return playable;
}

function scheduleOf({ ai }: Side): Schedule {
  const { game } = playableOf(ai);
  const options = game.options(JSON.parse(flags.options));
  if (!options.ok) throw new Error(`options: ${options.error.code}`);
  return new Schedule(2, game.seats(game.create(options.value)), Number(flags.deals));
}

/** One of the processes: every so many games. */
async function serve(lane: number): Promise<void> {
  const sides = [await load(flags.from), await load(flags.against)];
  // Budgets of time, of either side, are of the processor's.
  performance.now = () => seconds() * 1000;
  const schedule = scheduleOf(nth(sides, 0));
  for (let index = lane; index < schedule.games; index += jobs) {
    process.send?.(await play(sides, schedule, index));
  }
}

async function compare(): Promise<void> {
  const schedule = scheduleOf(await load(flags.from));
  const tally = new Tally(schedule);
  const all: Played[] = [];
  const lanes = Array.from({ length: jobs }, (_, lane) => {
    const child = fork(process.argv[1] ?? '', [...process.argv.slice(2), '--lane', String(lane)]);
    child.on('message', (played: Played) => {
      tally.add(played.index, played.scores);
      all.push(played);
      process.stderr.write(`\r${all.length} of ${schedule.games} games`);
    });
    return new Promise<void>((done, failed) => {
      child.on('exit', (status) => (status === 0 ? done() : failed(new Error(`lane ${lane}: ${status}`))));
    });
  });
  await Promise.all(lanes);
  process.stderr.write('\r');
  const perMove = [0, 1].map((side) => {
    const total = (of: (played: Played) => readonly number[]): number =>
      mean(all.map((one) => nth(of(one), side)));
    return `${((1000 * total(({ spent }) => spent)) / total(({ moves }) => moves)).toFixed(0)} ms`;
  });
  console.log(
    `| ${ours} ${theirs} | ${flags.options} ${flags.seed} | ${schedule.games} | ${result(tally, schedule)} | ${perMove.join(' · ')} |`,
  );
}

function result(tally: Tally, { seats }: Schedule): string {
  if (seats === 1) {
    // The ratio is to the first agent, which is ours.
    const { value, low, high } = nth(tally.solo(flags.seed), 1).ratio;
    return `× ${show({ value: inverse(value), low: inverse(high), high: inverse(low) }, 1, 2)}`;
  }
  const { share, margin } = nth(tally.contest(flags.seed).pairings, 0);
  return `${show(share, 100, 1)} % | ${show(margin, 1, 1)}`;
}

const inverse = (ratio: number | null): number | null => (ratio === null ? null : 1 / ratio);

const show = ({ value, low, high }: Estimate, scale: number, digits: number): string => {
  const [a, b, c] = [value, low, high].map((n) => (n === null ? '∞' : (n * scale).toFixed(digits)));
  return `${a} [${b}, ${c}]`;
};

if (flags.lane === undefined) await compare();
else await serve(Number(flags.lane));
