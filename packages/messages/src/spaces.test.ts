/** French sets a space before some marks, at which no line may break. Editors hardly show which kind of space it is. */
import { expect, test } from 'vitest';
import { readSources } from './build.mjs';

/** The narrow one (U+202F) before `;`, `!` and `?`, the wide one (U+00A0) before `:`, `»` and `%` and after `«`. */
const WRONG = /[ \u00A0][;!?]|[ \u202F][:»%]|«[ \u202F]/u;

test('spaces before French marks do not break', () => {
  const lines = [...readSources()]
    .filter(([path]) => path.startsWith('fr/'))
    .flatMap(([path, source]) => source.split('\n').map((line, i) => ({ at: `${path}:${i + 1}`, line })));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter(({ line }) => !line.startsWith('#') && WRONG.test(line))).toEqual([]);
});
