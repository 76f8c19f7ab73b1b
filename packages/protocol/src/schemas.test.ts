import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  clientMessage,
  clock,
  command,
  commandKey,
  commandRequest,
  createTable,
  dailySubmission,
  dayName,
  joinTable,
  nickname,
  PROTOCOL,
  recoverSeat,
  seatSecret,
  serverMessage,
  tableId,
  tableInfo,
  update,
} from './index.ts';
import { z } from './zod.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  clientMessage,
  clock,
  command,
  commandKey,
  commandRequest,
  createTable,
  dailySubmission,
  dayName,
  joinTable,
  nickname,
  recoverSeat,
  seatSecret,
  serverMessage,
  tableId,
  tableInfo,
  update,
};

const isFine = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('identifiers', () => {
  const cases: readonly (readonly [z.ZodType, readonly unknown[], readonly unknown[]])[] = [
    [
      tableId,
      ['abcdefgh', 'a2b3c4d5', '22222222'],
      ['ABCDEFGH', 'abcdefg', 'abcdefghi', 'abcdefg1', 'abcdefg\n', '../../..', 7],
    ],
    [
      seatSecret,
      ['A'.repeat(22), 'aZ09_-'.padEnd(22, 'x')],
      ['A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}/`, null],
    ],
    [
      commandKey,
      ['12345678', 'k'.repeat(40), '0b7c2c1e-0000-4000-8000-000000000000'],
      ['1234567', 'k'.repeat(41), 'a key with blanks', ''],
    ],
    [
      nickname,
      ['Ada', 'Zoë', '李小龍', 'J. R. 😀', '❤\ufe0f', '한글', 'x'.repeat(24)],
      ['', '   ', 'x'.repeat(25), 'a\u200bb', 'a\u202eb', 'a\nb', 'a\u0000', '\u2028'],
    ],
  ];
  it.each(cases)('%#', (schema, good, bad) => {
    for (const value of good) expect([value, isFine(schema, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, isFine(schema, value)]).toEqual([value, false]);
  });

  it.each([
    ['Hangul filler', 'Ada\u3164'],
    ['nothing but a Hangul filler', '\u3164'],
    ['Hangul initial filler', 'Ada\u115f'],
    ['combining grapheme joiner', 'A\u034fda'],
    ['braille blank', '\u2800'],
    ['variation selector', 'Ada\ufe0e'],
    ['variation selector beyond the first plane', 'Ada\u{e0100}'],
    ['nothing but an emoji style', '\ufe0f'],
  ])('a name with an invisible character is refused: %s', (_what, written) => {
    expect(isFine(nickname, written)).toBe(false);
  });

  it.each([
    ['  Ada ', 'Ada'],
    ['Ada  \u00a0\u2003 B.', 'Ada B.'],
    ['❤\ufe0f', '❤'],
    ['Ada \ufe0f ', 'Ada'],
  ])('the name %j is stored as %j', (written, stored) => {
    expect(nickname.parse(written)).toBe(stored);
  });
});

describe('requesting a table', () => {
  const draft = { game: 'metro', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], nickname: 'Ada' };

  it('omitted fields have their defaults', () => {
    expect(createTable.parse(draft)).toEqual({
      ...draft,
      visibility: 'link',
      clock: { kind: 'none' },
      atZero: 'computer',
      assistance: 'preview',
    });
  });

  it.each([
    { options: { players: 3, with: ['companies', 'london'], side: '', rotate: true } },
    { seats: [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'computer', level: 8 }))] },
    { clock: { kind: 'move', seconds: 10 } },
    { clock: { kind: 'bank', seconds: 36_000, increment: 600 } },
    { clock: { kind: 'days', days: 30 }, atZero: 'forfeit', visibility: 'public', assistance: 'purist' },
  ])('takes %j', (part) => {
    expect(isFine(createTable, { ...draft, ...part })).toBe(true);
  });

  it.each([
    { game: 'x'.repeat(41) },
    { options: { deep: { er: 1 } } },
    { options: { with: Array.from({ length: 13 }, () => 'x') } },
    { options: { long: 'x'.repeat(41) } },
    { options: { nothing: Number.NaN } },
    { seats: [] },
    { seats: Array.from({ length: 7 }, () => ({ kind: 'open' })) },
    { seats: [{ kind: 'computer', level: 9 }] },
    { seats: [{ kind: 'computer' }] },
    { seats: [{ kind: 'ghost' }] },
    { clock: { kind: 'move', seconds: 9 } },
    { clock: { kind: 'move', seconds: 10.5 } },
    { clock: { kind: 'bank', seconds: 60, increment: -1 } },
    { clock: { kind: 'days', days: 0 } },
    { atZero: 'explode' },
    { visibility: 'secret' },
    { nickname: '' },
  ])('refuses %j', (part) => {
    expect(isFine(createTable, { ...draft, ...part })).toBe(false);
  });
});

describe('a result for the board of the day', () => {
  const log = { game: 'metro', rules: 1, options: {}, actions: ['aacb05'] };
  const submission = { name: 'Ada', secret: 'A'.repeat(22), log };

  it('has a name, a secret and a log', () => {
    expect(isFine(dailySubmission, submission)).toBe(true);
  });

  it.each([
    { name: 'A\u0000da' },
    { name: 'x'.repeat(25) },
    { secret: 'short' },
    { log: { ...log, actions: Array(1_501).fill('aacb05') } },
    { log: { ...log, actions: ['x'.repeat(41)] } },
  ])('refuses %#', (part) => {
    expect(isFine(dailySubmission, { ...submission, ...part })).toBe(false);
  });
});

describe('messages of a client', () => {
  const request = { key: 'key-00001', version: 3, command: { type: 'act', action: 'aacb05' } };

  it.each([
    { type: 'hello', protocol: PROTOCOL },
    { type: 'hello', protocol: PROTOCOL, secret: 'A'.repeat(22), moves: 12, name: 'Ada' },
    { type: 'command', request },
    { type: 'command', request: { ...request, command: { type: 'ask', what: 'undo' } } },
    { type: 'command', request: { ...request, command: { type: 'fill', seat: 1, level: 8 } } },
    { type: 'say', key: 'key-00001', text: ' Good luck! ' },
  ])('takes %j', (message) => {
    expect(isFine(clientMessage, message)).toBe(true);
  });

  it.each([
    {},
    { type: 'shout' },
    { type: 'hello' },
    { type: 'hello', protocol: PROTOCOL, moves: -1 },
    { type: 'hello', protocol: PROTOCOL, secret: 'short' },
    { type: 'command', request: { ...request, key: 'x' } },
    { type: 'command', request: { ...request, version: -1 } },
    { type: 'command', request: { ...request, version: 1.5 } },
    { type: 'command', request: { ...request, command: { type: 'act', action: 'x'.repeat(41) } } },
    { type: 'command', request: { ...request, command: { type: 'replace', seat: 6 } } },
    { type: 'command', request: { ...request, command: { type: 'fill', seat: 1, level: 9 } } },
    { type: 'command', request: { ...request, command: { type: 'ask', what: 'money' } } },
    { type: 'say', key: 'key-00001', text: '   ' },
    { type: 'say', key: 'key-00001', text: 'x'.repeat(301) },
  ])('refuses %j', (message) => {
    expect(isFine(clientMessage, message)).toBe(false);
  });

  it('keep only known fields', () => {
    expect(clientMessage.parse({ type: 'command', request: { ...request, seat: 5 }, isAdmin: true })).toEqual(
      {
        type: 'command',
        request,
      },
    );
  });
});

test.each(Object.keys(SCHEMAS))(
  '%s accepts junk without harm: it says what is wrong, and throws nothing',
  (name) => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true, withMap: true }),
        (junk) => {
          const result = SCHEMAS[name].safeParse(junk);
          if (!result.success) expect(result.error).toBeInstanceOf(z.ZodError);
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  },
);

/** Values that are nearly right: the shape of a message with a part of it changed. */
const NEARLY = fc.record(
  {
    type: fc.constantFrom('hello', 'command', 'say', 'act', 'welcome', 'update', '__proto__', 'constructor'),
    protocol: fc.oneof(fc.constant(PROTOCOL), fc.anything()),
    secret: fc.oneof(fc.constant('A'.repeat(22)), fc.anything()),
    moves: fc.oneof(fc.nat(), fc.anything()),
    key: fc.oneof(fc.constant('key-00001'), fc.string({ maxLength: 60 })),
    text: fc.string({ maxLength: 400 }),
    request: fc.record(
      {
        key: fc.oneof(fc.constant('key-00001'), fc.anything()),
        version: fc.oneof(fc.nat(), fc.anything()),
        command: fc.record({
          type: fc.constantFrom('act', 'ask', 'ready'),
          action: fc.anything(),
          what: fc.anything(),
        }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

test('a parsed client message can be sent and means the same', () => {
  fc.assert(
    fc.property(NEARLY, (nearly) => {
      const result = clientMessage.safeParse(nearly);
      if (result.success) {
        expect(clientMessage.parse(JSON.parse(JSON.stringify(result.data)))).toEqual(result.data);
      } else expect(result.error).toBeInstanceOf(z.ZodError);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
