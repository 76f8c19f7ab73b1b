import { SeededRng, SPECTATOR } from '@guimard/engine/kit';
import type { CreateTable } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { faultyStore } from './testing/faulty-store.ts';
import { must, newKey, reopened, TestTable, testDeps } from './testing/test-table.ts';

const TWO: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const NOTHING = { moves: 0, version: 0 };
const rng = new SeededRng('durable');
const open = (deps = testDeps()) => TestTable.open({ seats: TWO, options: { first: 0 } }, { deps });

describe('a command that is sent twice', () => {
  it('is applied once, with the same response', async () => {
    const table = await open();
    const [key, version] = [newKey(), table.version];
    const command = { type: 'act', action: table.word(rng) } as const;
    const first = await table.do(0, command, { key, version });
    const { length } = await table.entries();
    expect(first).toEqual({ ok: true, value: { version: length } });
    expect(await table.do(0, command, { key, version })).toEqual(first);
    await table.restart();
    expect(await table.do(0, command, { key, version })).toEqual(first);
    await table.play(rng, 3);
    await table.restart();
    expect(await table.do(0, command, { key, version })).toEqual(first);
  });

  it('is applied once also when both are pending', async () => {
    const table = await open();
    const request = { key: newKey(), version: table.version };
    const command = { type: 'act', action: table.word(rng) } as const;
    const { length } = table.spectator.moves;
    const [one, two] = await Promise.all([table.do(0, command, request), table.do(0, command, request)]);
    expect(two).toEqual(one);
    expect(table.spectator.moves.slice(length).filter(({ mover }) => mover === 0)).toHaveLength(1);
  });

  it('may be retried if it was refused', async () => {
    const table = await open();
    const key = newKey();
    expect(await table.do(0, { type: 'act', action: 'nonsense' }, { key })).toMatchObject({ ok: false });
    expect(await table.do(0, { type: 'act', action: table.word(rng) }, { key })).toMatchObject({ ok: true });
  });
});

describe('the key of a command', () => {
  it('is refused for another command, also after a restart', async () => {
    const table = await open();
    const [key, version] = [newKey(), table.version];
    const first = await table.do(0, { type: 'ask', what: 'pause' }, { key, version });
    const again = async () => {
      // With its fields in another order, and with the current version, it is the same command.
      expect(await table.do(0, { what: 'pause', type: 'ask' }, { key })).toEqual(first);
      for (const other of [{ type: 'ask', what: 'undo' }, { type: 'resign' }] as const) {
        expect(await table.do(0, other, { key, version })).toMatchObject({
          ok: false,
          error: { rule: 'key', version: table.version },
        });
      }
    };
    await again();
    await table.restart();
    await again();
    expect(table.spectator.table).toMatchObject({ phase: 'running', request: { what: 'pause' } });
  });

  it('matches any command if it was stored without a digest', async () => {
    const table = await open();
    const key = newKey();
    const first = await table.do(0, { type: 'ask', what: 'pause' }, { key });
    const stored = (await table.entries()).map((one) =>
      one.key === undefined ? one : { ...one, key: one.key.split('/').slice(0, 2).join('/') },
    );
    const store = { ...faultyStore(), load: async () => stored };
    const room = await reopened(table.room.id, testDeps({ store }));
    const command = { type: 'resign' } as const;
    expect(await room.command(0, { key, version: table.version, command })).toEqual(first);
    await room.close();
  });
});

describe('a move for a position that is past', () => {
  it('is refused with the current version', async () => {
    const table = await open();
    const { version } = table;
    await table.act(rng);
    await table.act(rng);
    expect(await table.do(0, { type: 'act', action: table.word(rng) }, { version })).toMatchObject({
      ok: false,
      error: { rule: 'version', version: table.version },
    });
    expect(await table.do(0, { type: 'act', action: 'draw' }, { version: table.version + 1 })).toMatchObject({
      ok: false,
      error: { rule: 'version' },
    });
  });
});

describe('two servers on one store', () => {
  it('exactly one of two writers wins, and the other reports the truth', async () => {
    const table = await open();
    for (let round = 0; round < 10; round++) {
      const other = await reopened(table.room.id, table.deps);
      const heard = new Client(SPECTATOR);
      await other.enter(heard, NOTHING);
      const { version, toMove } = table;
      const words = [table.word(rng), table.word(rng)];
      const results = await Promise.all(
        [table.room, other].map((room, i) =>
          room.command(toMove, { key: newKey(), version, command: { type: 'act', action: words[i] } }),
        ),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const lost = results.find(({ ok }) => !ok);
      expect(lost).toMatchObject({ error: { rule: 'version', version: (await table.entries()).length } });
      // The loser has read the table again and sent it; the winner knows it anyway.
      expect(heard.knowledge).toBe(table.spectator.knowledge);
      await other.close();
    }
    expect(table.deps.problems).toEqual([]);
  });

  it('one that is behind catches up when it writes, and draws continue where they were', async () => {
    const table = await open();
    const behind = await reopened(table.room.id, table.deps);
    const heard = new Client(SPECTATOR);
    await behind.enter(heard, NOTHING);
    await table.play(rng, 5);
    const { toMove, version } = table;
    const request = {
      key: newKey(),
      version: heard.table.version,
      command: { type: 'ask', what: 'pause' } as const,
    };
    expect(await behind.command(toMove, request)).toMatchObject({
      ok: false,
      error: { rule: 'version', version },
    });
    expect(heard.knowledge).toBe(table.spectator.knowledge);
    const word = table.word(rng);
    must(await behind.command(toMove, { key: newKey(), version, command: { type: 'act', action: word } }));
    await table.restart();
    expect(heard.knowledge).toBe(table.spectator.knowledge);
    await behind.close();
  });

  it('two players cannot take one seat, nor start one game twice', async () => {
    const table = await TestTable.open({ seats: [...TWO, { kind: 'open' }] }, { start: false });
    must(await table.do(2, { type: 'leave' }));
    const other = await reopened(table.room.id, table.deps);
    const joined = await Promise.all([table.room.join('Bea'), other.join('Cem')]);
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
    await other.close();
    await table.restart();
    for (const seat of [0, 1]) must(await table.do(seat, { type: 'ready', isReady: true }));
    const another = await reopened(table.room.id, table.deps);
    const request = { version: table.version, command: { type: 'ready', isReady: true } as const };
    const started = await Promise.all(
      [table.room, another].map((room) => room.command(2, { key: newKey(), ...request })),
    );
    expect(started.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await table.entries()).filter(({ entry }) => entry.type === 'started')).toHaveLength(1);
    await another.close();
  });
});

describe('a store that fails', () => {
  it('rejects, sends nothing, and the table stays as stored', async () => {
    const store = faultyStore();
    const table = await open(testDeps({ store }));
    await table.play(rng, 3);
    const before = table.spectator.knowledge;
    const { toMove, version } = table;
    const action = table.word(rng);
    store.fault = 'append';
    await expect(table.do(toMove, { type: 'act', action })).rejects.toThrow('The disk is full.');
    expect(table.spectator.knowledge).toBe(before);
    expect(table.version).toBe(version);
    await expect(table.room.join('Bea')).resolves.toMatchObject({ ok: false });
    store.fault = 'none';
    must(await table.do(toMove, { type: 'act', action }));
    const after = table.spectator.knowledge;
    await table.restart();
    expect(table.spectator.knowledge).toBe(after);
    await table.play(rng);
    expect(table.spectator.table.phase).toBe('over');
  });

  it('and cannot even be read: nothing is sent until it can', async () => {
    const store = faultyStore();
    const table = await open(testDeps({ store }));
    const before = table.spectator.knowledge;
    const { heard } = table.spectator;
    const { length } = heard;
    store.fault = 'append and load';
    await expect(table.do(0, { type: 'act', action: table.word(rng) })).rejects.toThrow();
    await expect(table.room.look(SPECTATOR, NOTHING)).rejects.toThrow();
    await expect(table.room.enter(new Client(SPECTATOR), NOTHING)).rejects.toThrow();
    expect(heard).toHaveLength(length);
    store.fault = 'none';
    const client = new Client(SPECTATOR);
    await table.room.enter(client, NOTHING);
    expect(client.knowledge).toBe(before);
    await table.play(rng, 3);
  });

  it('but did store the move: sent again with its key, it is applied once', async () => {
    const store = faultyStore();
    const table = await open(testDeps({ store }));
    const [key, version] = [newKey(), table.version];
    const command = { type: 'act', action: table.word(rng) } as const;
    store.fault = 'lost reply';
    await expect(table.do(0, command, { key, version })).rejects.toThrow();
    store.fault = 'none';
    expect(await table.do(0, command, { key, version })).toMatchObject({ ok: true });
    expect(table.toMove === 0 || table.toMove === 1).toBe(true);
    expect((await table.entries()).filter((one) => one.key?.startsWith(`0/${key}/`))).toHaveLength(1);
    await table.play(rng);
    expect(table.spectator.table.phase).toBe('over');
  });

  it('deals nothing if the start is not stored', async () => {
    const store = faultyStore();
    const table = await TestTable.open({ seats: TWO }, { start: false, deps: testDeps({ store }) });
    must(await table.do(0, { type: 'ready', isReady: true }));
    store.fault = 'append';
    await expect(table.do(1, { type: 'ready', isReady: true })).rejects.toThrow();
    expect(table.spectator.table.phase).toBe('waiting');
    expect(table.clients[0].moves).toEqual([]);
    store.fault = 'none';
    must(await table.do(1, { type: 'ready', isReady: true }));
    expect(table.spectator.table.phase).toBe('running');
    await table.play(rng);
    expect(await table.room.export()).toBeDefined();
  });
});

describe('entries that were tampered with', () => {
  it('a game that does not follow from its seed is not opened', async () => {
    const table = await open();
    const entries = (await table.entries()).map((one) =>
      one.entry.type === 'started' ? { ...one, entry: { ...one.entry, seed: 'forged' } } : one,
    );
    const store = { ...faultyStore(), load: async () => entries };
    await expect(reopened(table.room.id, testDeps({ store }))).rejects.toThrow(
      'does not follow from its seed',
    );
  });
});
