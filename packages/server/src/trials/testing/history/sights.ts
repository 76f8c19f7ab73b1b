/**
 * Whether what clients were sent is part of one log. It may be late, since nodes hear of each other's changes later; but no
 * client goes back, misses what it did itself, or sees what nobody had asked for yet; and a version is the same for everyone.
 */
import type { History } from './history.ts';

/** A sentence for everything that is wrong. */
export function wrongSights({ operations, sights }: History): readonly string[] {
  const wrong: string[] = [];
  const movesAt = new Map<number, number>();
  const seen = new Map<string, number>();
  const own = operations.flatMap((one) => (one.kind === 'write' && one.version !== undefined ? [one] : []));
  for (const { client, at, version, moves } of sights.toSorted((a, b) => a.at - b.at)) {
    const before = seen.get(client) ?? 0;
    seen.set(client, version);
    if (version < before) wrong.push(`${client} saw version ${before}, and then ${version}`);
    const count = movesAt.get(version);
    if (count !== undefined && count !== moves)
      wrong.push(`version ${version} has ${count} moves for one and ${moves} for ${client}`);
    movesAt.set(version, moves);
    for (const write of own) {
      const { key, answered = 0 } = write;
      if (write.client === client && answered < at && version < (write.version ?? 0))
        wrong.push(`${client} saw version ${version} after ${key} had led to ${write.version}`);
      if (write.version === version && own.every((one) => one.key !== key || one.invoked > at))
        wrong.push(`${client} saw version ${version} before ${key} was sent`);
    }
  }
  return wrong;
}
