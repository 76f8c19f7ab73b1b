/** The same players and the same checks as in the whole trial, at nodes that break a promise: it must be noticed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../store/postgres/store.ts';
import type { Broken } from './testing/cluster/broken.ts';
import { Crowd } from './testing/cluster/crowd.ts';
import { freePort } from './testing/cluster/free-port.ts';
import { newDatabase } from './testing/cluster/new-database.ts';
import { NodeProcess } from './testing/cluster/node-process.ts';
import { Interruptions } from './testing/cluster/service-watch.ts';
import { wrongTables } from './testing/cluster/verdict.ts';
import { startComponent } from './testing/component.ts';

/**
 * Until players have seen so many moves, or for so many milliseconds: broken nodes may get stuck. Where players do not hear
 * that everyone is ready, games begin without their shares after five seconds.
 */
const MOVES = 60;
const PLAY = 15_000;
/** How long clients may take to agree afterwards. */
const AGREE = 2_000;

async function complaints(broken: Broken, play: (crowd: Crowd) => Promise<void>): Promise<readonly string[]> {
  const nats = await startComponent('nats');
  const postgres = await newDatabase(inject('postgres'));
  const settings = {
    host: '127.0.0.1',
    postgres,
    nats: nats.url,
    hasComputers: false,
    release: 'this',
    broken,
  } as const;
  const ports = [await freePort(), await freePort()];
  const nodes = ports.map((port) => new NodeProcess({ ...settings, port }));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await nats.close();
  });
  await Promise.all(nodes.map((node) => node.start()));
  const urls = nodes.map((node) => node.url);
  const crowd = new Crowd({ url: urls[0], nodes: urls }, 'broken', new Interruptions());
  for (let i = 0; i < 4; i++) void play(crowd);
  const end = performance.now() + PLAY;
  while (crowd.moves < MOVES && performance.now() < end) await sleep(100);
  const store = await openPostgresStore(postgres);
  onTestFinished(() => store.close());
  return [...(await crowd.stop(store, AGREE)), ...(await wrongTables(store, crowd))];
}

test('without compare-and-set, moves are seen to be lost', async () => {
  const found = await complaints('compare-and-set', (crowd) => crowd.race());
  expect(
    found.some((line) => /both won|took effect/.test(line)),
    found.join('\n'),
  ).toBe(true);
});

// Not in a race: nodes that lose one read what they have missed.
test('without hints and without reading what was missed, clients are seen not to agree', async () => {
  const found = await complaints('gap repair', (crowd) => crowd.playApart());
  expect(
    found.some((line) => /is at version/.test(line)),
    found.join('\n'),
  ).toBe(true);
});
