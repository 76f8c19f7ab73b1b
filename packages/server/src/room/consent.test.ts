import { CHANCE, type Seat, SeededRng } from '@guimard/engine/kit';
import type { CreateTable } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { must, TestTable } from './testing/test-table.ts';

const people = (count: number): CreateTable['seats'] => [
  { kind: 'me' },
  ...Array.from({ length: count - 1 }, () => ({ kind: 'open' as const })),
];
const computer = { kind: 'computer', level: 1 } as const;
const rng = new SeededRng('consent');

const open = (seats: CreateTable['seats'], options: CreateTable['options'] = { first: 0 }) =>
  TestTable.open({ seats, options });

/** Plays until nothing is left to draw: from then on moves can be undone. */
async function untilNothingIsDrawn(seats: CreateTable['seats']): Promise<TestTable> {
  const table = await open(seats);
  const pile = () => (table.spectator.view.known as unknown as { pile: number }).pile;
  while (pile() > 0) await table.act(rng);
  return table;
}

const ask = (table: TestTable, seat: Seat, what: 'undo' | 'pause' | 'resume') =>
  table.do(seat, { type: 'ask', what });
const answer = (table: TestTable, seat: Seat, agree: boolean) => table.do(seat, { type: 'answer', agree });

describe('undo', () => {
  it('never goes past a draw', async () => {
    const table = await open(people(2));
    expect(await ask(table, 0, 'undo')).toMatchObject({
      error: { code: 'nothingToUndo' },
    });
    const hasDrawn = () => table.spectator.moves.at(-1)!.mover === CHANCE;
    const drawn = () => table.spectator.moves.filter(({ mover }) => mover === CHANCE).length;
    while (table.spectator.table.phase === 'running') {
      const { toMove } = table;
      await table.act(rng);
      if (table.spectator.table.phase !== 'running') break;
      const before = drawn();
      const asked = await ask(table, toMove, 'undo');
      expect(asked.ok).toBe(!hasDrawn());
      if (!asked.ok)
        expect(asked.error).toMatchObject({
          rule: 'undo',
          code: expect.stringMatching(/Since$/),
        });
      else must(await answer(table, 1 - toMove, rng.below(2) === 0));
      expect(drawn()).toBe(before);
    }
  });

  it("happens when everyone has agreed, and restores everyone's view", async () => {
    const table = await untilNothingIsDrawn(people(3));
    const { toMove } = table;
    const before = table.clients.slice(0, 3).map(({ moves }) => JSON.stringify(moves));
    await table.act(rng);
    const others = [0, 1, 2].filter((seat) => seat !== toMove);
    must(await ask(table, toMove, 'undo'));
    expect(table.spectator.table.request).toEqual({ what: 'undo', seat: toMove, agreed: [toMove] });
    must(await answer(table, others[0], true));
    expect(table.spectator.table.request?.agreed).toEqual([toMove, others[0]]);
    expect(table.toMove).not.toBe(toMove);
    must(await answer(table, others[1], true));
    expect(table.spectator.table).not.toHaveProperty('request');
    expect(table.toMove).toBe(toMove);
    expect(table.clients.slice(0, 3).map(({ moves }) => JSON.stringify(moves))).toEqual(before);
    await table.play(rng);
    expect(table.spectator.table.phase).toBe('over');
  });

  it('fails with one no', async () => {
    const table = await untilNothingIsDrawn(people(3));
    const { toMove } = table;
    await table.act(rng);
    must(await ask(table, toMove, 'undo'));
    const length = table.spectator.moves.length;
    must(await answer(table, (toMove + 1) % 3, false));
    expect(table.spectator.table).not.toHaveProperty('request');
    expect(table.spectator.moves).toHaveLength(length);
    expect(await answer(table, (toMove + 2) % 3, true)).toMatchObject({ ok: false });
  });

  it('is declined by making a move', async () => {
    const table = await untilNothingIsDrawn(people(3));
    const { toMove } = table;
    await table.act(rng);
    must(await ask(table, toMove, 'undo'));
    await table.act(rng);
    expect(table.spectator.table).not.toHaveProperty('request');
  });

  it('needs no agreement from computers', async () => {
    const table = await untilNothingIsDrawn([{ kind: 'me' }, computer, computer]);
    const length = table.spectator.moves.length;
    expect(table.toMove).toBe(0);
    await table.act(rng);
    if (table.spectator.table.phase !== 'running') return;
    const undone = await ask(table, 0, 'undo');
    if (undone.ok) expect(table.spectator.moves).toHaveLength(length);
    else expect(undone.error.rule).toBe('undo');
  });

  it('is refused once another tile has been revealed', async () => {
    const table = await untilNothingIsDrawn(people(3));
    const { toMove } = table;
    await table.act(rng);
    await table.act(rng);
    expect(await ask(table, toMove, 'undo')).toMatchObject({ ok: false, error: { rule: 'undo' } });
  });

  it('also reaches a client that was disconnected meanwhile', async () => {
    const table = await untilNothingIsDrawn(people(3));
    const { toMove } = table;
    await table.act(rng);
    const [had, away] = [
      { moves: table.spectator.moves.length, version: table.version },
      table.clients[0].moves,
    ];
    must(await ask(table, toMove, 'undo'));
    for (const seat of [0, 1, 2]) if (seat !== toMove) must(await answer(table, seat, true));
    await table.act(rng);
    expect(table.spectator.moves).toHaveLength(had.moves);
    const update = await table.room.look(0, had);
    const caughtUp = [...away.slice(0, update.from), ...update.moves];
    expect(JSON.stringify(caughtUp)).toBe(JSON.stringify(table.clients[0].moves));
  });

  it('is remembered after a restart', async () => {
    const table = await untilNothingIsDrawn(people(2));
    const { toMove } = table;
    await table.act(rng);
    must(await ask(table, toMove, 'undo'));
    await table.restart();
    expect(table.spectator.table.request).toEqual({ what: 'undo', seat: toMove, agreed: [toMove] });
    must(await answer(table, 1 - toMove, true));
    const before = table.clients[0].knowledge;
    await table.restart();
    expect(table.clients[0].knowledge).toBe(before);
    expect(table.toMove).toBe(toMove);
  });
});

describe('a pause', () => {
  it('starts and ends when everyone agrees, and nobody moves during it', async () => {
    const table = await open(people(2));
    must(await ask(table, 1, 'pause'));
    expect(table.spectator.table.phase).toBe('running');
    must(await answer(table, 0, true));
    expect(table.spectator.table.phase).toBe('paused');
    expect(await table.do(0, { type: 'act', action: table.word(rng) })).toMatchObject({
      error: { code: 'gamePaused' },
    });
    expect(await ask(table, 0, 'pause')).toMatchObject({ ok: false });
    expect(await ask(table, 0, 'undo')).toMatchObject({ ok: false });
    must(await ask(table, 0, 'resume'));
    must(await answer(table, 1, true));
    expect(table.spectator.table.phase).toBe('running');
    await table.act(rng);
  });

  it('starts at once in a game against computers, which wait', async () => {
    const table = await open([{ kind: 'me' }, computer]);
    must(await ask(table, 0, 'pause'));
    expect(table.spectator.table.phase).toBe('paused');
    await table.restart();
    expect(table.spectator.table.phase).toBe('paused');
    must(await ask(table, 0, 'resume'));
    await table.play(rng, 2);
  });

  it('also ends when the player whose agreement is missing resigns', async () => {
    const table = await open(people(3));
    must(await ask(table, 0, 'pause'));
    for (const seat of [1, 2]) must(await answer(table, seat, true));
    must(await ask(table, 0, 'resume'));
    must(await answer(table, 1, true));
    must(await table.do(2, { type: 'resign' }));
    if (table.spectator.table.phase === 'paused') {
      must(await ask(table, 0, 'resume'));
      must(await answer(table, 1, true));
    }
    expect(table.spectator.table.phase).toBe('running');
  });

  it('does not last for ever when a player does not return', async () => {
    const table = await open(people(2));
    must(await ask(table, 0, 'pause'));
    must(await answer(table, 1, true));
    await table.restart([0]);
    table.outwait();
    must(await table.do(0, { type: 'replace', seat: 1 }));
    must(await ask(table, 0, 'resume'));
    expect(table.spectator.table.phase).toBe('running');
  });
});

describe('asking', () => {
  it('is about one thing at a time, and each player votes once', async () => {
    const table = await open(people(3));
    expect(await answer(table, 0, true)).toMatchObject({ error: { code: 'nothingAsked' } });
    must(await ask(table, 0, 'pause'));
    expect(await ask(table, 1, 'pause')).toMatchObject({
      error: { code: 'otherRequestOpen' },
    });
    must(await answer(table, 1, true));
    expect(await answer(table, 1, true)).toMatchObject({ error: { code: 'alreadyAgreed' } });
  });

  it('is about the position that the player saw', async () => {
    const table = await open(people(2));
    must(await ask(table, 0, 'pause'));
    expect(await table.do(1, { type: 'answer', agree: true }, { version: table.version - 1 })).toMatchObject({
      error: { rule: 'version', version: table.version },
    });
  });

  it.each(['undo', 'pause', 'resume'] as const)(
    '%s is refused before the start and after the end',
    async (what) => {
      const waiting = await TestTable.open({ seats: people(2) }, { start: false });
      expect(await ask(waiting, 0, what)).toMatchObject({ ok: false, error: { rule: 'not-now' } });
      const over = await open(people(2));
      must(await over.do(0, { type: 'resign' }));
      expect(await ask(over, 1, what)).toMatchObject({ ok: false, error: { rule: 'not-now' } });
    },
  );
});
