import { dealtSeed } from '@guimard/ai/dealt-seed';
import { correspondances } from '@guimard/engine/correspondances';
import {
  type AnyGame,
  CHANCE,
  type Code,
  newLog,
  nth,
  OVER,
  SeededRng,
  type State,
  undo,
  type View,
} from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameUi } from '../game-ui.ts';
import { kitRefusals } from '../i18n/refusals.ts';
import { shell } from '../i18n/shell.ts';
import { playersOf } from '../setup/draft.ts';
import { fileOf } from '../setup/export-game.ts';
import { importTable } from '../setup/import-game.ts';
import { againOf } from './again.ts';
import type { SavedTable } from './seating.ts';
import { Table } from './table.svelte.ts';
import { tableWords } from './words.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { speed: 'instant' } }));
/** Of the moves that computers were asked for. */
const seeds: (string | undefined)[] = [];
vi.mock('./thinkers.ts', () => ({
  Thinkers: class {
    async choose(view: View<State>, _level: number, _signal: AbortSignal, seed?: string): Promise<Code> {
      seeds.push(seed);
      return nth(view.legal, 0);
    }
    forgetAll(): void {}
  },
}));

const uis = [metro, correspondances].map(
  (game) => ({ game, refusals: { dictionary: kitRefusals } }) as unknown as GameUi,
);
beforeAll(() => Promise.all([kitRefusals, tableWords, shell].map((words) => words.load())));

/** Kinds of games with one pile and with several, with hidden hands and with decisions. */
const KINDS: readonly [game: string, options: object][] = [
  ['metro', { players: 2, first: 0 }],
  ['metro', { players: 3, hand: 2, with: ['companies'] }],
  ['metro', { players: 1, with: ['solo'] }],
  ['metro', { players: 2, with: ['london'] }],
  ['correspondances', { players: 2, target: 1 }],
];

function tableOf(id: string, wanted: object, deal: string): SavedTable {
  const game: AnyGame = uis.find((ui) => ui.game.meta.id === id)!.game;
  const options = game.options(wanted);
  if (!options.ok) throw new Error(options.error.code);
  const scores = Array.from({ length: playersOf(options.value) }, () => 0);
  const seats = scores.map((_, seat) => ({ name: `${seat}`, player: { kind: 'human' } as const }));
  const rest = { assistance: 'preview', practice: true, hands: 'open', isOver: false } as const;
  return {
    id: 'dealt',
    log: newLog(game, options.value),
    seats,
    deal,
    ...rest,
    created: 0,
    updated: 0,
    scores,
  };
}

function open(saved: SavedTable): Table {
  const ui = uis.find(({ game }) => game.meta.id === saved.log.game)!;
  const opened = Table.open(ui, saved, () => {});
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** Plays at random up to a number of decisions, reopening the table or taking back and repeating moves on the way. */
async function play(saved: SavedTable, seed: string, moves: number, disturb = false): Promise<SavedTable> {
  const rng = new SeededRng(seed);
  let table = open(saved);
  await table.start();
  for (let made = 0; made < moves && !table.isOver; made++) {
    const code = nth(table.view.legal, rng.below(table.view.legal.length));
    await table.act(code);
    if (!disturb) continue;
    if (made % 3 === 1) {
      const before = table.saved.log.actions;
      expect((await table.undo()).ok).toBe(true);
      await table.act(code);
      expect(table.saved.log.actions).toEqual(before);
    }
    if (made % 4 === 2) {
      table = open(structuredClone(table.saved));
      await table.start();
    }
  }
  return table.saved;
}

/** The tiles that were drawn, by pile. Other outcomes may depend on what is left on the board. */
function drawn({ log }: SavedTable): ReadonlyMap<string, readonly string[]> {
  const { game } = uis.find((ui) => ui.game.meta.id === log.game)!;
  const piles = new Map<string, string[]>();
  const options = game.options(log.options);
  if (!options.ok) throw new Error(options.error.code);
  const state = game.create(options.value);
  for (const word of log.actions) {
    if (game.toMove(state) === CHANCE) {
      const name = game.drawsFrom(state);
      if (name.startsWith('tile')) piles.set(name, [...(piles.get(name) ?? []), word]);
    }
    const action = game.parse(word);
    const code = action.ok ? game.encode(state, action.value) : action;
    if (!code.ok) throw new Error(code.error.code);
    game.play(state, code.value);
  }
  return piles;
}

describe.each(KINDS)('%s %j', (id, options) => {
  test('however a deal is played, reloaded and taken back, the same tiles come in the same order', async () => {
    const games = await Promise.all(
      ['a', 'b', 'c'].map((seed, i) => play(tableOf(id, options, 'one deal'), seed, 25, i > 0)),
    );
    const [first, ...others] = games.map(drawn);
    for (const other of others)
      for (const [pile, words] of other) {
        const common = Math.min(words.length, first!.get(pile)?.length ?? 0);
        expect(words.slice(0, common)).toEqual(first!.get(pile)?.slice(0, common));
      }
    const another = drawn(await play(tableOf(id, options, 'another deal'), 'a', 25));
    expect(another).not.toEqual(first);
  });

  test('a table that was tampered with goes on, but is no longer of its deal', async () => {
    const played = await play(tableOf(id, options, 'one deal'), 'a', 6);
    const tampered = open({ ...played, deal: 'another deal' });
    expect([tampered.deal, 'deal' in tampered.saved]).toEqual([undefined, false]);
    await tampered.start();
    expect(tampered.canAct || tampered.isOver).toBe(true);
    // Any beginning of the game still follows from its deal.
    const shorter = open({ ...played, log: undo(played.log, 3) });
    expect(shorter.deal).toBe('one deal');
  });
});

test('a file brings the deal along, and the imported table goes on with its tiles', async () => {
  const played = await play(tableOf('metro', { players: 2, first: 0 }, 'one deal'), 'a', 10);
  const find = async (): Promise<GameUi | undefined> => uis[0];
  const imported = await importTable(JSON.stringify(fileOf(played)), find, shell.words);
  if (!imported.ok) throw new Error(imported.error);
  const whole = await play({ ...imported.value.saved, hands: 'open' }, 'rest', Number.POSITIVE_INFINITY);
  const direct = await play(played, 'rest', Number.POSITIVE_INFINITY);
  expect(whole.log).toEqual(direct.log);
  expect(whole.isOver && uis[0]!.game.toMove(open(whole).view.known) === OVER).toBe(true);
});

test('a rematch has new tiles', () => {
  const saved = { ...tableOf('metro', {}, 'daily/2026-11-16'), daily: '2026-11-16' };
  const again = againOf(saved);
  expect(again.deal).not.toBe(saved.deal);
  expect('daily' in again).toBe(false);
});

test.each([
  ['daily/2026-11-16', '2026-11-16'],
  ['one deal', undefined],
])('on the deal of a day computers move by deal and position alone: %s', async (deal, daily) => {
  const people = tableOf('metro', { players: 2, first: 0 }, deal);
  const computer = { name: 'Hector', player: { kind: 'computer', level: 5 } } as const;
  const seats = people.seats.with(1, computer);
  seeds.length = 0;
  const table = open({ ...people, seats, ...(daily === undefined ? {} : { daily }) });
  await table.start();
  for (let i = 0; i < 3; i++) await table.act(nth(table.view.legal, 0));
  const own = table.steps.flatMap(({ mover }, at) => (mover === 1 ? [at] : []));
  expect(own.length).toBeGreaterThan(1);
  expect(seeds).toEqual(own.map((at) => (daily === undefined ? undefined : dealtSeed(deal, at))));
});
