/** The types of the element beside its module, for pages that are written in TypeScript. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

export function declarations(entry: string): Plugin {
  return {
    name: 'guimard:declarations',
    apply: 'build',
    generateBundle() {
      const source = declarationsOf(readFileSync(entry, 'utf8'), entry);
      this.emitFile({ type: 'asset', fileName: 'guimard-board.d.ts', source });
    },
  };
}

/** From the text of the file alone, which names the types of all that it exports. */
export function declarationsOf(text: string, fileName: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, isolatedDeclarations: true },
  });
  const faults = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return outputText;
}
