import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expand, parseContainerfile } from './containerfile.mjs';

const stepsOf = (text: string) => parseContainerfile(`FROM base\n${text}`).stages[0]?.steps;

test('stages, with arguments before the first', () => {
  const { args, stages } = parseContainerfile(
    '# A comment\nARG VERSION=1\nARG REVISION\n\nFROM one:1 AS build\nWORKDIR /build\nFROM two@sha256:0\nUSER 65532:65532\n',
  );
  expect(args.map(({ key, value }) => [key, value])).toEqual([
    ['VERSION', '1'],
    ['REVISION', undefined],
  ]);
  expect(stages.map(({ image, as, steps }) => [image, as, steps.map(({ name }) => name)])).toEqual([
    ['one:1', 'build', ['WORKDIR']],
    ['two@sha256:0', undefined, ['USER']],
  ]);
});

test('continued lines are joined, and comments between them left out', () => {
  expect(stepsOf('RUN one \\\n# why\n && two \\\n\n && three')).toMatchObject([
    { line: 2, name: 'RUN', shell: 'one  && two  && three' },
  ]);
});

test.each([
  [
    'COPY --from=build --chown=1:2 /a b /c/',
    { flags: { from: 'build', chown: '1:2' }, sources: ['/a', 'b'], target: '/c/' },
  ],
  ['COPY ["with space", "/c"]', { sources: ['with space'], target: '/c' }],
  [
    'ENV A=1 B="two words" C=\'x\'y',
    {
      pairs: [
        ['A', '1'],
        ['B', 'two words'],
        ['C', 'xy'],
      ],
    },
  ],
  [
    'LABEL org.opencontainers.image.title="Guimard"',
    { pairs: [['org.opencontainers.image.title', 'Guimard']] },
  ],
  ['ARG VERSION="1 2"', { key: 'VERSION', value: '1 2' }],
  ['VOLUME /var/lib/guimard', { words: ['/var/lib/guimard'] }],
  ['VOLUME ["/a", "/b"]', { words: ['/a', '/b'] }],
  ['EXPOSE 8080', { words: ['8080'] }],
  ['STOPSIGNAL SIGTERM', { word: 'SIGTERM' }],
  ['CMD ["guimard", "serve"]', { exec: ['guimard', 'serve'] }],
  [
    'HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "-e", "a && b"]',
    {
      flags: { interval: '10s', 'start-period': '30s' },
      exec: ['node', '-e', 'a && b'],
    },
  ],
])('%s', (text, wanted) => {
  expect(stepsOf(text)).toMatchObject([wanted]);
});

describe('what an engine might do differently is an error', () => {
  test.each([
    ['ADD https://example.org/x /x', /^Line 2: ADD is not known here\.$/],
    ['SHELL ["/bin/bash"]', /SHELL is not known/],
    ['ONBUILD RUN true', /ONBUILD is not known/],
    ['run true', /run is not known/],
    ['RUN --mount=type=cache,target=/x true', /RUN --mount is not known/],
    ['COPY --link a b', /--link needs a value/],
    ['COPY --parents=true a b', /COPY --parents is not known/],
    ['COPY *.json /x/', /wildcards/],
    ['COPY a', /a source and a target/],
    ['RUN <<END\ntrue\nEND', /here-documents/],
    ['CMD guimard serve', /list of strings/],
    ['CMD ["guimard", 1]', /list of strings/],
    ['HEALTHCHECK NONE', /HEALTHCHECK cannot be read/],
    ['ENV A 1', /no name and value: A/],
    ['USER', /USER needs something/],
    ['USER a b', /one word/],
    ['RUN true \\', /goes on after the end/],
  ])('%s', (text, problem) => {
    expect(() => stepsOf(text)).toThrow(problem);
  });

  test.each([
    ['RUN true', /^Line 1: RUN comes before the first FROM\.$/],
    ['# nothing', /no FROM/],
    ['FROM a as b', /FROM cannot be read/],
    ['FROM --platform=linux/arm64 a', /FROM --platform is not known/],
  ])('%s', (text, problem) => {
    expect(() => parseContainerfile(`${text}\n`)).toThrow(problem);
  });
});

test('variables', () => {
  const variables = { A: 'x', EMPTY: '' };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as written in a Containerfile.
  expect(expand('$A-${A}b ${B:-other} ${EMPTY:-other}[$B] \\$A', variables)).toBe('x-xb other other[] $A');
});

test('our own file can be read', () => {
  const text = readFileSync(join(import.meta.dirname, '../../deploy/Containerfile'), 'utf8');
  expect(parseContainerfile(text).stages.length).toBeGreaterThan(1);
});
