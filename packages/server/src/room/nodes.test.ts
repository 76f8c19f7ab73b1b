import { SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { type CreateTable, createTable } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { type LocalHub, localBus } from '../bus/local.ts';
import { type FaultyBus, faultyBus } from '../bus/testing/faulty-bus.ts';
import { GRACE } from '../domain/clock.ts';
import { SILENCE } from './elsewhere.ts';
import { Rooms } from './rooms.ts';
import { hashRecovery } from './secrets.ts';
import { Client } from './testing/client.ts';
import { settled, twoNodes } from './testing/nodes.ts';
import { must, newKey, reopened, testDeps } from './testing/test-table.ts';

const THREE: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const NOTHING = { moves: 0, version: 0 };
const rng = new SeededRng('nodes');
/** A bus that nothing arrives from, though it seems healthy and shared. */
const deaf = () => ({ ...localBus(), isAlone: false });
/** The second nodes' buses. */
const buses: FaultyBus[] = [];
function faulty(hub: LocalHub): FaultyBus {
  const bus = faultyBus(hub.join(), rng, { lost: 0, delayed: 0, repeated: 0 });
  buses.push(bus);
  return bus;
}

describe('a node where somebody watches', () => {
  it('sends what another node stored, and no more than that', async () => {
    const { table, second } = await twoNodes();
    const far = new Client(SPECTATOR);
    await second.room.enter(far, NOTHING);
    const { length } = far.moves;
    await table.act(rng);
    await settled(second.room);
    expect(far.knowledge).toBe(table.spectator.knowledge);
    expect(JSON.parse(far.heard.at(-1)!)).toMatchObject({ from: length });
    await table.play(rng);
    await settled(second.room);
    expect(far.table.phase).toBe('over');
    expect(far.knowledge).toBe(table.spectator.knowledge);
    await second.room.close();
  });

  it('sends each seat only what it may see, as its own node would', async () => {
    const { table, second } = await twoNodes({ options: { first: 0, hand: 3 }, seats: THREE });
    const far = table.players.map(({ seat }) => new Client(seat));
    for (const client of far) await second.room.enter(client, NOTHING);
    await table.play(rng, 12);
    await settled(second.room);
    for (const client of far) expect(client.knowledge).toBe(table.clients[client.viewer].knowledge);
    expect(far[0].knowledge).not.toBe(far[1].knowledge);
    await second.room.close();
  });

  it('reads once for a burst of hints, and not at all for old ones', async () => {
    const { table, second, hub } = await twoNodes();
    await second.room.enter(new Client(SPECTATOR), NOTHING);
    const stranger = hub.join();
    const tell = (version: number) => stranger.publish(table.room.id, { type: 'changed', version });
    for (let version = 0; version <= table.version; version++) tell(version);
    await settled(second.room);
    expect(second.store.reads).toBe(0);
    for (let version = 0; version < 50; version++) tell(table.version + version);
    await settled(second.room);
    // One that finds nothing.
    expect(second.store.reads).toBe(1);
    await second.room.close();
  });

  it('misses nothing that is stored while it reads', async () => {
    const { table, second, hub } = await twoNodes();
    const far = new Client(SPECTATOR);
    await second.room.enter(far, NOTHING);
    const load = second.store.load.bind(second.store);
    let entered = false;
    // The entries are read, and the answer is on its way.
    second.store.load = async (...asked) => {
      const entries = await load(...asked);
      if (!entered) {
        entered = true;
        await table.play(rng, 2);
      }
      return entries;
    };
    hub.join().publish(table.room.id, { type: 'deleted' });
    await settled(second.room);
    expect(entered).toBe(true);
    expect(far.knowledge).toBe(table.spectator.knowledge);
    await second.room.close();
  });

  it('follows an undone move, and moves after it, in one piece', async () => {
    const { table, second } = await twoNodes({}, { join: deaf });
    const pile = () => (table.spectator.view.known as unknown as { pile: number }).pile;
    while (pile() > 0) await table.act(rng);
    const mover = table.toMove;
    await table.act(rng);
    const far = new Client(SPECTATOR);
    await second.room.enter(far, { ...NOTHING, version: table.version });
    const { length } = far.moves;
    for (let i = 0; i < 2; i++) {
      must(await table.do(mover, { type: 'ask', what: 'undo' }));
      must(await table.do(1 - mover, { type: 'answer', agree: true }));
      await table.act(rng);
    }
    await table.act(rng);
    await second.room.look(SPECTATOR, { moves: 0, version: table.version });
    expect(far.knowledge).toBe(table.spectator.knowledge);
    expect(JSON.parse(far.heard.at(-1)!).from).toBe(length - 1);
    await second.room.close();
  });

  it('and one where nobody does reads when it is used', async () => {
    const { table, second } = await twoNodes();
    await table.play(rng, 3);
    await settled();
    expect(second.store.reads).toBe(0);
    expect(await second.room.info()).toEqual(table.spectator.table);
    expect(second.store.reads).toBe(1);
    await second.room.close();
  });
});

describe('a node that has not heard of the last change', () => {
  it('looks into the store before it refuses a player who knows more', async () => {
    const { table, second } = await twoNodes({}, { join: deaf });
    await table.play(rng, 3);
    const { toMove, version } = table;
    const command = { type: 'act', action: table.word(rng) } as const;
    must(await second.room.command(toMove, { key: newKey(), version, command }));
    await second.room.close();
  });

  it('welcomes a client that knows more with what is stored', async () => {
    const { table, second } = await twoNodes({}, { join: deaf });
    await table.play(rng, 3);
    const far = new Client(SPECTATOR);
    far.moves = [...table.spectator.moves];
    const commitment = table.spectator.table.commitments.at(-1)?.hash;
    await second.room.enter(far, { moves: far.moves.length, version: table.version, commitment });
    expect(far.heard).toHaveLength(1);
    expect(JSON.parse(far.heard[0])).toMatchObject({ from: far.moves.length, moves: [] });
    await second.room.close();
  });

  it('knows seats that were taken and moved elsewhere', async () => {
    const { table, second } = await twoNodes({ seats: THREE }, { start: false, join: deaf });
    const { recovery } = table.players[1];
    const moved = must(await table.room.recover(recovery));
    expect(await second.room.findSeat(moved.secret)).toBe(1);
    const again = must(await table.room.recover(moved.recovery));
    expect(must(await second.room.recover(again.recovery)).seat).toBe(1);
    await second.room.close();
  });

  it('looks once for many secrets that nobody has, and a node alone not at all', async () => {
    const { table, second } = await twoNodes();
    const wrong = Array.from({ length: 50 }, (_, i) => second.room.findSeat(`${i}`.padStart(22, 'x')));
    expect(new Set(await Promise.all(wrong))).toEqual(new Set([undefined]));
    expect(second.store.reads).toBe(1);
    await table.deps.bus.close();
    expect(await second.room.findSeat('x'.repeat(22))).toBeUndefined();
    expect(second.store.reads).toBe(1);
    await second.room.close();
  });

  it('answers a command that was done elsewhere as done', async () => {
    const { table, second } = await twoNodes({}, { join: deaf });
    const request = {
      key: newKey(),
      version: table.version,
      command: { type: 'act', action: table.word(rng) } as const,
    };
    const done = await table.room.command(0, request);
    expect(done.ok).toBe(true);
    expect(await second.room.command(0, request)).toEqual(done);
    const other = { ...request, command: { type: 'resign' } as const };
    expect(await second.room.command(0, other)).toMatchObject({ ok: false, error: { rule: 'key' } });
    await second.room.close();
  });

  it('decides again if the position is the same, and refuses if it is not', async () => {
    const { table, second } = await twoNodes({}, { join: deaf });
    const { version, toMove } = table;
    const [one, two] = [table.word(rng), table.word(rng)];
    // An entry that does not change the position.
    await table.room.erasePlayer(1);
    const act = (action: string) => ({ key: newKey(), version, command: { type: 'act', action } as const });
    must(await second.room.command(toMove, act(one)));
    expect(await table.room.command(toMove, act(two))).toMatchObject({
      ok: false,
      error: { rule: 'version', version: (await table.entries()).length },
    });
    await second.room.close();
  });

  it('says that a game is over, and at which table the players go on', async () => {
    const { table, second } = await twoNodes({}, { join: deaf });
    must(await table.do(0, { type: 'resign' }));
    expect(await second.room.export()).toEqual(await table.room.export());
    const opened: string[] = [];
    const open = async () => {
      const id = `rematch${opened.length + 2}`;
      opened.push(id);
      await table.deps.store.append({
        table: id,
        from: 0,
        entries: (await table.entries()).slice(0, 1),
        summary: { phase: 'waiting', visibility: 'link', isComputersTurn: false },
      });
      return id;
    };
    const noted = await Promise.all([table.room.noteRematch(open), second.room.noteRematch(open)]);
    expect(noted[1]).toEqual(noted[0]);
    expect(opened).toHaveLength(2);
    // The other one is not left behind.
    const stored = await Promise.all(opened.map((id) => table.deps.store.load(id)));
    expect(stored.filter((entries) => entries !== undefined)).toHaveLength(1);
    await second.room.close();
  });

  it('reports a table that was deleted elsewhere', async () => {
    const { table, second, hub } = await twoNodes();
    const far = new Client(SPECTATOR);
    const lost: unknown[] = [];
    Object.assign(second.deps, { onUnplayable: (problem: unknown) => lost.push(problem) });
    await second.room.enter(far, NOTHING);
    await table.deps.store.erase(table.room.id);
    hub.join().publish(table.room.id, { type: 'deleted' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(lost).toMatchObject([{ kind: 'noTable' }]);
    await second.room.close();
  });
});

describe('a store that was restored to an earlier state', () => {
  it('sends everyone back to be welcomed, and goes on from there', async () => {
    const { table, second } = await twoNodes();
    const far = new Client(SPECTATOR);
    await second.room.enter(far, NOTHING);
    const backup = await table.entries();
    await table.play(rng, 4);
    await settled(second.room);
    const { store } = table.deps;
    await store.erase(table.room.id);
    const summary = { phase: 'running', visibility: 'link', isComputersTurn: false } as const;
    await store.append({ table: table.room.id, from: 0, entries: backup, summary });
    const version = backup.length;
    const command = { type: 'resign' } as const;
    must(await second.room.command(0, { key: newKey(), version, command }));
    expect(far.farewell).toBe('restart');
    const back = new Client(SPECTATOR);
    await second.room.enter(back, NOTHING);
    expect(back.table).toMatchObject({ version: version + 1, phase: 'over' });
    await second.room.close();
  });
});

describe('seats', () => {
  it('that move to another device are left at every node', async () => {
    const { table, second } = await twoNodes();
    const far = new Client(1);
    await second.room.enter(far, NOTHING);
    const { recovery } = table.players[1];
    must(await table.room.recover(recovery));
    await settled(second.room);
    expect([far.farewell, table.clients[1].farewell]).toEqual(['seatMoved', 'seatMoved']);
    expect(JSON.stringify(far.heard)).not.toContain(hashRecovery(recovery));
    await second.room.close();
  });

  it('go to one of two who want the last one', async () => {
    const { table, second } = await twoNodes({ seats: THREE }, { start: false, join: deaf });
    must(await table.do(2, { type: 'leave' }));
    const joined = await Promise.all([table.room.join('Bea'), second.room.join('Cem')]);
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
    expect(joined.find(({ ok }) => !ok)).toMatchObject({ error: { rule: 'full' } });
    await second.room.close();
  });
});

describe('presence', () => {
  it('counts the players and spectators at all nodes', async () => {
    const { table, second } = await twoNodes({ seats: THREE }, { start: false });
    await table.restart([0]);
    const [near, far, one] = [new Client(SPECTATOR), new Client(SPECTATOR), new Client(1)];
    await table.room.enter(near, NOTHING);
    await second.room.enter(far, NOTHING);
    const leave = await second.room.enter(one, NOTHING);
    await settled(table.room, second.room);
    const present = [true, true, false];
    for (const { attendance } of [near, far, one])
      expect(attendance).toMatchObject({ present, spectators: 3 });
    expect(await table.room.isConnected(1)).toBe(true);
    expect(await second.room.isConnected(0)).toBe(true);
    leave();
    await settled(table.room, second.room);
    expect(near.attendance).toMatchObject({ present: [true, false, false], spectators: 3 });
    expect(near.attendance?.awaySince[1]).toEqual(expect.any(Number));
    await second.room.close();
    await settled(table.room);
    expect(near.attendance).toMatchObject({ spectators: 2 });
  });

  it('is known to a node that opens the table later', async () => {
    const { table, hub } = await twoNodes();
    const deps = testDeps({ store: table.deps.store, bus: hub.join(), now: table.deps.now });
    const third = await reopened(table.room.id, deps);
    expect(third.presence).toMatchObject({ present: [true, true], spectators: 1 });
    await third.close();
  });

  it('passes from node to node: who reconnects elsewhere was never absent', async () => {
    const { table, second } = await twoNodes();
    await table.restart([0]);
    const leave = await second.room.enter(new Client(1), NOTHING);
    await settled(table.room, second.room);
    table.deps.skip(GRACE);
    leave();
    await settled(table.room, second.room);
    table.deps.skip(GRACE - 1_000);
    expect(await table.do(0, { type: 'replace', seat: 1 })).toMatchObject({ error: { rule: 'away' } });
    await table.room.enter(new Client(1), NOTHING);
    await settled(table.room, second.room);
    table.deps.skip(GRACE);
    expect(second.room.presence).toMatchObject({ present: [true, true], awaySince: [null, null] });
    const request = { key: newKey(), version: 0, command: { type: 'replace', seat: 1 } as const };
    expect(await second.room.command(0, request)).toMatchObject({ error: { rule: 'present' } });
    await second.room.close();
  });

  it('ends some time after a node was last heard of, and the absence counts from then', async () => {
    const { table, second } = await twoNodes({}, { join: faulty });
    await table.restart([0]);
    await second.room.enter(new Client(1), NOTHING);
    await settled(table.room, second.room);
    const heard = table.deps.now();
    // Killed: it says nothing more.
    buses.at(-1)?.fail();
    table.deps.skip(SILENCE - 1_000);
    table.room.heartbeat();
    expect(table.room.presence.present).toEqual([true, true]);
    table.deps.skip(1_001);
    table.room.heartbeat();
    expect(table.room.presence.present).toEqual([true, false]);
    expect(table.room.presence.awaySince[1]).toBeCloseTo(heard, -2);
    table.deps.skip(GRACE);
    must(await table.do(0, { type: 'replace', seat: 1 }));
    await second.room.close();
  });

  it('is repeated, so that nobody who stays is forgotten', async () => {
    const { table, second } = await twoNodes();
    await table.restart([0]);
    await second.room.enter(new Client(1), NOTHING);
    for (let i = 0; i < 20; i++) {
      table.deps.skip(SILENCE - 1_000);
      second.room.heartbeat();
      table.room.heartbeat();
    }
    expect(table.room.presence.present).toEqual([true, true]);
    // Which is no news to anyone.
    await settled(table.room, second.room);
    const { attendance } = table.spectator;
    second.room.heartbeat();
    await settled(table.room, second.room);
    expect(table.spectator.attendance).toBe(attendance);
    await second.room.close();
  });

  it('stays as it was while other nodes cannot be heard: nobody loses a seat to an outage', async () => {
    const { table, second } = await twoNodes({}, { join: faulty });
    const [bus] = buses.slice(-1);
    await table.restart([0]);
    const far = new Client(0);
    await second.room.enter(far, NOTHING);
    await second.room.enter(new Client(SPECTATOR), NOTHING);
    await settled(table.room, second.room);
    bus?.fail();
    for (let i = 0; i < 20; i++) {
      table.deps.skip(GRACE / 2);
      second.room.poll();
      second.room.heartbeat();
    }
    // The first is at the other node, as before; the second may be there by now.
    const replace = { type: 'replace', seat: 1 } as const;
    const tryReplace = () => second.room.command(0, { key: newKey(), version: 0, command: replace });
    expect(await tryReplace()).toMatchObject({ error: { rule: 'away' } });
    await table.room.enter(new Client(1), NOTHING);
    bus?.heal();
    second.room.resume();
    await settled(second.room);
    expect(second.room.presence.present).toEqual([true, true]);
    expect(await tryReplace()).toMatchObject({ error: { rule: 'present' } });
    await second.room.close();
  });

  it('of programs that use HTTP counts at all nodes, and ends with the page', async () => {
    const { table, second } = await twoNodes();
    await table.restart([0]);
    const leave = await second.room.enter(new Client(1), NOTHING);
    // The same page has asked this node for something.
    await table.room.look(1, NOTHING);
    await settled(table.room, second.room);
    leave();
    await settled(table.room, second.room);
    expect(table.room.presence.present).toEqual([true, false]);
    await table.room.look(1, NOTHING);
    await settled(table.room, second.room);
    expect(second.room.presence.present).toEqual([true, true]);
    expect(await second.room.isConnected(1)).toBe(false);
    await second.room.close();
  });
});

describe('while other nodes cannot be heard', () => {
  it('what they store is read now and then, and afterwards at once', async () => {
    const { table, second } = await twoNodes({}, { join: faulty });
    const [bus] = buses.slice(-1);
    const far = new Client(SPECTATOR);
    await second.room.enter(far, NOTHING);
    bus?.fail();
    await table.play(rng, 2);
    second.room.poll();
    await settled(second.room);
    expect(far.knowledge).toBe(table.spectator.knowledge);
    await table.play(rng, 2);
    expect(far.knowledge).not.toBe(table.spectator.knowledge);
    bus?.heal();
    second.room.resume();
    await settled(second.room);
    expect(far.knowledge).toBe(table.spectator.knowledge);
    await second.room.close();
  });

  it('a table that nobody watches is read when it is used', async () => {
    const { table, second } = await twoNodes({}, { join: faulty });
    buses.at(-1)?.fail();
    await table.play(rng, 2);
    table.deps.skip(1_000);
    expect(await second.room.info()).toEqual(table.spectator.table);
    const { reads } = second.store;
    for (let i = 0; i < 9; i++) await second.room.info();
    expect(second.store.reads).toBe(reads);
    await second.room.close();
  });
});

it('a change that no message told of is found in the store with the next heartbeat', async () => {
  const deps = testDeps({ bus: deaf() });
  const [rooms, others] = [new Rooms(deps), new Rooms(testDeps({ store: deps.store, bus: deaf() }))];
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const draft = createTable.parse({ game: 'metro', options: {}, nickname: 'Ada', seats });
  const { table } = must(await rooms.create(draft));
  const [near, far] = [await rooms.get(table), await others.get(table)];
  if (near === undefined || far === undefined) throw new Error('there is no table');
  must(await near.join('Ben'));
  expect((await far.info()).version).toBe(near.version - 1);
  await others.followStore();
  expect((await far.info()).version).toBe(near.version);
  await deps.store.erase(table);
  await others.followStore();
  expect(await others.get(table).catch(({ kind }) => kind)).toBe('noTable');
  await Promise.all([rooms.close(), others.close()]);
});
