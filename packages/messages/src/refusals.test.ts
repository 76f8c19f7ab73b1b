/** Every refusal has its message, and every message of a refusal is used. The compiler's tests compare the languages. */
import { expect, test } from 'vitest';
import { readSources } from './build.mjs';
import { check } from './check.mjs';
import { parse } from './parse.mjs';
import { refusalCalls } from './testing/refusal-calls.ts';
import type { Fault } from './types.d.ts';

/** The params of each message, by code. */
const messages = new Map<string, ReadonlySet<string>>();
const twice: string[] = [];
for (const [path, source] of readSources()) {
  if (!path.startsWith('en/refusals-')) continue;
  const faults: Fault[] = [];
  for (const [id, params] of check(parse(source, { file: path, language: 'en' }, faults), [], faults)) {
    // Names of things, which messages refer to.
    if (id.startsWith('names_')) continue;
    if (messages.has(id)) twice.push(id);
    messages.set(id, new Set(params.keys()));
  }
}

const { calls, faults } = refusalCalls();

test('refusals have literal codes and params', () => {
  expect(calls.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('a code has one message', () => {
  expect(twice).toEqual([]);
});

test('every refusal has a message', () => {
  expect(calls.filter(({ code }) => !messages.has(code))).toEqual([]);
});

test('a message uses only params that all its refusals have', () => {
  const missing = calls.flatMap(({ at, code, params }) =>
    [...(messages.get(code) ?? [])]
      .filter((name) => !params.includes(name))
      .map((name) => `${at}: ${code} gives no ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every message belongs to a refusal', () => {
  const used = new Set(calls.map(({ code }) => code));
  expect([...messages.keys()].filter((code) => !used.has(code))).toEqual([]);
});
