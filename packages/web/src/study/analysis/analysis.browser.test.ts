import { CHANCE, nth } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { rememberRunning } from '../fair-play.ts';
import AnalysisScreen from './AnalysisScreen.svelte';
import { Analysis } from './analysis.svelte.ts';
import { setEvaluating } from './evaluating.ts';
import { importStudy } from './import-study.ts';
import { studyOf } from './start-study.ts';
import { makeFile } from './study-file.ts';
import { linkOf } from './study-link.ts';
import TreePanel from './TreePanel.svelte';
import { openAnalysed, playOn } from './testing/analysed.ts';
import { childrenOf, leavesOf, pathTo, ROOT } from './tree.ts';
import { analysisWords } from './words.ts';

const words = () => analysisWords.words;
const lineOf = ({ tree, current }: Analysis): readonly string[] =>
  pathTo(tree, current).map(({ word }) => word);

test('what is played goes into the tree, and another move is a variation', async () => {
  const { analysis, kept } = await openAnalysed({ first: 0 }, 12);
  const { table } = analysis;
  const before = lineOf(analysis);
  expect(before).toEqual(table.log.actions);
  analysis.back();
  analysis.back();
  const { at } = table;
  expect([table.view.toMove >= 0, lineOf(analysis)]).toEqual([true, before.slice(0, at)]);
  await playOn(analysis, 3, 'other');
  const variation = lineOf(analysis);
  expect(variation.slice(0, at)).toEqual(before.slice(0, at));
  expect(leavesOf(analysis.tree)).toHaveLength(2);
  // Between the two, and along each.
  analysis.switch(-1);
  analysis.last();
  expect(lineOf(analysis)).toEqual(before);
  analysis.switch(1);
  analysis.last();
  expect(lineOf(analysis)).toEqual(variation);
  expect(kept.at(-1)?.tree).toBe(analysis.tree);
});

test('stepping leads from decision to decision', async () => {
  const { analysis } = await openAnalysed({ first: 0 }, 30);
  const { table } = analysis;
  analysis.first();
  const seen: number[] = [];
  for (let at = -1; table.at !== at; analysis.forward()) {
    at = table.at;
    seen.push(at);
    if (at < table.steps.length) expect(table.view.toMove).not.toBe(CHANCE);
  }
  for (const at of seen.toReversed().slice(1)) {
    analysis.back();
    expect(table.at).toBe(at);
  }
});

test('a line is promoted, and deleted from a move on', async () => {
  const { analysis } = await openAnalysed({ first: 0 }, 8);
  analysis.back();
  await playOn(analysis, 2, 'other');
  const id = analysis.current;
  analysis.promote();
  expect(analysis.current).toBe(id);
  analysis.first();
  analysis.last();
  expect(analysis.current).toBe(id);
  const { parent } = analysis.tree.nodes.find((node) => node.id === id)!;
  analysis.remove();
  expect(analysis.current).toBe(parent);
  expect(childrenOf(analysis.tree, parent).map((node) => node.id)).not.toContain(id);
});

test('a study is the same after a link, a file and a restart', async () => {
  const { analysis, kept } = await openAnalysed({ first: 0 }, 20);
  analysis.back();
  await playOn(analysis, 4, 'other');
  analysis.annotate({ comment: 'Why not?', mark: '!?', drawing: { lines: [3], cells: ['C5'], arrows: [] } });
  const link = await linkOf(analysis.kept, 'https://example.org');
  for (const text of [link!, JSON.stringify(makeFile(analysis.kept))]) {
    const imported = await importStudy(text);
    if (!imported.ok) throw new Error(imported.error);
    const again = Analysis.open(analysis.ui, imported.value, () => {});
    if (!again.ok) throw new Error(again.error.code);
    expect(lineOf(again.value)).toEqual(lineOf(analysis));
    expect(again.value.note).toEqual(analysis.note);
    expect(again.value.tree.nodes).toHaveLength(analysis.tree.nodes.length);
    expect(imported.value.id).not.toBe(analysis.study.id);
  }
  const restarted = Analysis.open(analysis.ui, kept.at(-1)!, () => {});
  expect(restarted.ok && lineOf(restarted.value)).toEqual(lineOf(analysis));
});

test('a study with a move that is none is refused in words', async () => {
  const { analysis } = await openAnalysed();
  const spoilt = studyOf('Study', ['Ada', 'Ben'], { ...analysis.study.log, actions: ['aacb', 'first0'] });
  const imported = await importStudy(JSON.stringify(makeFile(spoilt)));
  expect(imported).toEqual({ ok: false, error: expect.stringContaining(words().refused({ reason: '' })) });
  expect((await importStudy('{"guimard":"study"}')).ok).toBe(false);
});

test('a game as a line of text becomes a study', async () => {
  const { analysis } = await openAnalysed({ first: 0 }, 10);
  const { log } = analysis.table;
  const imported = await importStudy(`metro.${log.rules}/players=2,first=0/${log.actions.join('.')}`);
  expect(imported.ok && imported.value.tree.nodes.map(({ word }) => word)).toEqual(log.actions);
});

test('moves are listed in words, with marks and comments', async () => {
  const { analysis } = await openAnalysed({ first: 0 }, 6);
  await render(TreePanel, { analysis, ondraw: () => {} });
  await page.getByRole('button', { name: words().marks.interesting }).click();
  await page.getByPlaceholder(words().comment).fill('A long line');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => analysis.note).toEqual({ mark: '!?', comment: 'A long line' });
  const moves = page.getByRole('navigation').getByRole('button');
  const last = nth(moves.elements(), moves.elements().length - 1);
  expect(last.textContent).toContain(analysis.moves.get(analysis.current)?.text);
  expect(last.getAttribute('aria-current')).toBe('step');
  await moves.nth(1).click();
  expect(analysis.current).not.toBe(ROOT);
  expect(analysis.note).toEqual({});
});

test('arrow keys go through the tree, but not from the chooser of draws', async () => {
  setEvaluating(false);
  const { analysis } = await openAnalysed({ first: 0 }, 9);
  const { table } = analysis;
  const screen = await render(AnalysisScreen, { analysis });
  analysis.last();
  const end = table.at;
  await userEvent.keyboard('{ArrowLeft}');
  expect(table.at).toBeLessThan(end);
  await userEvent.keyboard('{End}');
  expect(table.at).toBe(end);
  // Before the first draw.
  table.look(0);
  const chooser = page.getByRole('toolbar').getByRole('button');
  await expect.poll(() => chooser.elements().length).toBeGreaterThan(2);
  (nth(chooser.elements(), 0) as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(table.at).toBe(0);
  expect(document.activeElement).toBe(nth(chooser.elements(), 1));
  await screen.unmount();
});

test('the best moves are found in a worker, and noted', async () => {
  setEvaluating(true);
  const { analysis } = await openAnalysed({ first: 0 }, 0);
  await analysis.table.draw('turn');
  const screen = await render(AnalysisScreen, { analysis });
  await expect.poll(() => analysis.table.advice?.suggestions.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(analysis.note.expected?.wins).toHaveLength(2);
  await screen.unmount();
});

test('cells, arrows and lines are drawn on the board by keyboard and by pointer, and nothing is played', async () => {
  setEvaluating(false);
  const { analysis } = await openAnalysed({ first: 0 }, 0);
  await analysis.table.draw('turn');
  const { length } = analysis.table.log.actions;
  const screen = await render(AnalysisScreen, { analysis });
  const drawing = words().drawing;
  await page.getByRole('button', { name: drawing.title }).click();
  const cells = page.getByRole('gridcell');
  (nth(cells.elements(), 3) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => analysis.note.drawing?.cells).toEqual(['03']);
  await page.getByText(drawing.tools.arrow).click();
  (nth(cells.elements(), 3) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.poll(() => analysis.note.drawing?.arrows).toEqual([['03', '13']]);
  await page.getByText(drawing.tools.line).click();
  await page.getByLabelText(drawing.line).selectOptions('4');
  await expect.poll(() => analysis.note.drawing?.lines).toEqual([4]);
  expect(analysis.table.log.actions).toHaveLength(length);
  await page.getByRole('button', { name: drawing.clear }).click();
  expect(analysis.note.drawing).toBeUndefined();
  await page.getByRole('button', { name: drawing.done }).click();
  await screen.unmount();
});

test('a position of a running game online is neither imported nor evaluated', async () => {
  setEvaluating(true);
  const { analysis } = await openAnalysed({ first: 0 }, 30);
  const { game, view, log } = analysis.table;
  const played = { id: 'abcdefgh', game, known: view.known, moves: 12 };
  rememberRunning({ ...played, isOver: false });
  const text = `metro.${log.rules}/players=2,first=0/${log.actions.join('.')}`;
  expect(await importStudy(text)).toEqual({ ok: false, error: words().running });
  expect(await importStudy(JSON.stringify(makeFile(analysis.kept)))).toEqual({
    ok: false,
    error: words().running,
  });
  const screen = await render(AnalysisScreen, { analysis });
  await page.getByRole('tab', { name: words().evaluation }).click();
  await expect.element(page.getByText(words().running)).toBeVisible();
  expect(analysis.table.advice).toBeUndefined();
  await screen.unmount();
  rememberRunning({ ...played, isOver: true });
  expect((await importStudy(text)).ok).toBe(true);
});

test('draws that the text of a game leaves unknown stay unknown', async () => {
  const { analysis } = await openAnalysed({ first: 0 }, 10);
  const { rules, actions } = analysis.table.log;
  const text = `metro.${rules}/players=2,first=0/${actions.with(1, '?').join('.')}`;
  const imported = await importStudy(text);
  expect(imported.ok && imported.value.tree.nodes.map(({ word }) => word)).toEqual(actions.with(1, '?'));
});
