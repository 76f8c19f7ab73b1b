/** What tests quote of the sentences that people read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './setup.mjs';

/**
 * Two words or more in quotes that people read, as `file:line: words`; but for the titles of tests.
 * @param {string} file
 * @param {(words: string) => boolean} isRead
 */
export function quotesIn(file, isRead) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const quotes = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const isTitle =
        ts.isCallExpression(node.parent) && /^(test|it|describe)\b/.test(node.parent.getText(tree));
      const words = node.text.replace(/^\/\^?|\$?\/\w*$/g, '').trim();
      if (!isTitle && /\p{L}.* .*\p{L}/u.test(words) && isRead(words)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        quotes.push(`${file}:${line + 1}: ${words}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return quotes;
}
