import { expect, test } from 'vitest';
import { adoptStyleImports, forHost } from './adopted-styles.ts';

test('style sheets become strings that are added to the one sheet', () => {
  const code = 'import "./a.css";\nimport "/x/B.svelte?svelte&type=style&lang.css";\nexport const c = 1;';
  expect(adoptStyleImports(code, '/styles.ts')).toBe(
    [
      'import { addStyles as __addStyles } from "/styles.ts";' +
        'import __style0 from "./a.css?inline";__addStyles(__style0);',
      'import __style1 from "/x/B.svelte?inline&svelte&type=style&lang.css";__addStyles(__style1);',
      'export const c = 1;',
    ].join('\n'),
  );
});

test('modules without style sheets are left alone', () => {
  expect(adoptStyleImports('import css from "./a.css?raw";', '/styles.ts')).toBeUndefined();
});

test('what the app says of the root of its page is said of the element', () => {
  expect(forHost(':root { a: b } :root[data-theme="dark"] [data-board] { c: d }')).toBe(
    ':host { a: b } :host([data-theme="dark"]) [data-board] { c: d }',
  );
});
