/**
 * npm run bench -- engine [--json]
 *
 * Random complete 2-player games of the base game through the public engine: the 60 tiles in shuffled order,
 * every decision uniformly among the legal actions (B14 with its exception), lines joined and scored. Beside it,
 * in the same run, the same work in plain C (bench/reference.c), if there is a C compiler.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANCE, copy, type Log, newLog, nth, OVER, replay, SeededRng, shuffle } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { median } from './statistics.ts';

const ROUNDS = 7;
const GAMES = 60_000;

/** Only the games, with V8's default inlining limits: the baseline of the main run. */
const PLAIN = process.argv.includes('--plain');

const checked = metro.options({ players: 2, first: 0 });
if (!checked.ok) throw new Error(checked.error.code);
const options = checked.value;
const fresh = metro.create(options);
const state = metro.create(options);
const rng = new SeededRng('bench');

/** The tiles of the box as chance outcomes. */
const deck = (() => {
  const codes = new Int32Array(metro.meta.maxLegal);
  const kinds = Array.from(codes.subarray(0, metro.legal(fresh, codes)));
  return Int32Array.from(kinds.flatMap((code) => Array<number>(metro.weight(fresh, code)).fill(code)));
})();

let totalScore = 0;
let totalActions = 0;

function playGame(): void {
  copy(fresh, state);
  shuffle(deck, rng);
  let drawn = 0;
  for (let mover = metro.toMove(state); mover !== OVER; mover = metro.toMove(state)) {
    metro.play(state, mover === CHANCE ? nth(deck, drawn++) : metro.pick(state, rng));
    totalActions++;
  }
  totalScore += nth(state.points, 0) + nth(state.points, 1);
}

function playGames(games: number): number {
  const begun = performance.now();
  for (let i = 0; i < games; i++) playGame();
  return (games / (performance.now() - begun)) * 1000;
}

/** The C reference: its path once compiled, or undefined without a compiler. */
function compileReference(folder: string): string | undefined {
  const binary = join(folder, 'reference');
  const source = join(import.meta.dirname, '..', 'reference.c');
  try {
    execFileSync('cc', ['-O3', '-march=native', '-o', binary, source], { stdio: 'ignore' });
    return binary;
  } catch {
    return undefined;
  }
}

/** Engine and reference alternate, so that a busy moment of the machine affects both. */
function race(): { engine: number; reference: number | undefined } {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
  const binary = PLAIN ? undefined : compileReference(folder);
  const engine: number[] = [];
  const reference: number[] = [];
  playGames(GAMES);
  for (let round = 0; round < ROUNDS; round++) {
    engine.push(playGames(GAMES));
    if (binary !== undefined) {
      const output = execFileSync(binary, [String(GAMES)], { encoding: 'utf8' });
      reference.push(JSON.parse(output).gamesPerSecond);
    }
  }
  rmSync(folder, { recursive: true });
  return { engine: median(engine), reference: binary === undefined ? undefined : median(reference) };
}

/** Bytes on the heap after a million actions without garbage collection. */
function heapGrowth(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run with --expose-gc');
  gc();
  const before = process.memoryUsage().heapUsed;
  const from = totalActions;
  while (totalActions - from < 1_000_000) playGame();
  return process.memoryUsage().heapUsed - before;
}

/** A whole game as a log of words, checked and played again: microseconds. */
function replayTime(): number {
  const log: Log = newLog(metro, options, recordGame());
  const times = Array.from({ length: 400 }, () => {
    const begun = performance.now();
    replay(metro, log);
    return (performance.now() - begun) * 1000;
  });
  return median(times);
}

/** A game of 60 placements from hand: two tiles dealt, 60 placed, 58 drawn. */
function recordGame(): string[] {
  const words: string[] = [];
  const codes = new Int32Array(metro.meta.maxLegal);
  copy(fresh, state);
  shuffle(deck, rng);
  let drawn = 0;
  for (let mover = metro.toMove(state); mover !== OVER; mover = metro.toMove(state)) {
    metro.legal(state, codes);
    const code = mover === CHANCE ? nth(deck, drawn++) : nth(codes, 0);
    words.push(metro.format(metro.decode(state, code)));
    metro.play(state, code);
  }
  return words;
}

/** The same games in a process without the flags of tools/bench.mjs. */
function defaultInlining(): number {
  const args = ['--expose-gc', import.meta.filename, '--plain', '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })).gamesPerSecond;
}

function comparisons(engine: number, reference: number | undefined) {
  if (PLAIN) return {};
  const ratioToC = reference === undefined ? null : Number((engine / reference).toFixed(3));
  return {
    gamesPerSecondDefaultInlining: defaultInlining(),
    referenceGamesPerSecond: reference ?? null,
    ratioToC,
  };
}

const { engine, reference } = race();
const games = GAMES * (ROUNDS + 1);
const result = {
  gamesPerSecond: Math.round(engine),
  placementsPerSecond: Math.round(engine * 60),
  actionsPerSecond: Math.round((engine * totalActions) / games),
  ...comparisons(engine, reference),
  meanScore: Number((totalScore / games / 2).toFixed(2)),
  heapBytesPerMillionActions: heapGrowth(),
  bytesPerState: state.bytes.length,
  replayMicroseconds: Math.round(replayTime()),
  node: process.version,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else console.table(result);
