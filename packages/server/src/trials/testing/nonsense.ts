/** Messages that no client would send: each is to be refused, or done if it happens to make sense. */
import type { Rng } from '@guimard/engine/kit';
import { type ClientMessage, type Command, PROTOCOL } from '@guimard/protocol';

const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'type',
  'secret',
  'command',
  'request',
  'key',
  'version',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '𝕸étro 🚇',
  '\u202eortem',
  'ａｂｃｄ',
  'act',
  'ready',
  'metro',
  "'; DROP TABLE entries; --",
  '../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a'.repeat(300),
] as const;
const NUMBERS = [0, -0, -1, 1, 2, 5, 6, 1.5, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e308] as const;

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

/** Any JSON at all. */
function anything(rng: Rng, depth = 3): unknown {
  switch (rng.below(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return rng.below(2) === 0;
    case 2:
      return oneOf(rng, NUMBERS);
    case 3:
    case 4:
      return oneOf(rng, WORDS);
    case 5:
      return Array.from({ length: rng.below(5) }, () => anything(rng, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.below(5) }, () => [oneOf(rng, WORDS), anything(rng, depth - 1)]),
      );
  }
}

function anyCommand(rng: Rng): Command {
  switch (rng.below(10)) {
    case 0:
      return { type: 'ready', isReady: rng.below(2) === 0 };
    case 1:
      return { type: 'ask', what: oneOf(rng, ['undo', 'pause', 'resume'] as const) };
    case 2:
      return { type: 'answer', agree: rng.below(2) === 0 };
    case 3:
      return { type: 'replace', seat: rng.below(6) };
    case 4:
      return { type: 'return' };
    case 5:
      return { type: 'fill', seat: rng.below(6), level: 1 + rng.below(8) };
    case 6:
      return { type: 'free', seat: rng.below(6) };
    default:
      return { type: 'act', action: oneOf(rng, [...ACTIONS, ...WORDS]).slice(0, 40) };
  }
}
const ACTIONS = [
  'aacb00',
  'draw',
  'draw:aabb',
  'pass',
  'abcd77',
  'aabb99',
  'lay',
  'first:0',
  'A1',
  'cddb34',
] as const;

/** Of the right form. Keys come again and again, and versions are of any time. */
function sensible(rng: Rng, version: number): ClientMessage {
  if (rng.below(12) === 0)
    return { type: 'say', key: anyKey(rng), text: oneOf(rng, WORDS).padEnd(1, '.').slice(0, 300) };
  const wanted = Math.max(0, version + rng.below(7) - 3);
  return { type: 'command', request: { key: anyKey(rng), version: wanted, command: anyCommand(rng) } };
}
const anyKey = (rng: Rng): string => `fuzz-key-${rng.below(5000)}`;

/** Of the right form but for one thing. */
function spoilt(rng: Rng, version: number): string {
  const message = JSON.parse(JSON.stringify(sensible(rng, version))) as Record<string, unknown>;
  const places = [message, message['request'], (message['request'] as { command?: unknown })?.command].filter(
    (place) => typeof place === 'object' && place !== null,
  ) as Record<string, unknown>[];
  const place = oneOf(rng, places);
  const field = oneOf(rng, [...Object.keys(place), '__proto__', 'constructor']);
  if (rng.below(4) === 0) delete place[field];
  else
    Object.defineProperty(place, field, {
      value: anything(rng),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return JSON.stringify(message);
}

const deep = (rng: Rng): string => {
  const depth = 200 + rng.below(1500);
  return rng.below(2) === 0
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth >> 2)}1${'}'.repeat(depth >> 2)}`;
};

const LETTERS = '{ } [ ] " : , 0 1 2 9 e E + - . true false null \\ \\u u \u0000 é 🚇'.split(' ');

/** Letters of JSON in any order. */
const noise = (rng: Rng): string =>
  Array.from({ length: 1 + rng.below(60) }, () => oneOf(rng, LETTERS)).join('');

/** One message, as text. None of them is a reason for the server to close the socket. */
export function nonsense(rng: Rng, version: number): string {
  const message = sensible(rng, version);
  switch (rng.below(10)) {
    case 0:
      return noise(rng);
    case 1:
      return JSON.stringify(anything(rng));
    case 2:
      return deep(rng);
    case 3:
      return JSON.stringify(message).slice(0, rng.below(120));
    case 4:
      return JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        moves: oneOf(rng, NUMBERS),
        secret: oneOf(rng, WORDS),
      });
    case 5:
    case 6:
      return JSON.stringify(message);
    case 7:
      return `${JSON.stringify(message).slice(0, -1)},"__proto__":{"isAdmin":true},"type":"command"}`;
    default:
      return spoilt(rng, version);
  }
}

const OPTIONS = [
  'players',
  'first',
  'rotate',
  'hand',
  'with',
  'side',
  'target',
  '__proto__',
  'constructor',
] as const;
const VALUES = [
  'random',
  'companies',
  ['companies', 'london'],
  ['no module'],
  'secret',
  -1,
  99,
  true,
  1.5,
  [],
] as const;

/** A table as it is asked for, of the right form, with any options. */
function anyTable(rng: Rng): object {
  const options = Object.fromEntries(
    Array.from({ length: 1 + rng.below(3) }, () => [oneOf(rng, OPTIONS), oneOf(rng, VALUES)]),
  );
  const seats = Array.from({ length: 1 + rng.below(6) }, () => ({
    kind: oneOf(rng, ['me', 'open'] as const),
  }));
  return {
    game: oneOf(rng, ['metro', 'correspondances', 'chess', '__proto__']),
    options,
    seats,
    nickname: 'Zoë',
  };
}

/** Half a letter cannot stand there. */
const inPath = (word: string): string => encodeURIComponent(word.toWellFormed());

/** A request over HTTP that no client would make. */
export function nonsenseRequest(
  rng: Rng,
  table: string,
): { method: string; path: string; headers: Record<string, string>; body?: string } {
  const paths = [
    '/api/tables',
    `/api/tables/${table}`,
    `/api/tables/${table}/commands`,
    `/api/tables/${table}/seats`,
    `/api/tables/${table}/seats/recover`,
    `/api/tables/${table}/seats/mine`,
    `/api/tables/${table}/chat`,
    `/api/tables/${table}/rematch`,
    `/api/tables/${table}/game`,
    `/api/tables/${inPath(oneOf(rng, WORDS))}`,
    `/api/tables/${table}?moves=${inPath(String(anything(rng, 0)))}`,
    '/api/%c0%ae%c0%ae/',
    '/api/tables/../../etc/passwd',
    '/healthz',
    '/nowhere',
  ];
  const path = oneOf(rng, paths);
  const method = oneOf(rng, ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  const headers: Record<string, string> =
    rng.below(2) === 0 ? {} : { authorization: oneOf(rng, AUTHORIZATIONS) };
  if (method === 'GET') return { method, path, headers };
  const json = { 'content-type': 'application/json' };
  switch (rng.below(8)) {
    case 0:
      return { method: 'POST', path: '/api/tables', headers: json, body: JSON.stringify(anyTable(rng)) };
    case 1:
      return { method, path, headers: { 'content-type': 'text/plain' }, body: noise(rng) };
    case 2:
      return { method, path, headers: json, body: JSON.stringify('x'.repeat(9000)) };
    default:
      return { method, path, headers: { ...headers, ...json }, body: nonsense(rng, 0) };
  }
}
const AUTHORIZATIONS = ['Bearer x', 'Basic eA==', `Bearer ${'a'.repeat(22)}`, ''] as const;
