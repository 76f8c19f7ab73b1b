import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from './game.ts';
import {
  allocate,
  copy,
  equals,
  hash,
  layout,
  open,
  perSeat,
  restore,
  reveal,
  secret,
  snapshot,
} from './layout.ts';

const core = layout({
  turn: open.number(),
  seed: secret.number(),
  board: open.u8(3),
  far: open.i32(2),
  hand: perSeat.u8((d) => d.hand),
  bids: perSeat.u16(1),
  bag: secret.u8(2),
});
const slice = layout({ marks: open.u8(5), chips: perSeat.i32(1) });
const create = () => allocate(core, [{ name: 'chips', layout: slice }], { seats: 3, hand: 2 });

/** Arbitrary contents: every field filled from its own range. */
const filled = fc.array(fc.nat(0xffff), { minLength: 40, maxLength: 40 }).map((values) => {
  const s = create();
  let next = 0;
  for (const { array } of s.places) for (let i = 0; i < array.length; i++) array[i] = values[next++ % 40];
  return s;
});

describe('layout', () => {
  it('exposes numbers as properties and arrays as views of one buffer', () => {
    const s = create();
    s.turn = -5;
    s.far[1] = 1 << 30;
    s.hand.set([1, 2, 3, 4, 5, 6]);
    expect(s.turn).toBe(-5);
    expect([s.board.length, s.hand.length, s.bids.length, s.bag.length]).toEqual([3, 6, 3, 2]);
    expect(s.bytes.length % 4).toBe(0);
    expect(new Set(s.places.map(({ array }) => array.buffer))).toEqual(new Set([s.bytes.buffer]));
  });

  it('separates fields: writing one changes no other', () => {
    fc.assert(
      fc.property(filled, fc.nat(), (s, which) => {
        const before = snapshot(s) as Record<string, unknown>;
        const { name, array } = s.places[which % s.places.length];
        array[0] ^= 1;
        const { [name]: _, ...others } = snapshot(s) as Record<string, unknown>;
        const { [name]: __, ...othersBefore } = before;
        expect(others).toEqual(othersBefore);
      }),
    );
  });

  it('copies, compares and hashes whole states', () => {
    fc.assert(
      fc.property(filled, fc.nat(), fc.integer({ min: 1, max: 255 }), (s, at, change) => {
        const twin = create();
        copy(s, twin);
        expect(equals(s, twin)).toBe(true);
        expect(hash(twin)).toBe(hash(s));
        const { array } = twin.places[at % twin.places.length];
        array[0] ^= change;
        expect(equals(s, twin)).toBe(false);
        expect(hash(twin)).not.toBe(hash(s));
      }),
    );
  });

  it('treats states of different size as unequal', () => {
    expect(equals(create(), allocate(core, [], { seats: 3, hand: 2 }))).toBe(false);
  });

  it('reveals to a seat what is public and its own, and nothing else', () => {
    fc.assert(
      fc.property(filled, filled, fc.constantFrom(0, 1, 2, SPECTATOR), (s, other, viewer) => {
        const known = create();
        reveal(s, viewer, known);
        expect([known.turn, ...known.board, ...known.far]).toEqual([s.turn, ...s.board, ...s.far]);
        expect([known.seed, ...known.bag]).toEqual([0, 0, 0]);
        const own = (hand: ArrayLike<number>) => Array.from(hand).map((x, i) => (i >> 1 === viewer ? x : 0));
        expect(Array.from(known.hand)).toEqual(own(s.hand));
        // The previous contents of the target are gone.
        reveal(s, viewer, other);
        expect(equals(known, other)).toBe(true);
      }),
    );
  });

  it('leaves hidden fields out of a snapshot', () => {
    const s = create();
    s.hand.set([1, 2, 3, 4, 5, 6]);
    expect(Object.keys(snapshot(s, SPECTATOR))).toEqual(['turn', 'board', 'far', 'chips.marks']);
    expect(snapshot(s, 1)['hand']).toEqual([3, 4]);
    expect(Object.keys(snapshot(s)).length).toBe(s.places.length);
  });

  it('restores a full snapshot, through JSON', () => {
    fc.assert(
      fc.property(filled, (s) => {
        const back = restore(JSON.parse(JSON.stringify(snapshot(s))), create());
        expect(back.ok && equals(back.value, s)).toBe(true);
      }),
    );
  });

  it.each([
    [{ extra: 1 }, 'unknown field "extra"'],
    [{ turn: undefined }, 'field "turn" needs 1 number(s)'],
    [{ board: [1, 2] }, 'field "board" needs 3 number(s)'],
    [{ board: [1, 2, 256] }, 'field "board" cannot hold 256'],
  ])('says which field of a snapshot does not fit: %j', (change, words) => {
    const bad = { ...snapshot(create()), ...change } as never;
    expect(restore(bad, create())).toEqual({ ok: false, error: words });
  });
});
