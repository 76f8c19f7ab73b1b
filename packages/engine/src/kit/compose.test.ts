import { describe, expect, it } from 'vitest';
import { choose, compose, type ModuleOf } from './compose.ts';
import { layout, open } from './layout.ts';
import { newRefusal } from './result.ts';

interface Hooks {
  points(s: object, mine: never, so: number): number;
  end(s: object, mine: never): void;
}
type Module = ModuleOf<Hooks>;

const clash = newRefusal('C1', 'tracksCoverStations');
const shares: Module = {
  name: 'shares',
  slice: layout({ held: open.u8(2) }),
  hooks: { points: (_, __, so) => so + 1 },
};
const stations: Module = { name: 'stations', excludes: { tracks: clash }, hooks: {} };
const tracks: Module = {
  name: 'tracks',
  slice: layout({ lit: open.u8(1) }),
  hooks: { points: (_, __, so) => so * 2, end: () => undefined },
};
const tokens: Module = { name: 'tokens', requires: ['stations'], hooks: {} };
const ALL = [shares, stations, tracks, tokens];

describe('choose', () => {
  it('keeps the order of the list, whatever the order of the names', () => {
    expect(choose(ALL, ['tracks', 'shares'])).toEqual({ ok: true, value: [shares, tracks] });
  });

  it.each([
    [['stations', 'tracks'], clash],
    [['tokens'], newRefusal('options', 'moduleMissing', { name: 'tokens', missing: 'stations' })],
    [
      ['taxis'],
      newRefusal('options', 'unknownModule', {
        name: 'taxis',
        names: ['shares', 'stations', 'tracks', 'tokens'],
      }),
    ],
  ])('refuses %j', (names, error) => {
    expect(choose(ALL, names)).toEqual({ ok: false, error });
  });
});

describe('compose', () => {
  it('makes one array per hook, in order, each function with its slice', () => {
    const { hooks, slices } = compose<Hooks>(['points', 'end'], [shares, stations, tracks]);
    expect(slices.map(({ name }) => name)).toEqual(['shares', 'tracks']);
    expect(hooks.points.map(({ slice }) => slice)).toEqual([0, 1]);
    expect(hooks.end.map(({ slice }) => slice)).toEqual([1]);
    expect(hooks.points.reduce((so, { run }) => run({}, undefined as never, so), 3)).toBe(8);
  });

  it('gives an empty array for an unused hook, and no slice to a module without fields', () => {
    const { hooks, slices } = compose<Hooks>(['points', 'end'], [stations]);
    expect(hooks).toEqual({ points: [], end: [] });
    expect(slices).toEqual([]);
  });
});
