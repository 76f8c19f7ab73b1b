/** Attacks its own server from all sides at once, round after round, and checks that it is unchanged afterwards. */
import { join } from 'node:path';
import { SeededRng } from '@guimard/engine/kit';
import { openSqliteStore } from '../../../store/sqlite.ts';
import { startProcess } from '../server-process.ts';
import { expectSoundStore } from '../stored.ts';
import type { Arena } from './arena.ts';
import { fuzzBrokenHttp } from './broken-http.ts';
import { flood } from './flood.ts';
import { fuzzFrames } from './frames.ts';
import { FuzzTable } from './fuzz-table.ts';
import { Heard } from './heard.ts';
import { HonestPlayers } from './honest.ts';
import { fuzzHttp } from './http.ts';
import { type Condition, Law } from './law.ts';
import type { Report } from './report.ts';
import { expectAtRest, settle } from './rest.ts';
import { SCENES } from './scenes.ts';
import { sweep } from './sweep.ts';
import { weigh } from './weigh.ts';

/** Inputs of each kind per round. */
export interface Sizes {
  /** Every command in every scene, this many times; only on a server without limits. */
  readonly sweeps: number;
  readonly messages: number;
  readonly requests: number;
  readonly broken: number;
  readonly frames: number;
  readonly heard: number;
  /** One after the other. */
  readonly alone: number;
}

export interface Round {
  readonly seed: string;
  readonly sizes: Sizes;
}

/** The scenes of the flooded table, and of those that requests and frames refer to. */
const FLOODED = 'running, with modules';
const VISITED = ['waiting', 'running', 'over by resignation'];
/** Milliseconds for one round: more only if something hangs. */
const LONGEST_ROUND = 5 * 60_000;

/** Throws at the first violation. Files go into the folder. */
export async function fuzz(
  condition: Condition,
  rounds: Iterable<Round>,
  report: Report,
  folder: string,
): Promise<void> {
  const file = join(folder, `${condition}.sqlite`);
  const server = await startProcess(file, 'warn', condition === 'limited' ? 'limited' : 'free');
  const heard = new Heard();
  const { journals } = report;
  const arena = { url: server.url, server, law: new Law(condition), journals, hear: heard.add };
  try {
    const handles = await server.order('handles');
    const honest = new HonestPlayers(server.url, condition);
    await honest.start();
    if (condition === 'free') await attackFreely(arena, heard, rounds, report);
    else await attackSome(arena, rounds, report);
    await honest.stop();
    honest.expectUnharmed(condition);
    await expectAtRest(arena, handles);
    if (server.complaints() !== '') throw new Error('the server has logged something');
    await server.kill();
    report.tables += await expectSoundStore(file);
    const store = openSqliteStore(file);
    await honest.expectInOrder(store);
    await store.close();
    report.games += honest.games;
  } catch (error) {
    report.log = server.complaints();
    throw error;
  } finally {
    await server.kill();
  }
}

/** Every command in every situation, along with everything else, at new tables in each round. */
async function attackFreely(
  arena: Arena,
  heard: Heard,
  rounds: Iterable<Round>,
  report: Report,
): Promise<void> {
  for (const round of rounds) {
    const { seed, sizes } = round;
    report.begin('free', seed);
    const targets = await openTargets(arena, seed);
    const sweeps = Array.from({ length: sizes.sweeps }, (_, i) =>
      sweep(arena, `${seed} ${i}`, report.matrix),
    );
    await inTime([...sweeps, bombard(arena, targets, round, report)]);
    await heard.fuzz(arena, seed, sizes.heard);
    await weigh(arena, targets, seed, sizes.alone, report.weights);
    await closeTargets(targets);
    await settle(arena);
    await report.memory.measure(arena.server);
  }
  report.expectCovered();
}

/** Where opening tables is limited, or the store fails, the tables are opened first. */
async function attackSome(arena: Arena, rounds: Iterable<Round>, report: Report): Promise<void> {
  const { condition } = arena.law;
  const targets = await openTargets(arena, condition);
  if (condition === 'failing') await arena.server.order('fail', 1);
  for (const round of rounds) {
    report.begin(condition, round.seed);
    await inTime([bombard(arena, targets, round, report)]);
  }
  await arena.server.order('fail', 0);
  await closeTargets(targets);
}

/** Requests may take a seat away, so a different table is flooded. */
interface Targets {
  readonly flooded: FuzzTable;
  readonly visited: readonly FuzzTable[];
}

async function openTargets(arena: Arena, seed: string): Promise<Targets> {
  const rng = new SeededRng(`${seed} targets`);
  const open = async (name: string): Promise<FuzzTable> => {
    const scene = SCENES.find((one) => one.name === name)!;
    const table = await FuzzTable.open(arena, scene.draft(rng), rng);
    await scene.arrange(table);
    return table;
  };
  const visited: FuzzTable[] = [];
  for (const name of VISITED) visited.push(await open(name));
  return { flooded: await open(FLOODED), visited };
}

async function closeTargets({ flooded, visited }: Targets): Promise<void> {
  for (const table of [flooded, ...visited]) await table.close();
}

/** Everything in bulk. */
async function bombard(
  arena: Arena,
  { flooded, visited }: Targets,
  { seed, sizes }: Round,
  { visits }: Report,
): Promise<void> {
  const places = visited.flatMap((table) => table.places);
  const tables = visited.map(({ id }) => id);
  const secrets = [...flooded.places.map(({ secret }) => secret), undefined];
  await Promise.all([
    ...secrets.map((secret, i) =>
      flood(arena, flooded.id, secret, `${seed} ${i}`, sizes.messages / secrets.length),
    ),
    fuzzHttp(arena, places, seed, sizes.requests, visits),
    fuzzBrokenHttp(arena, seed, sizes.broken),
    fuzzFrames(arena, tables, seed, sizes.frames),
  ]);
}

async function inTime(attacks: readonly Promise<void>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the round does not come to an end')), LONGEST_ROUND);
  });
  await Promise.race([Promise.all(attacks), late]).finally(() => clearTimeout(timer));
}
