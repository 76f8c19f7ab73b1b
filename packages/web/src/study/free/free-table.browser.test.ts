import { CHANCE, nth, OVER, SeededRng } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import type { GameUi } from '../../game-ui.ts';
import { GAMES, loadGame } from '../../games.ts';
import { FreeTable } from './free-table.svelte.ts';
import { openFree } from './testing/free-game.ts';

const uis = await Promise.all(GAMES.map(loadGame));
const cases = uis.flatMap((ui) => ui.game.presets.map((preset) => ({ ui, preset, name: preset.id })));

/** Chooses for everybody and for chance, to the end. */
async function playOn(table: FreeTable, rng: SeededRng, actions = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < actions && table.view.toMove !== OVER; i++) {
    const codes = table.canAct ? table.view.legal : table.outcomes.map(({ code }) => code);
    const code = nth(codes, rng.below(codes.length));
    if (table.canAct) await table.act(code);
    else await table.decide(code);
  }
}

test.each(cases)('$name is played to the end, with every draw chosen by hand', async ({ ui, preset }) => {
  const table = openFree(ui, preset.options);
  await playOn(table, new SeededRng(preset.id));
  expect(table.isOver).toBe(true);
  const again = FreeTable.open(ui, { id: 'again', log: table.log, names: table.names });
  expect(again.ok && again.value.scores).toEqual(table.scores);
});

/** The words of outcomes are for the engine. */
function expectWords(ui: GameUi, table: FreeTable): void {
  const labels = table.outcomes.map((outcome) => ui.outcomes.label(outcome, table.names));
  expect(new Set(labels).size).toBe(labels.length);
  for (const [i, label] of labels.entries()) expect(label).not.toBe(nth(table.outcomes, i).word);
  expect(ui.outcomes.question(table.outcomes, table.names)).not.toBe('');
}

test.each(cases)('all that chance decides in $name has words of its own', async ({ ui, preset }) => {
  const table = openFree(ui, preset.options);
  const rng = new SeededRng('words');
  for (let i = 0; i < 120 && table.view.toMove !== OVER; i++) {
    if (table.view.toMove === CHANCE) expectWords(ui, table);
    await playOn(table, rng, 1);
  }
});

test('the seat on turn looks, or always the same one', async () => {
  const table = openFree(nth(uis, 0), { players: 3 });
  const rng = new SeededRng('turns');
  for (let i = 0; i < 30; i++) {
    await playOn(table, rng, 1);
    if (table.view.toMove >= 0) expect(table.viewer).toBe(table.view.toMove);
  }
  table.watcher = 2;
  for (let at = 0; at < 30; at++) {
    table.look(at);
    expect(table.viewer).toBe(2);
    expect(table.canAct).toBe(table.view.toMove === 2);
  }
});

test('acts at the moment on display: the same move goes on, another replaces what came after', async () => {
  const logs: number[] = [];
  const table = openFree(nth(uis, 0), {}, (log) => logs.push(log.actions.length));
  await table.draw('turn');
  await playOn(table, new SeededRng('on'), 10);
  const { actions } = table.log;
  const at = table.setUp;
  table.look(at);
  logs.length = 0;
  expect(await table.playWord(nth(actions, at))).toEqual({ ok: true, value: undefined });
  expect([table.at, table.log.actions, logs]).toEqual([at + 1, actions, []]);
  table.look(at);
  const other = table.view.legal.find(
    (code) => table.game.format(table.game.decode(table.view.known, code)) !== actions[at],
  );
  await table.act(other!);
  expect(table.log.actions.slice(0, at)).toEqual(actions.slice(0, at));
  expect(table.log.actions).toHaveLength(at + 1);
  expect((await table.playWord('first0')).ok).toBe(false);
  await table.undo();
  expect(table.log.actions).toEqual(actions.slice(0, at));
});

test('an unknown draw is set by hand, or by what is played from the hand', async () => {
  const ui = nth(uis, 0);
  const table = openFree(ui, { first: 0 });
  await table.draw();
  expect(table.mayBeUnknown).toBe(true);
  await table.drawUnknown();
  await table.draw('turn');
  expect(table.log.actions[1]).toBe('?');
  await playOn(table, new SeededRng('first'), 1);
  await table.draw('turn');
  // The second player is on turn, with a tile that nobody knows.
  expect([table.view.toMove, table.unknown]).toEqual([1, [1]]);
  const other = table.possible(1).find(({ word }) => word !== table.completedLog.actions[1])!;
  expect(table.reveal(1, other.word).ok).toBe(true);
  expect([table.log.actions[1], table.unknown]).toEqual([other.word, []]);
  expect(table.reveal(1, '?').ok).toBe(true);
  const placement = table.view.legal.map((code) => ui.game.format(ui.game.decode(table.view.known, code)));
  const cell = nth(placement, 0).slice(4);
  const played = table.possible(1).find(({ word }) => word !== table.completedLog.actions[1])!.word;
  const result = await table.playWord(played + cell);
  expect(result.ok).toBe(true);
  expect([table.log.actions[1], table.completedLog.actions[1]]).toEqual(['?', played]);
  await table.draw('turn');
  table.look(table.steps.length);
  expect(table.unknown).toEqual([]);
});

test.each(cases)('$name is played to the end with everything hidden unknown', async ({ ui, preset }) => {
  const table = openFree(ui, preset.options);
  const rng = new SeededRng('unknown');
  for (let i = 0; i < 200 && table.view.toMove !== OVER; i++) {
    if (table.mayBeUnknown) await table.drawUnknown();
    else await playOn(table, rng, 1);
  }
  const again = FreeTable.open(ui, { id: 'again', log: table.log, names: table.names });
  expect(again.ok && again.value.log).toEqual(table.log);
});
