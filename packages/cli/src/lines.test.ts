import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

async function linesOf(...chunks: readonly (string | Buffer)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))) {
    lines.push(...batch);
  }
  return lines;
}

describe('reading lines', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing', [], []],
    ['one empty line', ['\n'], ['']],
    ['an end of line or none at the end', ['a\nb'], ['a', 'b']],
    ['CRLF', ['a\r\nb\r\n'], ['a', 'b']],
    ['a CRLF cut in two', ['a\r', '\nb'], ['a', 'b']],
    ['CR within a line', ['a\rb\n'], ['a\rb']],
    ['a line in many pieces', ['a', 'b', 'c\nd', 'e'], ['abc', 'de']],
    ['many lines in one piece', ['a\n\nb\n'], ['a', '', 'b']],
  ])('%s', async (_, chunks, lines) => {
    expect(await linesOf(...chunks)).toEqual(lines);
  });

  it('a character cut in two', async () => {
    const bytes = Buffer.from('é\n');
    expect(await linesOf(bytes.subarray(0, 1), bytes.subarray(1))).toEqual(['é']);
  });
});
