import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { allocate, type Fields, layout, open, perSeat, type SliceDeclaration, secret } from './layout.ts';

const FIELDS = { seat: open.number(), board: open.u8(4), hand: perSeat.u8(2), bag: secret.u16(3) } as const;
const SLICES = { shares: { held: open.u8(2) }, crowd: { waiting: open.u8(2) } } as const;

function fingerprintOf(
  fields: Fields = FIELDS,
  slices: Readonly<Record<string, Fields>> = SLICES,
  seats = 2,
) {
  const declared = Object.entries(slices).map(
    ([name, own]): SliceDeclaration => ({ name, layout: layout(own) }),
  );
  return fingerprint(allocate(layout(fields), declared, { seats }));
}

test('is short, and the same for the same layout', () => {
  expect(fingerprintOf()).toMatch(/^[\da-f]{16}$/);
  expect(fingerprintOf({ ...FIELDS })).toBe(fingerprintOf());
});

const { seat, board, hand, bag } = FIELDS;
const CHANGES: readonly [
  what: string,
  fields: Fields,
  slices?: Readonly<Record<string, Fields>>,
  seats?: number,
][] = [
  ['a renamed field', { seat, map: board, hand, bag }],
  ['fields in another order', { seat, hand, board, bag }],
  ['another kind', { seat, board: open.u16(4), hand, bag }],
  ['another kind of as many bytes', { seat, board, hand, bag: secret.u8(6) }],
  ['another sight', { seat, board, hand, bag: open.u16(3) }],
  ['a sight that keeps length and place', { seat, board, hand: open.u8(4), bag }],
  ['another length', { seat, board: open.u8(5), hand, bag }],
  ['a number more', { seat, turn: open.number(), board, hand, bag }],
  ['an array of one in place of a number', { seat: open.i32(1), board, hand, bag }],
  ['a field less', { seat, board, hand }],
  ['another number of seats', FIELDS, SLICES, 3],
  ['slices in another order', FIELDS, { crowd: SLICES.crowd, shares: SLICES.shares }],
  ['a renamed slice', FIELDS, { bonds: SLICES.shares, crowd: SLICES.crowd }],
  ['a slice less', FIELDS, { shares: SLICES.shares }],
];
test.each(CHANGES)('changes with %s', (_, fields, slices, seats) => {
  expect(fingerprintOf(fields, slices, seats)).not.toBe(fingerprintOf());
});

test('does not depend on the values in the state', () => {
  const state = allocate(layout(FIELDS), [], { seats: 2 });
  const fresh = fingerprint(state);
  state.bytes.fill(7);
  expect(fingerprint(state)).toBe(fresh);
});
