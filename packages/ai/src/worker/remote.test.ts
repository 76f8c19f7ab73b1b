import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Report } from '../agent.ts';
import { playable } from '../games.ts';
import { type AgentSpec, createAgent } from '../spec.ts';
import { nodePort } from './node-port.ts';
import type { Connect, Port } from './port.ts';
import { WorkerHost } from './remote.ts';
import { POSITIONS, type Position } from './testing/positions.ts';

const SPEC: AgentSpec = { kind: 'search', budget: { playouts: 40 } };
/** Longer than any test may take. */
const ENDLESS: AgentSpec = { kind: 'search', budget: { ms: 3_600_000 } };
const WAITING = new URL('./testing/waiting-worker.ts', import.meta.url);

const hosts: WorkerHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** A host, its crash reports, and its workers in order of their start. */
function open(connect: Connect = nodePort()) {
  const crashes: string[] = [];
  const ports: Port[] = [];
  const watched: Connect = (ear) => {
    ports.push(connect(ear));
    return ports.at(-1)!;
  };
  const host = new WorkerHost(watched, (message) => crashes.push(message));
  hosts.push(host);
  return { host, crashes, ports };
}

const inThisThread = ({ game, view }: Position, seed: string): Promise<number> =>
  createAgent(playable(game.meta.id)!, SPEC, seed).choose(view);

/** A worker from source code, which says what happens on a request. */
const workerThat = (does: string): Connect =>
  nodePort(
    new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${does} })`,
    ),
  );

describe('an agent in a worker', () => {
  it.each(Object.entries(POSITIONS))('chooses as in this thread: %s', async (_, position) => {
    const { host, crashes } = open();
    const agents = ['one', 'two'].map((seed) => host.agent(position.game, SPEC, seed));
    // Both at once: seats share a worker.
    const codes = await Promise.all(agents.map((agent) => agent.choose(position.view)));
    expect(codes).toEqual([await inThisThread(position, 'one'), await inThisThread(position, 'two')]);
    expect(position.view.legal).toContain(codes[0]);
    expect(crashes).toEqual([]);
  });

  it('does not block this thread while it searches', async () => {
    const { host } = open();
    let turns = 0;
    let isOver = false;
    const search = host.agent(POSITIONS.base.game, SPEC, 'seed').choose(POSITIONS.base.view);
    const over = search.finally(() => {
      isOver = true;
    });
    for (; !isOver; turns++) await setImmediate();
    await over;
    expect(turns).toBeGreaterThan(0);
  });

  it('reports and can be stopped in the middle of a search', async () => {
    const { host } = open();
    const { game, view } = POSITIONS.base;
    const aborter = new AbortController();
    const reports: Report[] = [];
    const code = await host.agent(game, ENDLESS, 'seed').choose(view, {
      signal: aborter.signal,
      onProgress(report) {
        reports.push(report);
        aborter.abort();
      },
    });
    expect(view.legal).toContain(code);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.at(-1)).toMatchObject({ done: 1 });
    expect(reports.at(-1)!.moves[0].code).toBe(code);
  });

  it('reports progress, and chooses when it is stopped', async () => {
    const { host } = open(nodePort(WAITING));
    const aborter = new AbortController();
    const reports: unknown[] = [];
    const code = await host.agent(POSITIONS.other.game, SPEC, 'seed').choose(POSITIONS.other.view, {
      signal: aborter.signal,
      onProgress(report) {
        reports.push(report);
        aborter.abort();
      },
    });
    expect(code).toBe(await inThisThread(POSITIONS.other, 'seed'));
    expect(reports).toEqual([{ playouts: 0, done: 0, isCapped: false, moves: [] }]);
  });

  it('chooses at once if already stopped', async () => {
    const { host } = open(nodePort(WAITING));
    const { game, view } = POSITIONS.base;
    const code = await host.agent(game, SPEC, 'seed').choose(view, { signal: AbortSignal.abort() });
    expect(code).toBe(await inThisThread(POSITIONS.base, 'seed'));
  });

  it('can be forgotten, which ends its search', async () => {
    const { host } = open(nodePort(WAITING));
    const agent = host.agent(POSITIONS.base.game, SPEC, 'seed');
    agent.forget();
    await agent.choose(POSITIONS.base.view, { onProgress: () => agent.forget() });
  });

  it('says why it cannot choose', async () => {
    const { host } = open();
    const { game, view } = POSITIONS.base;
    const unknown = { ...game, meta: { ...game.meta, id: 'chess' } };
    await expect(host.agent(unknown, SPEC, 'seed').choose(view)).rejects.toThrow(
      'The computer does not play "chess".',
    );
  });
});

describe('a worker that crashes', () => {
  it('in the middle of a search is reported and restarted, and the choice is the same', async () => {
    const { host, crashes, ports } = open(nodePort(WAITING));
    const aborter = new AbortController();
    const code = await host.agent(POSITIONS.modules.game, SPEC, 'seed').choose(POSITIONS.modules.view, {
      signal: aborter.signal,
      onProgress: () => void (ports.length < 3 ? ports.at(-1)!.terminate() : aborter.abort()),
    });
    expect(code).toBe(await inThisThread(POSITIONS.modules, 'seed'));
    expect(crashes).toEqual(Array(2).fill('The worker that thinks has crashed: it ended with code 1.'));
    expect(ports).toHaveLength(3);
  });

  it('after a stop request is stopped again', async () => {
    const { host, ports } = open(nodePort(WAITING));
    const aborter = new AbortController();
    const { game, view } = POSITIONS.base;
    const search = host.agent(game, SPEC, 'seed').choose(view, { signal: aborter.signal });
    aborter.abort();
    await ports[0].terminate();
    expect(await search).toBe(await inThisThread(POSITIONS.base, 'seed'));
    expect(ports).toHaveLength(2);
  });

  it('between two searches is reported, and restarted when needed', async () => {
    const { host, crashes, ports } = open();
    const agent = host.agent(POSITIONS.base.game, SPEC, 'seed');
    const first = await agent.choose(POSITIONS.base.view);
    await ports[0].terminate();
    expect(crashes).toHaveLength(1);
    expect(ports).toHaveLength(1);
    expect(await agent.choose(POSITIONS.base.view)).toBe(first);
    expect(ports).toHaveLength(2);
  });

  it.each([
    ['process.exit(3)', 'it ended with code 3'],
    ['throw new Error("out of tiles")', 'out of tiles'],
    ['throw "in words"', 'in words'],
  ])('every time ends the search: %s', async (does, reason) => {
    const { host, crashes, ports } = open(workerThat(does));
    const { game, view } = POSITIONS.base;
    await expect(host.agent(game, SPEC, 'seed').choose(view)).rejects.toThrow(
      `The worker crashed 3 times in this search: ${reason}.`,
    );
    expect(crashes).toEqual(Array(3).fill(`The worker that thinks has crashed: ${reason}.`));
    expect(ports).toHaveLength(3);
  });

  it('because it does not exist also ends the search', async () => {
    const { host } = open(nodePort(new URL('./nowhere.ts', import.meta.url)));
    const { game, view } = POSITIONS.base;
    await expect(host.agent(game, SPEC, 'seed').choose(view)).rejects.toThrow(/3 times.*Cannot find module/);
  });

  it('or cannot even be started says so', async () => {
    const { host, crashes } = open(() => {
      throw new Error('workers are not allowed here');
    });
    const { game, view } = POSITIONS.base;
    await expect(host.agent(game, SPEC, 'seed').choose(view)).rejects.toThrow('workers are not allowed here');
    expect(crashes).toEqual([]);
  });
});

describe('a host that is closed', () => {
  it('ends its searches, reports no crash and starts no more', async () => {
    const { host, crashes, ports } = open(nodePort(WAITING));
    const agent = host.agent(POSITIONS.base.game, SPEC, 'seed');
    const search = agent.choose(POSITIONS.base.view, { onProgress: () => void host.close() });
    await expect(search).rejects.toThrow('The worker is closed.');
    await host.close();
    await expect(agent.choose(POSITIONS.base.view)).rejects.toThrow('The worker is closed.');
    agent.forget();
    expect({ crashes, workers: ports.length }).toEqual({ crashes: [], workers: 1 });
  });

  it('in the crash handler starts no other worker', async () => {
    const ports: Port[] = [];
    const connect = workerThat('process.exit(3)');
    const host = new WorkerHost(
      (ear) => {
        ports.push(connect(ear));
        return ports.at(-1)!;
      },
      () => void host.close(),
    );
    const search = host.agent(POSITIONS.base.game, SPEC, 'seed').choose(POSITIONS.base.view);
    await expect(search).rejects.toThrow('The worker is closed.');
    expect(ports).toHaveLength(1);
  });
});
