import { expect, test } from 'vitest';
import { allFiles } from './change.mjs';
import { chooseTests, stepsTo } from './related.mjs';

const steps = (changed: readonly string[], before: readonly string[] = []) =>
  stepsTo(allFiles(), { changed, importing: new Set<string>(), before });

test.each([
  ['an import', 'packages/engine/src/metro/scoring.ts', 'packages/engine/src/metro/scoring.test.ts'],
  ['another package', 'packages/protocol/src/table.ts', 'packages/server/src/room/rooms.test.ts'],
  ['a component', 'packages/web/src/online/ChatPanel.svelte', 'packages/web/src/online/chat.browser.test.ts'],
  ['a file that is read by its name', 'deploy/guimard.service', 'packages/server/src/deploy/unit.test.ts'],
  ['a page', 'docs/host/index.md', 'tools/docs/links.test.ts'],
  ['a helper of browser tests', 'e2e/tables.ts', 'e2e/phone.spec.ts'],
])('%s leads to tests, even if it is gone', (_what, file, found) => {
  const gone = stepsTo(
    allFiles().filter((one) => one !== file),
    { changed: [file], importing: new Set<string>(), before: [] },
  );
  expect([...gone.keys()]).toContain(found);
  expect([...steps([file]).keys()]).toContain(found);
});

test('a changed sentence leads to tests that quote it, and to those of messages alone', () => {
  const file = 'packages/messages/locales/en/metro.ftl';
  const found = steps([file], ['prompts_placeOrDraw = Place a tile or draw one.']);
  expect([...found.keys()]).toContain('packages/web/src/games/metro/describe.test.ts');
  expect([...found.keys()]).toContain('packages/messages/src/compile.test.ts');
  expect([...steps([file]).keys()]).not.toContain('packages/web/src/games/metro/describe.test.ts');
});

test('the nearest tests are chosen, none twice and none forgotten', () => {
  const affected = steps(['packages/engine/src/metro/rules.ts']);
  const { chosen, others } = chooseTests(affected, 5);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.filter((file) => /\.(slow|nightly|cluster)\./.test(file))).toEqual([]);
  const all = [...affected.keys()].filter((file) => file.endsWith('.test.ts'));
  expect([...chosen, ...others].toSorted()).toEqual(all.toSorted());
});
