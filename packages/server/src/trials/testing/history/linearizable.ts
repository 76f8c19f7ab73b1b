/**
 * Whether a history of one table is linearizable: whether a single log that does one operation at a time, each at some
 * moment between its request and its answer, could have answered the same.
 *
 * In general that takes a search (Wing and Gong; Porcupine). Here answers and reads tell the versions, and so the order in
 * which commands took effect, as in the histories that Elle checks. What is left to find is a moment for each command: after
 * its request and before its first answer; after every read that does not have it began, and before every read that has it
 * was answered; and in the order of the versions. Such moments exist exactly if no bound from below, of a command or one
 * before it, comes after a bound from above, of the command or one after it.
 */
import type { Logged, Read, Write } from './history.ts';

type Operation = Write | Read;

/** A command that took effect, and the bounds of the moment when it did. */
interface Effect extends Logged {
  after: number;
  before: number;
}

/** An answer without a version. Such a command must have had no effect. */
const isRefused = ({ answered, version }: Write): boolean => answered !== undefined && version === undefined;

/** A sentence for everything that no order explains. */
export function wrongOrder(operations: readonly Operation[]): readonly string[] {
  const reads = operations.filter((one) => one.kind === 'read');
  const sent = operations.filter((one) => one.kind === 'write');
  const writes = sent.filter((one) => !isRefused(one));
  const wrong: string[] = [];
  const effects = effectsOf(writes, reads, wrong);
  for (const [index, effect] of effects.entries()) {
    const own = writes.filter(({ key }) => key === effect.key);
    if (own.length === 0) {
      const isSent = sent.some(({ key }) => key === effect.key);
      wrong.push(`${effect.key} took effect, ${isSent ? 'although it was refused' : 'and nobody sent it'}`);
      continue;
    }
    const previous = effects[index - 1]?.version ?? 0;
    // A move is for the position it was decided in.
    if (!own.some(({ base = previous }) => base >= previous))
      wrong.push(`${effect.key} took effect at version ${previous}, which it was not meant for`);
    effect.after = Math.min(...own.map(({ invoked }) => invoked));
    effect.before = Math.min(...own.map(({ answered = Number.POSITIVE_INFINITY }) => answered));
  }
  for (const { log, invoked, answered } of reads) {
    if (log.some(({ key, version }, i) => effects[i]?.key !== key || effects[i]?.version !== version))
      wrong.push(`a read of ${log.length} commands is not the beginning of the log`);
    const [last, next] = [effects[log.length - 1], effects[log.length]];
    if (last !== undefined) last.before = Math.min(last.before, answered);
    if (next !== undefined) next.after = Math.max(next.after, invoked);
  }
  return [...wrong, ...crossings(effects)];
}

/** All commands that are known to have taken effect, in order. */
function effectsOf(writes: readonly Write[], reads: readonly Read[], wrong: string[]): readonly Effect[] {
  const versions = new Map<string, number>();
  const acknowledged = writes.flatMap(({ key, version }) =>
    version === undefined ? [] : [{ key, version }],
  );
  for (const { key, version } of [...acknowledged, ...reads.flatMap(({ log }) => log)]) {
    const other = versions.get(key);
    if (other !== undefined && other !== version)
      wrong.push(`${key} took effect twice, at versions ${other} and ${version}`);
    versions.set(key, other ?? version);
  }
  const effects = [...versions].map(([key, version]) => ({
    key,
    version,
    after: 0,
    before: Number.POSITIVE_INFINITY,
  }));
  effects.sort((a, b) => a.version - b.version);
  for (const [i, { key, version }] of effects.entries())
    if (effects[i - 1]?.version === version)
      wrong.push(`${effects[i - 1]?.key} and ${key} both won ${version}`);
  return effects;
}

function crossings(effects: readonly Effect[]): string[] {
  const wrong: string[] = [];
  let latest: { readonly key: string; readonly after: number } = { key: '', after: 0 };
  const before = effects.map((effect) => effect.before);
  for (let i = before.length - 2; i >= 0; i--)
    before[i] = Math.min(before[i] ?? 0, before[i + 1] ?? Number.POSITIVE_INFINITY);
  for (const [i, { key, after }] of effects.entries()) {
    if (after > latest.after) latest = { key, after };
    if (latest.after > (before[i] ?? 0))
      wrong.push(
        `${latest.key} took effect after ${latest.after}, and ${key}, no earlier, before ${before[i]}`,
      );
  }
  return wrong;
}
