/** How fast the engine plays Correspondances at random, and how much garbage it makes. */

import { correspondances } from '@guimard/engine/correspondances';
import { CHANCE, copy, newLog, OVER, replay, SeededRng } from '@guimard/engine/kit';
import { median } from '../statistics.ts';
import { optionsFor } from './rounds.ts';

const REPEATS = 7;
const ROUNDS = 10_000;
const PLAYERS = 2;

const options = optionsFor(PLAYERS);
const fresh = correspondances.create(options);
const state = correspondances.create(options);
const rng = new SeededRng('bench');
let actions = 0;
let moves = 0;

function playRound(): void {
  copy(fresh, state);
  while (state.round === 0) {
    if (correspondances.toMove(state) !== CHANCE) moves++;
    correspondances.play(state, correspondances.pick(state, rng));
    actions++;
  }
}

function roundsPerSecond(): number {
  const begun = performance.now();
  for (let i = 0; i < ROUNDS; i++) playRound();
  return (ROUNDS / (performance.now() - begun)) * 1000;
}

/** Bytes on the heap after a million actions without garbage collection. */
function heapGrowth(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run with --expose-gc');
  gc();
  const before = process.memoryUsage().heapUsed;
  const from = actions;
  while (actions - from < 1_000_000) playRound();
  return process.memoryUsage().heapUsed - before;
}

/** A whole match as words, random outcomes included. */
function recordMatch(): string[] {
  const words: string[] = [];
  copy(fresh, state);
  while (correspondances.toMove(state) !== OVER) {
    const code = correspondances.pick(state, rng);
    words.push(correspondances.format(correspondances.decode(state, code)));
    correspondances.play(state, code);
  }
  return words;
}

/** Checked and played again, action by action: microseconds. */
function replayTime(words: readonly string[]): number {
  const log = newLog(correspondances, options, words);
  const times = Array.from({ length: 400 }, () => {
    const begun = performance.now();
    if (!replay(correspondances, log).ok) throw new Error('the log of a match is refused');
    return (performance.now() - begun) * 1000;
  });
  return median(times);
}

export function measureSpeed() {
  roundsPerSecond();
  [actions, moves] = [0, 0];
  const rate = median(Array.from({ length: REPEATS }, roundsPerSecond));
  const played = REPEATS * ROUNDS;
  const result = {
    players: PLAYERS,
    roundsPerSecond: Math.round(rate),
    movesPerSecond: Math.round((rate * moves) / played),
    actionsPerSecond: Math.round((rate * actions) / played),
    heapBytesPerMillionActions: heapGrowth(),
    bytesPerState: state.bytes.length,
  };
  const words = recordMatch();
  return {
    ...result,
    matchActions: words.length,
    replayMatchMicroseconds: Math.round(replayTime(words)),
    node: process.version,
  };
}
