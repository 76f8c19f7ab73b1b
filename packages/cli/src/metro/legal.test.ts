import { describe, expect, it } from 'vitest';
import { objects, run } from '../testing/run.ts';

const RIM = Array.from({ length: 64 }, (_, cell) => `${cell >> 3}${cell & 7}`).filter((name) =>
  /[07]/.test(name),
);

async function legal(board: string, ...flags: readonly string[]): Promise<unknown> {
  const { status, out } = await run(['legal', ...flags], `${board}\n`);
  expect(status).toBe(0);
  return objects(out)[0];
}

describe('guimard legal', () => {
  it('allows dddd first on all 28 edge cells (B14’s exception)', async () => {
    expect(RIM).toHaveLength(28);
    expect(await legal('', '--tile', 'dddd')).toEqual({ cells: RIM });
  });

  it('allows dddd only off the edge once it can go there', async () => {
    expect(await legal('aaaa01', '--tile', 'dddd')).toEqual({ cells: ['11'] });
  });

  it('forbids one-tile lines (B14)', async () => {
    const corners = ['00', '07', '70', '77'];
    const cells = RIM.filter((cell) => !corners.includes(cell));
    expect(await legal('', '--tile', 'cccc')).toEqual({ cells });
  });

  it('allows more cells with corner contact (V4)', async () => {
    expect(await legal('aaaa01', '--tile', 'dddd', '--corners')).toEqual({ cells: ['11', '12'] });
  });

  it('lists the rotations of a tile with free rotation (V1)', async () => {
    const answer = (await legal('', '--tile', 'dada', '--rotate')) as Record<string, unknown>;
    expect(answer['cells']).toEqual(RIM.filter((cell) => !['00', '07', '70', '77'].includes(cell)));
    expect(answer['orientations']).toMatchObject({ '01': ['adad'], '10': ['dada'] });
    const many = (await legal('', '--tile', 'baac', '--rotate')) as {
      orientations: Record<string, string[]>;
    };
    expect(many.orientations['05']).toEqual(['aacb', 'baac', 'cbaa', 'acba']);
  });

  it('judges the exception over every rotation', async () => {
    expect(await legal('', '--tile', 'dddd', '--rotate')).toMatchObject({ cells: RIM });
  });

  it('replies to bad lines in order', async () => {
    const { status, out } = await run(['legal', '--tile', 'aaaa'], 'aaaa33\n\n');
    expect(status).toBe(1);
    expect(objects(out)).toEqual([
      { error: expect.objectContaining({ line: 1, at: 0, rule: 'B1' }) },
      { cells: expect.arrayContaining(['01']) },
    ]);
  });
});
