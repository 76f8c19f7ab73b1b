import { runInNewContext } from 'node:vm';
import { chooseLocale } from '@guimard/messages/locale';
import { parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { greeting, greetingIn } from './old-browser.ts';

let script: string;
beforeAll(async () => {
  script = await greeting();
});

/** As much of a page as the script touches. */
class FakeElement {
  readonly children: FakeElement[] = [];
  readonly style = {};
  readonly text: string;
  constructor(text = '') {
    this.text = text;
  }
  get firstChild(): FakeElement | undefined {
    return this.children[0];
  }
  appendChild(child: FakeElement): void {
    this.children.push(child);
  }
  removeChild(child: FakeElement): void {
    this.children.splice(this.children.indexOf(child), 1);
  }
  get said(): string {
    return this.text + this.children.map(({ said }) => said).join('|');
  }
}

interface Browser {
  readonly modules?: boolean;
  readonly css?: (test: string) => boolean;
  readonly languages?: readonly string[];
  /** Instead of the script as it is built. */
  readonly says?: string;
}

/** What a browser shows in the end, where the app would show itself. */
function shown(language: string, browser: Browser): string {
  const { modules = true, css, languages, says = script } = browser;
  const body = new FakeElement();
  body.appendChild(new FakeElement('the app'));
  const document = {
    body,
    createElement: () => Object.assign(new FakeElement(), modules ? { noModule: false } : {}),
    createTextNode: (text: string) => new FakeElement(text),
    addEventListener: (_: string, listener: () => void) => listener(),
  };
  const CSS = css && { supports: (...test: string[]) => css(test.join(':')) };
  const navigator = { language, ...(languages && { languages }) };
  runInNewContext(says, { document, navigator, ...(CSS ? { CSS } : {}) });
  return body.said;
}

test('a browser that can do all is left to the app', () => {
  expect(shown('en', { css: () => true })).toBe('the app');
});

test.each([
  ['without modules', { modules: false, css: () => true }],
  ['without CSS.supports', {}],
  ['older than Firefox 121', { css: (asked: string) => !asked.includes(':has') }],
  ['older than Chrome 111', { css: (asked: string) => !asked.includes('color-mix') }],
])('a browser %s is greeted instead', (_, browser) => {
  expect(shown('en-GB', browser)).toMatch(
    /^Your browser is too old\|.*Chrome or Edge 111, Firefox 121, Safari 16\.4/,
  );
});

test('in its language, or in English', () => {
  expect(shown('fr-CA', {})).toMatch(/^Ton navigateur est trop ancien/);
  expect(shown('eo', {})).toMatch(/^Your browser is too old/);
});

const SPOKEN = ['en', 'cs', 'pl', 'pt-BR', 'zh-Hans'];
test.each([
  [['pl']],
  [['PT-pt', 'en']],
  [['eo', 'cs-CZ']],
  [['zh-CN']],
  [['zh-TW', 'zh', 'en-US']],
  [['zh-HK', 'zh']],
  [['zh-Hant', 'pl']],
  [['eo', '']],
])('who prefers %j is greeted in the language that the app would have', (languages) => {
  const says = greetingIn(Object.fromEntries(SPOKEN.map((tag) => [tag, { title: tag, text: '' }])));
  expect(shown('', { languages, says })).toBe(`${chooseLocale(SPOKEN, languages) ?? 'en'}|`);
});

test('old browsers can read every word of it', () => {
  expect(() => parseAst(script)).not.toThrow();
  expect(script).not.toContain('/(?');
  expect(script).not.toMatch(/=>|\b(let|const|class|async)\b|\?\.|\?\?|`/);
});
