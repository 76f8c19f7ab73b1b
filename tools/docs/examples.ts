/** The examples of our documentation: every block of code in it, and what is to become of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isGenerated } from './markdown.ts';

/** Why a block is not run, as the word after its language. docs/contribute/documentation.md lists them. */
export const MARKERS: Readonly<Record<string, string>> = {
  part: 'an excerpt that does not stand alone',
  clone: 'is for a clone of the repository, where our own checks run it',
  host: 'changes the machine it runs on',
  browser: 'needs a page in a browser',
  serves: 'needs a server, or is one',
  slow: 'takes too long for a test',
};
/** What is run or parsed. Other languages are only shown. */
const CHECKED = ['ts', 'js', 'sh', 'html', 'json'] as const;
export type Language = (typeof CHECKED)[number];

export interface Example {
  /** Where it is: `docs/engine/index.md:12`. */
  readonly at: string;
  readonly file: string;
  readonly language: Language;
  /** Everything after the language. */
  readonly marker: string;
  readonly code: string;
  /** What it prints, if the next block says so. */
  readonly output?: string;
}

/** All Markdown that we write: not what is generated for the site. */
export function documents(root: string): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.split(sep).join('/')}`)
    .filter(
      (name) =>
        name.endsWith('.md') && !/^docs\/(\.vitepress|node_modules)\//.test(name) && !isGenerated(name),
    );
  const packages = readdirSync(join(root, 'packages'), { recursive: false, encoding: 'utf8' }).flatMap(
    (name) =>
      readdirSync(join(root, 'packages', name)).flatMap((file) =>
        file === 'README.md' ? [`packages/${name}/${file}`] : [],
      ),
  );
  return ['README.md', 'CONTRIBUTING.md', ...docs.sort(), ...packages.sort()];
}

export function examplesIn(text: string, file: string): Example[] {
  const blocks = [...text.matchAll(/^( *)```([^\n]*)\n(.*?)^\1```$/gms)].map((found) => {
    const [whole, indent = '', info = '', body = ''] = found;
    const [language = '', ...marker] = info.trim().split(/\s+/);
    return {
      language,
      marker: marker.join(' '),
      code: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, found.index).split('\n').length,
      end: found.index + whole.length,
      start: found.index,
    };
  });
  return blocks.flatMap(({ language, marker, code, line, end }, i) => {
    if (!isChecked(language)) return [];
    const next = blocks[i + 1];
    const isOutput = next?.language === 'text' && text.slice(end, next.start).trim() === '';
    return [
      { at: `${file}:${line}`, file, language, marker, code, ...(isOutput ? { output: next.code } : {}) },
    ];
  });
}

const isChecked = (language: string): language is Language => CHECKED.some((checked) => checked === language);

export const readExamples = (root: string): Example[] =>
  documents(root).flatMap((file) => examplesIn(readFileSync(join(root, file), 'utf8'), file));

/** Whether what was printed is what the documentation says; a line of `…` stands for any lines. */
export function prints(said: string, expected: string): boolean {
  const lines = expected
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '…' ? '[\\s\\S]*' : escaped(line.trimEnd())));
  return new RegExp(`^${lines.join('\\n')}$`).test(said.trim().replaceAll(/[ \t]+$/gm, ''));
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
