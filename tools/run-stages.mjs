/** Runs checks in lanes, and none again whose inputs have not changed since it passed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { missingHere } from './optional.mjs';
import { findNode, inRepository, ROOT, say } from './setup.mjs';
import { isMadeFrom, sourcesHash } from './stamp.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly (readonly string[])[]} run arguments of Node, one process after the other
 * @property {readonly string[]} inputs files and folders that its result depends on
 * @property {readonly Stage[]} [after] those that must have passed before
 */

/** Stages use one core at most, and often wait for a browser, a disk or a timer: one more than there are cores fills them. */
export const LANES = Math.min(3, availableParallelism() + 1);
const PASSED = join(ROOT, 'node_modules/.cache/guimard/passed');

/**
 * All stages whose inputs have changed, even when others fail, so that one run shows every fault; but none after one that
 * failed. Returns whether all passed.
 * @param {readonly Stage[]} stages earlier ones begin first
 * @param {{ env?: Record<string, string>, isFresh?: boolean }} how with which variables; whether to run unchanged ones, too
 */
export async function runStages(stages, { env = {}, isFresh = false } = {}) {
  mkdirSync(PASSED, { recursive: true });
  const surroundings = JSON.stringify([process.version, env, missingHere().map(({ name }) => name)]);
  const waiting = new Set(stages);
  const results = new Map();
  /** Lanes that wait for a result. */
  const sleeping = [];

  const lane = async () => {
    while (waiting.size > 0) {
      const next = [...waiting].find(({ after = [] }) =>
        after.every((one) => !stages.includes(one) || results.has(one)),
      );
      if (next === undefined) {
        await new Promise((resolve) => sleeping.push(resolve));
        continue;
      }
      waiting.delete(next);
      const isBlocked = next.after?.some((one) => results.get(one)?.passed === false) ?? false;
      results.set(
        next,
        isBlocked ? { passed: false, isBlocked, seconds: 0, output: '' } : await runStage(next),
      );
      for (const wake of sleeping.splice(0)) wake();
    }
  };

  const runStage = async (stage) => {
    const { name, run, inputs } = stage;
    const record = join(PASSED, name.replaceAll(' ', '-'));
    const hash = sourcesHash(inputs, `${surroundings}${JSON.stringify(run)}`);
    if (!isFresh && isMadeFrom(record, hash))
      return { passed: true, isUnchanged: true, seconds: 0, output: '' };
    rmSync(record, { force: true });
    say(`── ${name} …`);
    const result = await runAll(run, env);
    if (result.passed) writeFileSync(record, hash);
    else say(`\n── ${name} failed after ${result.seconds.toFixed(1)} s:\n${result.output}`);
    return result;
  };

  await Promise.all(Array.from({ length: LANES }, lane));
  return summarise(stages, results);
}

/** Their output is kept back: it is shown if one fails. */
async function runAll(run, env) {
  const begun = Date.now();
  const held = [];
  let passed = true;
  for (const args of run) {
    const child = spawn(findNode(), args, inRepository({ stdio: ['ignore', 'pipe', 'pipe'], env }));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => held.push(chunk));
    const [status] = await once(child, 'close');
    passed = status === 0;
    if (!passed) break;
  }
  return { passed, seconds: (Date.now() - begun) / 1000, output: Buffer.concat(held).toString() };
}

/** As our reporters write it (tools/ci-line-reporter.ts). */
const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

function summarise(stages, results) {
  say('\n── summary');
  const width = Math.max(...stages.map(({ name }) => name.length));
  let [tests, failures] = [0, 0];
  for (const stage of stages) {
    const { passed, seconds, output, isUnchanged, isBlocked } = results.get(stage);
    const counts = [...output.matchAll(COUNTS)];
    tests += counts.reduce((sum, [, count]) => sum + Number(count), 0);
    failures += counts.reduce((sum, [, , count]) => sum + Number(count), 0);
    const time = isUnchanged ? 'unchanged' : isBlocked ? 'not run' : `${seconds.toFixed(1)} s`;
    say(`${passed ? '✓' : '✗'} ${stage.name.padEnd(width)} ${time.padStart(9)}`);
  }
  const failed = stages.filter((stage) => !results.get(stage).passed);
  say(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`);
  if (tests + failures > 0) say(`${tests} passed, ${failures} failed`);
  return failed.length === 0;
}
