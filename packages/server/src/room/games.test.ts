import { SeededRng, SPECTATOR } from '@guimard/engine/kit';
import { drawsOf, hashOf, verifyGame } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../domain/decision.ts';
import type { StoredEntry } from '../domain/entry.ts';
import { gameCalled } from '../games.ts';
import { memoryStore } from '../store/memory.ts';
import { fold } from './fold.ts';
import { Client } from './testing/client.ts';
import { must, quickComputers, reopened, TestTable, testDeps } from './testing/test-table.ts';

const person = { kind: 'open' } as const;
const computer = { kind: 'computer', level: 1 } as const;
const me = { kind: 'me' } as const;

const GAMES = [
  ['Metro for two', 'metro', { hand: 2 }, [me, person]],
  ['Metro for six', 'metro', { rotate: true }, [me, person, person, person, person, person]],
  ['companies and London', 'metro', { with: ['companies', 'london'] }, [me, person, person]],
  ['central stations and Paris', 'metro', { with: ['companies', 'central-stations', 'paris'] }, [person, me]],
  ['Stockholm with secrets', 'metro', { with: ['stockholm'], side: 'secret' }, [me, person, computer]],
  ['alone', 'metro', { with: ['solo'] }, [me]],
  ['one among computers', 'metro', { with: ['companies'] }, [computer, me, computer, computer]],
  ['Correspondances', 'correspondances', { target: 2 }, [me, person, person]],
  ['Correspondances with a computer', 'correspondances', { target: 2 }, [computer, me]],
] as const;

const open = (game: string, options: object, seats: readonly object[], seed: string) =>
  TestTable.open({ game, options, seats } as Parameters<typeof TestTable.open>[0], {
    deps: testDeps({ computers: quickComputers(new SeededRng(seed)) }),
  });

describe.each(GAMES)('%s', (name, game, options, seats) => {
  it('can be played to its end and verified', async () => {
    const table = await open(game, options, seats, name);
    expect(await table.room.export()).toBeUndefined();
    await table.play(new SeededRng(name));
    const { phase, commitments, scores, winners } = table.spectator.table;
    expect(phase).toBe('over');
    expect(winners).not.toEqual([]);
    expect(winners!.map((seat) => scores[seat])).toEqual(winners!.map(() => Math.max(...scores)));
    const exported = (await table.room.export())!;
    const [{ seed }] = exported.seeds;
    expect(commitments).toEqual([{ from: 0, hash: hashOf(seed), seed }]);
    expect(verifyGame(gameCalled(game)!, exported.log, exported.seeds, 'piles').ok).toBe(true);
    expect(verifyGame(gameCalled(game)!, exported.log, [{ from: 0, seed: 'another' }], 'piles').ok).toBe(
      false,
    );
    expect(table.deps.problems).toEqual([]);
  });

  it('sends no seed and no secret before the end, and never the hash of a secret', async () => {
    const table = await open(game, options, seats, name);
    await table.play(new SeededRng(name));
    const entries = (await table.entries()).map(({ entry }) => entry);
    const seed = entries.flatMap((entry) => (entry.type === 'reseeded' ? [entry.seed] : []))[0]!;
    const hashes = entries.flatMap((entry) =>
      entry.type === 'joined' ? [entry.secretHash, entry.recoveryHash] : [],
    );
    const secrets = table.players.flatMap(({ secret, recovery }) => [secret, recovery]);
    const keys = (await table.entries()).flatMap(({ key }) => (key === undefined ? [] : [key]));
    for (const client of [...table.players.map(({ seat }) => table.clients[seat]), table.spectator]) {
      for (const text of client.heard) {
        const isOver = text.includes('"phase":"over"');
        expect(text.includes(seed)).toBe(isOver);
        for (const never of [...hashes, ...secrets, ...keys]) expect(text.includes(never)).toBe(false);
      }
    }
  });

  it('is the same for everyone after a restart, and after a gap of any length', async () => {
    const table = await open(game, options, seats, name);
    const rng = new SeededRng(name);
    while (table.spectator.table.phase === 'running') {
      await table.play(rng, 7);
      const viewers = [...table.players.map(({ seat }) => seat), SPECTATOR];
      const before = viewers.map((viewer) => knowledgeOf(table, viewer));
      for (const viewer of viewers) {
        const had = rng.below(table.spectator.moves.length + 1);
        const client = new Client(viewer);
        client.moves = clientOf(table, viewer).moves.slice(0, had);
        await table.room.enter(client, { moves: had, version: table.version });
        expect(client.knowledge).toBe(knowledgeOf(table, viewer));
      }
      await table.restart();
      expect(viewers.map((viewer) => knowledgeOf(table, viewer))).toEqual(before);
    }
    const exported = must({ ok: true, value: (await table.room.export())! });
    expect(verifyGame(gameCalled(game)!, exported.log, exported.seeds, 'piles').ok).toBe(true);
  });
});

const clientOf = (table: TestTable, viewer: number) =>
  viewer === SPECTATOR ? table.spectator : table.clients[viewer];
const knowledgeOf = (table: TestTable, viewer: number) => clientOf(table, viewer).knowledge;

it('a game that an earlier server started is played on as it was begun', async () => {
  const now = await open('metro', {}, [me, person], 'earlier');
  // It had no seed before the start.
  const stored = (await now.entries()).filter(({ entry }) => entry.type !== 'reseeded');
  const start = stored.findIndex(({ entry }) => entry.type === 'started');
  const room = await fold(now.room.id, stored);
  const begun = { ...stored[start], entry: { type: 'started', seed: 'old' } } satisfies StoredEntry;
  const draws = drawsOf(room.game, [{ from: 0, seed: 'old' }], undefined);
  const dealt = chanceFrom(room, room.game.create(room.created.options), draws);
  const entries = [...stored.slice(0, start), begun, ...dealt.map((entry) => ({ ...begun, entry }))];
  const summary = { phase: 'running', visibility: 'link', isComputersTurn: false } as const;
  const deps = testDeps({ store: memoryStore() });
  await deps.store.append({ table: now.room.id, from: 0, entries, summary });
  const table = new TestTable(deps, await reopened(now.room.id, deps), now.players);
  await table.connect();
  await table.play(new SeededRng('earlier'));
  const { log, seeds, draws: kind } = (await table.room.export())!;
  expect([kind, table.spectator.table.draws]).toEqual([undefined, undefined]);
  expect(verifyGame(room.game, log, seeds, undefined).ok).toBe(true);
});
