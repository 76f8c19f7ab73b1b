/** npm run fuzz: attacks its own server for some minutes, and reports the results. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { tempFolder } from '../../../api/testing/server.ts';
import { fuzz, type Round, type Sizes } from './fuzz.ts';
import type { Condition } from './law.ts';
import { Report } from './report.ts';

const HELP = `npm run fuzz -- [--minutes 10] [--seed TEXT]

Attacks a server of its own, on this machine, over HTTP and WebSockets. Most of the time it has no limits, so that all
is done that can be; then those of a real server; then a database that fails now and then. It ends with 0, or with 1,
the seed and the last inputs if something is wrong. The seed of a failure begins with the round that failed.`;

/** Each condition's share of the time. */
const SHARES: Readonly<Record<Condition, number>> = { free: 0.8, limited: 0.1, failing: 0.1 };
const SIZES: Sizes = {
  sweeps: 1,
  messages: 12_000,
  requests: 3_000,
  broken: 400,
  frames: 2_000,
  heard: 3_000,
  alone: 3_000,
};

function giveUp(text: string): never {
  console.error(text);
  process.exit(1);
}

function readWish(): { readonly minutes: number; readonly seed: string } {
  const options = {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { minutes = '10', seed = randomBytes(4).toString('hex'), help } = parseArgs({ options }).values;
    if (help === true) {
      console.log(HELP);
      process.exit(0);
    }
    if (!/^\d{1,4}(\.\d+)?$/.test(minutes) || Number(minutes) === 0)
      return giveUp(`--minutes is a number such as 10, not "${minutes}".`);
    return { minutes: Number(minutes), seed };
  } catch (error) {
    // The first sentence names the flag; the rest explains other ways to write arguments.
    const [reason] = (error as Error).message.split('. ');
    return giveUp(`${reason}. See npm run fuzz -- --help`);
  }
}

/** Seeds are numbered, such as abc.0, abc.1 and so on, until the time is up; from abc.7 on if that is the seed. */
function* roundsFrom(seed: string, minutes: number): Iterable<Round> {
  const [, name = seed, first = '0'] = /^(.*)\.(\d{1,6})$/.exec(seed) ?? [];
  const end = performance.now() + minutes * 60_000;
  for (let round = Number(first); ; round++) {
    yield { seed: `${name}.${round}`, sizes: SIZES };
    if (performance.now() >= end) return;
  }
}

const { minutes, seed } = readWish();
const folder = tempFolder();
const report = new Report((round) => console.log(`${new Date().toISOString().slice(11, 19)} ${round}`));
try {
  for (const [condition, share] of Object.entries(SHARES) as [Condition, number][])
    await fuzz(condition, roundsFrom(seed, minutes * share), report, folder.path);
  console.log(`\nNothing was found, with seed ${seed}:`);
  for (const line of report.lines) console.log(`  ${line}`);
} catch (error) {
  for (const line of report.failure(error)) console.error(line);
  process.exitCode = 1;
}
folder.remove();
// Kept-alive connections would keep us waiting.
process.exit();
