/** What the parts of the benchmark have in common: seats at a table, commands, and how to read a list of times. */
import type { Command, Seated } from '@guimard/protocol';

async function post(url: string, body: object): Promise<Seated> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Seated;
}

/** A new table for two, both seats taken. */
export async function sitDown(url: string): Promise<readonly [Seated, Seated]> {
  const wish = { game: 'metro', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], nickname: 'Adèle' };
  const first = await post(`${url}/api/tables`, wish);
  return [first, await post(`${url}/api/tables/${first.table}/seats`, { nickname: 'Hector' })];
}

let keys = 0;
export const requestOf = (version: number, command: Command) => ({
  type: 'command',
  request: { key: `bench-${(keys++).toString(36).padStart(8, '0')}`, version, command },
});

/** The time that such a share of all does not exceed. */
export const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
