import { describe, expect, it } from 'vitest';
import { objects, run } from '../testing/run.ts';

async function score(boards: string, ...flags: readonly string[]) {
  const ran = await run(['score', '--players', '2', ...flags], boards);
  return { ...ran, answers: objects(ran.out) };
}

describe('guimard score', () => {
  // The printed rules' examples (B16, B17).
  it.each([
    ['two tiles, one crossed twice', 'aaaa30bbad31', [0, 3], 12, 'blue', 3, 3, 12],
    ['two tiles', 'bbbb05cbcb06', [2, 0], 3, 'yellow', 2, 2, 2],
    ['five tiles to the centre', 'cbaa20dbba21baac22aacb32bcdd42', [10, 0], 11, 'yellow', 5, 10, 'centre'],
    [
      'six, one crossed twice, to the centre',
      'bbad02accd03baac12dada13baac14adad24',
      [0, 14],
      6,
      'blue',
      7,
      14,
      'centre',
    ],
  ] as const)('%s', async (_, board, scores, station, colour, length, points, end) => {
    const { status, err, out } = await score(`${board}\n`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(`${JSON.stringify({ scores, lines: [{ station, colour, length, points, end }] })}\n`);
  });

  it('scores boards that no game allows, and the empty one', async () => {
    const { answers, status } = await score('dddd00dddd66dddd77\n\naaaa11');
    expect(status).toBe(0);
    const empty = { scores: [0, 0], lines: [] };
    expect(answers).toMatchObject([expect.objectContaining({ scores: [2, 2] }), empty, empty]);
  });

  it('lists lines in the order they scored', async () => {
    const { answers } = await score('dddd77dddd00');
    expect(answers).toMatchObject([
      expect.objectContaining({
        lines: [24, 25, 8, 9].map((station) => expect.objectContaining({ station, end: station })),
      }),
    ]);
  });

  it('leaves out unowned lines', async () => {
    const { out } = await run(['score', '--players', '3'], 'dddd70\n');
    expect(objects(out)).toEqual([{ scores: [0, 0, 0], lines: [] }]);
  });

  it('moves markers on along an exclusive track (V3)', async () => {
    const [shared] = (await score('dddd00')).answers;
    const [exclusive] = (await score('dddd00', '--exclusive')).answers;
    expect(shared).toMatchObject({ scores: [1, 1] });
    expect(exclusive).toMatchObject({ scores: [2, 1] });
  });

  it('replies to bad lines in order', async () => {
    const { status, err, answers } = await score(
      'aaaa01\r\nnonsense\nabcd00\naaaa33\naaaa88\naaaa01aaaa01\naaaa0\n\n',
    );
    expect(answers).toMatchObject([
      { scores: [0, 0], lines: [] },
      { error: { line: 2, at: 0, rule: 'B7', code: 'notPlacement', params: { text: 'nonsen' } } },
      { error: { line: 3, at: 0, rule: 'B4', code: 'unknownTile', params: { name: 'abcd' } } },
      { error: { line: 4, at: 0, rule: 'B1', code: 'centralStation' } },
      { error: { line: 5, at: 0, rule: 'B1', code: 'unknownCell', params: { name: '88' } } },
      { error: { line: 6, at: 1, rule: 'B12', code: 'cellTaken', reason: '01 already has a tile.' } },
      { error: { line: 7, at: 0, rule: 'B7', code: 'notPlacement', params: { text: 'aaaa0' } } },
      { scores: [0, 0], lines: [] },
    ]);
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toHaveLength(6);
    expect(err).toContain('guimard score: line 6, placement 1: B12: 01 already has a tile.\n');
  });
});
