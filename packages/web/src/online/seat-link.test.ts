import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatLink } from './seat-link.svelte.ts';
import { ownSeats, storeSeat, storeSecret } from './seats.ts';

const TABLE = 'abcdefgh';
const [ADA, BEA, GONE] = ['a'.repeat(22), 'b'.repeat(22), 'g'.repeat(22)];
const RECOVERY = 'aaaa-bbbb-cccc-dddd';
const NAMES: Readonly<Record<string, object>> = {
  [ADA]: { seat: 0, name: 'Ada' },
  [BEA]: { seat: 1, name: 'Bea' },
};

let kept: Map<string, string>;
let asked: number;
const problem = (rule: string) => ({ rule, code: 'tooFast', params: {}, detail: 'No.' });

/** What the server answers instead, if it does. */
let trouble: { readonly status: number; readonly rule: string } | 'no answer' | undefined;

beforeEach(() => {
  kept = new Map();
  asked = 0;
  trouble = undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { authorization: string } }) => {
    asked++;
    expect(path).toBe(`/api/tables/${TABLE}/seats/mine`);
    if (trouble === 'no answer') throw new Error('no network');
    if (trouble !== undefined) return Response.json(problem(trouble.rule), { status: trouble.status });
    const seat = NAMES[headers.authorization.replace('Bearer ', '')];
    return seat === undefined ? Response.json(problem('secret'), { status: 401 }) : Response.json(seat);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sitAsAda = (): void => storeSeat({ table: TABLE, secret: ADA, recovery: RECOVERY });
const kinds = ({ state }: SeatLink): string => state.is;

test('with no seat here, a secret that the server knows is stored', async () => {
  storeSecret('other234', GONE);
  const link = new SeatLink(TABLE, BEA);
  expect(await link.check()).toBe(true);
  expect(kinds(link)).toBe('settled');
  expect(ownSeats()).toMatchObject([
    { table: TABLE, secret: BEA },
    { table: 'other234', secret: GONE },
  ]);
});

test.each([GONE, 'short', '', 'b'.repeat(23), 'söme nönsense\n'])(
  'a secret that is none changes nothing: "%s"',
  async (secret) => {
    sitAsAda();
    const before = [...kept];
    const link = new SeatLink(TABLE, secret);
    expect(await link.check()).toBe(false);
    expect(kinds(link)).toBe('wrong');
    expect([...kept]).toEqual(before);
    link.dismiss();
    expect(kinds(link)).toBe('settled');
  },
);

test('the seat that is held already stays as it is, with its recovery code', async () => {
  sitAsAda();
  const before = [...kept];
  const link = new SeatLink(TABLE, ADA);
  expect(await link.check()).toBe(false);
  expect(kinds(link)).toBe('settled');
  expect([...kept]).toEqual(before);
  expect(asked).toBe(0);
});

test('another seat is taken only when the person agrees', async () => {
  sitAsAda();
  const before = [...kept];
  const link = new SeatLink(TABLE, BEA);
  expect(await link.check()).toBe(false);
  expect(link.state).toEqual({
    is: 'asking',
    held: { seat: 0, name: 'Ada', secret: ADA, recovery: RECOVERY },
    offered: { seat: 1, name: 'Bea' },
  });
  expect([...kept]).toEqual(before);
  // Coming back to the table in the meantime does not answer the question.
  expect(await link.check()).toBe(false);
  expect([...kept]).toEqual(before);
  link.accept();
  expect(ownSeats()).toMatchObject([{ table: TABLE, secret: BEA }]);
});

test('who does not agree keeps what they have', async () => {
  sitAsAda();
  const before = [...kept];
  const link = new SeatLink(TABLE, BEA);
  await link.check();
  link.dismiss();
  expect(kinds(link)).toBe('settled');
  link.accept();
  expect([...kept]).toEqual(before);
});

test('a seat that is held no longer is nothing to give up', async () => {
  storeSecret(TABLE, GONE);
  expect(await new SeatLink(TABLE, BEA).check()).toBe(true);
  expect(ownSeats()).toMatchObject([{ table: TABLE, secret: BEA }]);
});

test.each(['no answer', { status: 429, rule: 'rate' }, { status: 503, rule: 'store' }] as const)(
  'without a clear answer nothing changes, and it can be tried again: %o',
  async (answer) => {
    trouble = answer;
    const link = new SeatLink(TABLE, BEA);
    expect(await link.check()).toBe(false);
    expect(kinds(link)).toBe('unreachable');
    expect(kept.size).toBe(0);
    trouble = undefined;
    expect(await link.check()).toBe(true);
    expect(kinds(link)).toBe('settled');
  },
);

test('an answer about the link alone is not enough to give up a seat', async () => {
  sitAsAda();
  const before = [...kept];
  const link = new SeatLink(TABLE, BEA);
  const answer = fetch;
  vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
    if (asked === 1) trouble = 'no answer';
    return answer(...question);
  });
  expect(await link.check()).toBe(false);
  expect(kinds(link)).toBe('unreachable');
  expect([...kept]).toEqual(before);
});
