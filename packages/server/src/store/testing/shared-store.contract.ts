/** What several writers on the same data can rely on. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { fail, ok } from '@guimard/engine/kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { actionsOf, appendOf, WAITING } from './tables.ts';

const TAKEN = fail('taken');
const DONE = ok(undefined);
type Pair = readonly [Store, Store];

/** `openTwo` returns two stores on the same data, which is empty. */
export function testSharedStore(openTwo: () => Pair | Promise<Pair>): void {
  let [one, two]: Store[] = [];
  beforeEach(async () => {
    [one, two] = await openTwo();
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  describe('several writers', () => {
    it('are told when another was faster', async () => {
      await one.append(appendOf('a', 0, ['one']));
      await two.append(appendOf('a', 1, ['two']));
      expect(await one.append(appendOf('a', 1, ['three']))).toEqual(TAKEN);
      const answers = await Promise.all([one, two].map((store) => store.append(appendOf('a', 2, ['four']))));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(actionsOf(await one.load('a'))).toEqual(['one', 'two', 'four']);
    });

    it('make one table between them', async () => {
      const racing = Array.from({ length: 20 }, (_, i) => {
        const store = i % 2 === 0 ? one : two;
        return store.append(appendOf('a', 0, [`${i}`]));
      });
      const answers = await Promise.all(racing);
      const winners = answers.flatMap((answer, i) => (answer.ok ? [`${i}`] : []));
      expect(winners).toHaveLength(1);
      expect(actionsOf(await one.load('a'))).toEqual(winners);
    });

    it('see at once whatever was confirmed to the other', async () => {
      await one.append(appendOf('a', 0, ['one']));
      const line = await one.addChat('a', 'players', { from: 0, name: 'Zoë', text: 'hello', at: 1 });
      for (let version = 1; version < 20; version++) {
        const [writer, reader] = version % 2 === 0 ? [one, two] : [two, one];
        expect(await writer.append(appendOf('a', version, [`${version}`]))).toEqual(DONE);
        expect(actionsOf(await reader.load('a', version))).toEqual([`${version}`]);
      }
      expect(await two.loadChat('a', 'players', 9)).toEqual([line]);
      expect(await two.listChanged(new Map([['a', 19]]))).toEqual(new Map([['a', 20]]));
      await one.erase('a');
      expect(await two.listChanged(new Map([['a', 20]]))).toEqual(new Map([['a', undefined]]));
      expect(await two.load('a', 5)).toBeUndefined();
    });

    it('write one log per table, whatever they do at the same time', async () => {
      const step = fc.record({
        store: fc.nat(1),
        table: fc.nat(1),
        size: fc.integer({ min: 1, max: 3 }),
        does: fc.constantFrom('append', 'append', 'append', 'chat', 'erasePlayer', 'heartbeat'),
        waits: fc.constantFrom('no', 'no', 'tick', 'done'),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const names = [`${run}-0`, `${run++}-1`];
          for (const name of names) await one.append(appendOf(name, 0, ['first']));
          const won = names.map((): { readonly from: number; readonly actions: string[] }[] => [
            { from: 0, actions: ['first'] },
          ]);
          const said = names.map((): number[] => []);
          const working: Promise<unknown>[] = [];
          for (const [number, { store, table, size, does, waits }] of steps.entries()) {
            const writer = [one, two][store];
            const name = names[table];
            const act = async () => {
              if (does === 'erasePlayer') return writer.erasePlayer(name, 5);
              if (does === 'heartbeat') return writer.heartbeat(number);
              if (does === 'chat') {
                const line = { from: 0, name: 'Zoë', text: `${number}`, at: 1 };
                return said[table].push((await writer.addChat(name, 'players', line)).number);
              }
              const from = (await writer.load(name))!.length;
              const actions = Array.from({ length: size }, (_, i) => `${number}:${i}`);
              const answer = await writer.append(appendOf(name, from, actions));
              return answer.ok && won[table].push({ from, actions });
            };
            const done = act();
            working.push(done);
            if (waits === 'tick') await nextTick();
            if (waits === 'done') await done;
          }
          await Promise.all(working);
          for (const [table, name] of names.entries()) {
            const log = won[table].sort((a, b) => a.from - b.from);
            const expected = log.flatMap(({ actions }) => actions);
            for (const store of [one, two]) expect(actionsOf(await store.load(name))).toEqual(expected);
            // No winner was written over.
            expect(log.map(({ from }) => expected[from])).toEqual(log.map(({ actions }) => actions[0]));
            const numbers = said[table].map((_, i) => i + 1);
            expect(said[table].sort((a, b) => a - b)).toEqual(numbers);
            expect((await two.loadChat(name, 'players', 99)).map((line) => line.number)).toEqual(numbers);
          }
        }),
        { numRuns: 30 },
      );
    });

    it('that change the same tables at once do not wait for each other in a circle', async () => {
      const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
      for (let version = 0; version < 10; version++) {
        const answers = await Promise.all([
          ...tables.map((table) => one.append(appendOf(table, version))),
          ...tables.toReversed().map((table) => two.append(appendOf(table, version))),
        ]);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(tables.length);
      }
      expect([one.health, two.health]).toEqual(['ok', 'ok']);
    });

    it('add a line of chat once if it has a key', async () => {
      await one.append(appendOf('a', 0));
      const line = { from: 0, name: 'Zoë', text: 'hello', at: 1 };
      for (const key of ['k1', 'k2', 'k3']) {
        const added = [one, two, one, two].map((store) => store.addChat('a', 'players', line, key));
        const [first, ...others] = await Promise.all(added);
        for (const other of others) expect(other).toEqual(first);
      }
      const lines = await two.loadChat('a', 'players', 9);
      expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    });

    it.each([1, 2, 3, 4, 5])('remove a table or change it, not both (%i)', async (run) => {
      const [remover, changer] = run % 2 === 0 ? [one, two] : [two, one];
      await one.append(appendOf('a', 0, ['one'], { at: 10 }));
      const [isRemoved, changed] = await Promise.all([
        remover.remove('a', 15),
        changer.append(appendOf('a', 1, ['two'], { at: 20 })),
      ]);
      expect(isRemoved).toBe(!changed.ok);
      expect(actionsOf(await one.load('a'))).toEqual(changed.ok ? ['one', 'two'] : []);
    });

    it("leave no trace of a player's name beside what others add", async () => {
      const joined = (name: string) => ({
        at: 0,
        time: 0,
        entry: { type: 'joined', seat: 0, name, secretHash: 'a', recoveryHash: 'b' } as const,
      });
      await one.append({ table: 'a', from: 0, entries: [joined('Ada')], summary: WAITING });
      const [, ...answers] = await Promise.all([
        two.erasePlayer('a', 0),
        ...[1, 2, 3].map((from) => one.append(appendOf('a', from, [`${from}`]))),
      ]);
      expect(answers).toEqual([DONE, DONE, DONE]);
      expect(await two.load('a', 0)).toMatchObject([joined(''), {}, {}, {}]);
    });
  });
}
