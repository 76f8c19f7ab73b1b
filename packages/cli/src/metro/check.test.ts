import { describe, expect, it } from 'vitest';
import { objects, run } from '../testing/run.ts';

async function check(board: string, flags = ''): Promise<unknown> {
  const { status, out, err } = await run(['check', ...flags.split(' ').filter(Boolean)], `${board}\n`);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return objects(out)[0];
}

describe('guimard check', () => {
  it.each([
    ['the empty board', '', ''],
    ['tiles on the rim', 'aaaa01aaaa02', ''],
    ['beside a tile', 'aaaa01aaaa11', ''],
    ['at a corner (V4)', 'aaaa01aaaa12', '--corners'],
    ['three of a tile and its rotation (V1)', 'adad01adad02adad03', '--rotate'],
    ['dddd first, on the rim (B14’s exception)', 'dddd00', ''],
  ])('%s', async (_, board, flags) => {
    expect(await check(board, flags)).toEqual({ valid: true });
  });

  it.each([
    ['malformed', 'aaaa01xx', '', 1, 'B7'],
    ['no such tile', 'aaab01', '', 0, 'B4'],
    ['no such cell', 'aaaa08', '', 0, 'B1'],
    ['the centre', 'aaaa01aaaa44', '', 1, 'B1'],
    ['occupied', 'aaaa01aaaa01', '', 1, 'B12'],
    ['out of reach', 'aaaa01aaaa12', '', 1, 'B12'],
    ['out of reach even with corners', 'aaaa01aaaa13', '--corners', 1, 'B12'],
    ['too often', 'aaaa01aaaa02aaaa03aaaa04aaaa05', '', 4, 'B6'],
    ['too often although it does not turn', 'aaaa01aaaa02aaaa03aaaa04aaaa05', '--rotate', 4, 'B6'],
    ['too often without rotation', 'adad01adad02adad03', '', 2, 'B6'],
    ['too often with its rotations', 'adad01adad02adad03adad04adad05', '--rotate', 4, 'B6'],
    ['a corner tile that links the corner’s stations', 'cccc00', '', 0, 'B14'],
    ['a rim tile that turns a track straight back', 'dacc03', '', 0, 'B14'],
    ['the cell before the copies', 'aaaa01aaaa02aaaa03aaaa04aaaa01', '', 4, 'B12'],
    ['the copies before the lines', 'dddd01dddd11dddd02', '', 2, 'B6'],
    ['the first of several faults', 'cccc00nonsense', '', 0, 'B14'],
  ])('%s', async (_, board, flags, at, rule) => {
    expect(await check(board, flags)).toMatchObject({
      valid: false,
      at,
      rule,
      reason: expect.stringMatching(/.\.$/),
    });
  });

  it('says why', async () => {
    expect(await check('adad01adad02adad03')).toMatchObject({
      code: 'allCopiesPlaced',
      params: { tile: 'adad', count: 2 },
      reason: 'The box has 2 adad tiles, and all of them are already on the board.',
    });
    expect(await check('adad01adad02adad03adad04dada11', '--rotate')).toMatchObject({
      code: 'allRotationsPlaced',
      reason: 'The box has 4 dada tiles in any rotation, and all of them are already on the board.',
    });
  });
});
