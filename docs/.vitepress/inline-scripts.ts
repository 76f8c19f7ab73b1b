/** Moves scripts out of the pages into files named by their content: our security policy runs no inline script. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function inlineScriptsToFiles(html: string, outDir: string, base: string): string {
  return html.replaceAll(/<script([^>]*)>([^<]+)<\/script>/g, (_, attributes: string, code: string) => {
    const name = `inline.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    mkdirSync(join(outDir, 'assets'), { recursive: true });
    writeFileSync(join(outDir, 'assets', name), code);
    return `<script${attributes} src="${base}assets/${name}"></script>`;
  });
}
